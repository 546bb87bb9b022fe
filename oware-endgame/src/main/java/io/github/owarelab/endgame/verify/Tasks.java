package io.github.owarelab.endgame.verify;

import io.github.owarelab.endgame.rank.RowRank;
import java.util.ArrayList;
import java.util.List;

/** The boards of a layer cut into tasks of up to 64 mover's rows each, with all other's rows. */
final class Tasks {
    /** Mover's rows from a rank that is a multiple of 64. */
    record Task(int sum, int first, int count) {}

    private final int seeds;
    private final List<Task> tasks = new ArrayList<>();
    private final long[][] rows;

    Tasks(int seeds) {
        this.seeds = seeds;
        rows = new long[seeds + 1][];
        for (int sum = 0; sum <= seeds; sum++) {
            rows[sum] = RowRank.rows(sum);
            for (int first = 0; first < rows[sum].length; first += Long.SIZE) {
                tasks.add(new Task(sum, first, Math.min(Long.SIZE, rows[sum].length - first)));
            }
        }
    }

    int seeds() {
        return seeds;
    }

    int count() {
        return tasks.size();
    }

    Task get(int number) {
        return tasks.get(number);
    }

    /** A mover's row of a task. */
    long own(Task task, int i) {
        return rows[task.sum][task.first + i];
    }

    /** All other's rows of a task, by rank. */
    long[] others(Task task) {
        return rows[seeds - task.sum];
    }
}
