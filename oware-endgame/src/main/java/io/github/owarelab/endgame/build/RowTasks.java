package io.github.owarelab.endgame.build;

import io.github.owarelab.endgame.rank.RowRank;
import it.unimi.dsi.fastutil.ints.IntArrayList;

/** A layer cut into tasks of up to 64 consecutive rows of one side, so that no two tasks share a word of eight entries. */
final class RowTasks {
    static final int ROWS = 64;

    private final IntArrayList sums = new IntArrayList();
    private final IntArrayList firsts = new IntArrayList();
    private final int[] firstTask;

    RowTasks(int seeds) {
        firstTask = new int[seeds + 2];
        for (int sum = 0; sum <= seeds; sum++) {
            firstTask[sum] = count();
            for (int first = 0; first < RowRank.count(sum); first += ROWS) {
                sums.add(sum);
                firsts.add(first);
            }
        }
        firstTask[seeds + 1] = count();
    }

    int count() {
        return sums.size();
    }

    /** The first task of the rows with a sum; those of the next sum follow. */
    int firstOf(int sum) {
        return firstTask[sum];
    }

    /** The sum of the rows of a task. */
    int sum(int task) {
        return sums.getInt(task);
    }

    /** The rank of its first row. */
    int first(int task) {
        return firsts.getInt(task);
    }

    /** The rank after its last row. */
    int end(int task) {
        return Math.min(first(task) + ROWS, RowRank.count(sum(task)));
    }
}
