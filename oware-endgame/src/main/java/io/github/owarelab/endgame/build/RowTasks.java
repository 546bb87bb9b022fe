package io.github.owarelab.endgame.build;

import it.unimi.dsi.fastutil.ints.IntArrayList;
import java.util.function.IntUnaryOperator;

/** The rows of a layer, by rank, cut into tasks of 64, so that no two share a word of bits. */
final class RowTasks {
    private static final int ROWS = 64;

    private final IntArrayList sums = new IntArrayList();
    private final IntArrayList firsts = new IntArrayList();
    private final IntArrayList ends = new IntArrayList();
    private final int[] firstTask;

    /**
     * Cuts the rows of all sums.
     *
     * @param rows how many rows a sum has
     */
    RowTasks(int seeds, IntUnaryOperator rows) {
        firstTask = new int[seeds + 2];
        for (int sum = 0; sum <= seeds; sum++) {
            firstTask[sum] = count();
            int length = rows.applyAsInt(sum);
            for (int first = 0; first < length; first += ROWS) {
                sums.add(sum);
                firsts.add(first);
                ends.add(Math.min(length, first + ROWS));
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

    /** Its first rank. */
    int first(int task) {
        return firsts.getInt(task);
    }

    /** The rank after its last. */
    int end(int task) {
        return ends.getInt(task);
    }
}
