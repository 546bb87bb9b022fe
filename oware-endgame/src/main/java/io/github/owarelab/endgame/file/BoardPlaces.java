package io.github.owarelab.endgame.file;

import io.github.owarelab.board.Row;
import io.github.owarelab.endgame.rank.RowRank;
import java.util.stream.IntStream;

/**
 * Where the boards of a layer stand in a plane: a number for each, counted from the plane's first, gaps after blocks
 * included.
 */
final class BoardPlaces {
    final int seeds;
    private final boolean allRows;
    private final long[] first;
    private final int[] moverRows;

    BoardPlaces(LayerContents contents) {
        seeds = contents.seeds();
        allRows = StoredGame.allRows(contents.game());
        first = new long[seeds + 2];
        moverRows = new int[seeds + 1];
        for (int sum = 0; sum <= seeds; sum++) {
            moverRows[sum] = RowRank.count(sum);
            long values = (long) otherRows(seeds - sum) * moverRows[sum];
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

    private int otherRows(int sum) {
        return allRows ? RowRank.count(sum) : StoredRows.count(sum);
    }

    /** The other's rows of a sum that are stored: their ranks among all rows of the sum, rising. */
    int[] otherRanks(int sum) {
        return allRows ? IntStream.range(0, RowRank.count(sum)).toArray() : StoredRows.ranks(sum);
    }

    /** The place of a board that is stored. */
    long of(long own, long other) {
        int sum = Row.sum(own);
        int otherRank = allRows ? RowRank.rank(other) : StoredRows.rank(other);
        return first[sum] + (long) otherRank * moverRows[sum] + RowRank.rank(own);
    }
}
