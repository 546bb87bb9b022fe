package io.github.owarelab.endgame.file;

import io.github.owarelab.board.Row;
import io.github.owarelab.endgame.rank.RowRank;

/**
 * Where the boards of a layer stand in a plane: a number for each, counted from the plane's first, gaps after blocks
 * included.
 */
final class BoardPlaces {
    final int seeds;
    private final long[] first;
    private final int[] moverRows;

    BoardPlaces(int seeds) {
        this.seeds = seeds;
        first = new long[seeds + 2];
        moverRows = new int[seeds + 1];
        for (int sum = 0; sum <= seeds; sum++) {
            moverRows[sum] = RowRank.count(sum);
            long values = (long) StoredRows.count(seeds - sum) * moverRows[sum];
            first[sum + 1] = first[sum] + roundUp(values);
        }
    }

    private static long roundUp(long values) {
        return (values + LayerFormat.RUN_VALUES - 1) & -LayerFormat.RUN_VALUES;
    }

    /** How many places a plane has. */
    long count() {
        return first[seeds + 1];
    }

    /** Runs of a plane. */
    long runs() {
        return count() / LayerFormat.RUN_VALUES;
    }

    /** The first run of a block, counted from the plane's first. */
    long firstRun(int moverSum) {
        return first[moverSum] / LayerFormat.RUN_VALUES;
    }

    /** The place of a board whose other's row has an empty house. */
    long of(long own, long other) {
        int sum = Row.sum(own);
        return first[sum] + (long) StoredRows.rank(other) * moverRows[sum] + RowRank.rank(own);
    }
}
