package io.github.owarelab.endgame.build;

import io.github.owarelab.board.Row;
import io.github.owarelab.endgame.rank.RowRank;

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

    /** By rank. */
    private final short[] distances;

    /** By distance: the first rank. */
    private final int[] first;

    RowOrder(int sum) {
        long[] unordered = RowRank.rows(sum);
        rows = new long[unordered.length];
        stored = new int[rows.length];
        byStored = new int[rows.length];
        distances = new short[rows.length];
        first = firstRanks(unordered, sum);
        int[] next = first.clone();
        for (int i = 0; i < rows.length; i++) {
            int distance = distance(unordered[i]);
            int rank = next[distance]++;
            rows[rank] = unordered[i];
            stored[rank] = i;
            byStored[i] = rank;
            distances[rank] = (short) distance;
        }
    }

    private static int[] firstRanks(long[] rows, int sum) {
        int[] first = new int[(RowRank.HOUSES - 1) * sum + 2];
        for (long row : rows) {
            first[distance(row) + 1]++;
        }
        for (int distance = 1; distance < first.length; distance++) {
            first[distance] += first[distance - 1];
        }
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

    /** How many distances there are, from 0 on; each has rows. */
    int distances() {
        return first.length - 1;
    }

    /** The first rank of a distance; those of the next distance follow. */
    int first(int distance) {
        return first[distance];
    }

    /** The distance of a row. */
    int distance(int rank) {
        return distances[rank];
    }

    /** The rank of a row that is stored by a number. */
    int rankOfStored(int number) {
        return byStored[number];
    }

    /** The rank of a packed row. */
    int rank(long row) {
        return byStored[RowRank.rank(row)];
    }
}
