package io.github.owarelab.endgame.verify;

import java.util.ArrayList;
import java.util.List;

/**
 * The boards of a layer cut into tasks: up to 64 rows of one side, which holds at least half of the seeds, with all rows of
 * the other side, whoever moves.
 *
 * <p>The order lets most moves lead back to boards that were looked at before: the most unequal sums come first, and rows
 * stand by falling rank, because sowing within a row leads to a greater rank.
 */
final class Tasks {
    /** Rows of a sum from a rank that is a multiple of 64. */
    record Task(int sum, int first, int count) {
        int last() {
            return first + count - 1;
        }
    }

    private final int seeds;
    private final KnownLayers layers;
    private final List<Task> tasks = new ArrayList<>();

    Tasks(KnownLayers layers, int seeds) {
        this.layers = layers;
        this.seeds = seeds;
        for (int sum = seeds; 2 * sum >= seeds; sum--) {
            int rows = layers.rows(sum).count();
            for (int first = (rows - 1) & -Long.SIZE; first >= 0; first -= Long.SIZE) {
                tasks.add(new Task(sum, first, Math.min(Long.SIZE, rows - first)));
            }
        }
    }

    int count() {
        return tasks.size();
    }

    Task get(int number) {
        return tasks.get(number);
    }

    /** The boards of a task; where both sides hold as much, a board belongs to the row of lesser rank. */
    long boards(Task task) {
        long others = layers.rows(seeds - task.sum).count();
        if (2 * task.sum != seeds) {
            return 2 * task.count * others;
        }
        long from = others - task.first;
        long to = from - task.count;
        return from * from - to * to;
    }
}
