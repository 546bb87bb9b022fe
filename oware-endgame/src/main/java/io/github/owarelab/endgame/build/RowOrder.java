package io.github.owarelab.endgame.build;

import io.github.owarelab.board.Row;
import io.github.owarelab.endgame.rank.RowRank;
import java.util.Arrays;

/**
 * The rows of one sum by rank: in the order of the distance that their seeds have to the last house, then as {@link RowRank}
 * numbers them.
 */
final class RowOrder {
    /** The rows by rank. */
    final long[] rows;

    /** By rank: the rank that {@link RowRank} gives, by which rows are stored. */
    final int[] stored;

    private final int[] byStored;

    RowOrder(int sum) {
        long[] unordered = RowRank.rows(sum);
        rows = new long[unordered.length];
        stored = new int[rows.length];
        byStored = new int[rows.length];
        int[] next = firstRanks(unordered, sum);
        for (int i = 0; i < rows.length; i++) {
            int rank = next[distance(unordered[i])]++;
            rows[rank] = unordered[i];
            stored[rank] = i;
            byStored[i] = rank;
        }
    }

    private static int[] firstRanks(long[] rows, int sum) {
        int[] first = new int[(RowRank.HOUSES - 1) * sum + 2];
        for (long row : rows) {
            first[distance(row) + 1]++;
        }
        Arrays.parallelPrefix(first, Integer::sum);
        return first;
    }

    /** How many houses all seeds of a row together are away from the last house. */
    static int distance(long row) {
        int distance = 0;
        for (int house = 0; house < RowRank.HOUSES; house++) {
            distance += (RowRank.HOUSES - 1 - house) * Row.seeds(row, house);
        }
        return distance;
    }

    /** How many rows there are. */
    int count() {
        return rows.length;
    }

    /** The rank of a packed row. */
    int rank(long row) {
        return byStored[RowRank.rank(row)];
    }
}
