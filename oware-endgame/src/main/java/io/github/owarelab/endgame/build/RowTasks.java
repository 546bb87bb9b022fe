package io.github.owarelab.endgame.build;

import it.unimi.dsi.fastutil.ints.IntArrayList;
import java.util.function.IntUnaryOperator;

/** The places of a layer's rows cut into tasks of 64, so that no two share a word of bits. */
final class RowTasks {
    private static final int PLACES = 64;

    private final IntArrayList sums = new IntArrayList();
    private final IntArrayList firsts = new IntArrayList();
    private final IntArrayList ends = new IntArrayList();
    private final int[] firstTask;

    /**
     * Cuts the rows of all sums.
     *
     * @param places how many places the rows of a sum take
     */
    RowTasks(int seeds, IntUnaryOperator places) {
        firstTask = new int[seeds + 2];
        for (int sum = 0; sum <= seeds; sum++) {
            firstTask[sum] = count();
            int length = places.applyAsInt(sum);
            for (int first = 0; first < length; first += PLACES) {
                sums.add(sum);
                firsts.add(first);
                ends.add(Math.min(length, first + PLACES));
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

    /** Its first place. */
    int first(int task) {
        return firsts.getInt(task);
    }

    /** The place after its last. */
    int end(int task) {
        return ends.getInt(task);
    }
}
