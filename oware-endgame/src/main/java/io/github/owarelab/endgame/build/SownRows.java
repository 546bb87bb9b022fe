package io.github.owarelab.endgame.build;

import io.github.owarelab.board.Row;
import io.github.owarelab.endgame.rank.RowRank;
import it.unimi.dsi.fastutil.longs.LongArrayList;

/**
 * The rows of one sum as sowers' rows: which row each sowing leaves behind, and the other way round which sowings leave a row
 * behind. All by rank.
 */
final class SownRows {
    private static final int HOUSES = RowRank.HOUSES;

    /** Where seeds that fell across stand in a predecessor that is being sorted, above whether the last one did and the rank. */
    private static final int SEEDS_SHIFT = 40;

    private static final int ACROSS_SHIFT = 32;

    private final int[] left;
    private final int[] first;
    private final int[] predecessors;
    private final byte[] crossing;
    private final boolean[] endedAcross;

    SownRows(RowTables tables, int sum, int mostSeeds) {
        long[] rows = tables.rows(sum);
        left = new int[rows.length * HOUSES];
        first = new int[rows.length + 1];
        LongArrayList found = new LongArrayList();
        for (int rank = 0; rank < rows.length; rank++) {
            sow(tables, rows[rank], rank);
            first[rank] = found.size();
            unsow(tables, rows[rank], mostSeeds - sum, found);
            found.subList(first[rank], found.size()).sort(null);
        }
        first[rows.length] = found.size();
        predecessors = new int[found.size()];
        crossing = new byte[found.size()];
        endedAcross = new boolean[found.size()];
        for (int i = 0; i < found.size(); i++) {
            predecessors[i] = (int) found.getLong(i);
            crossing[i] = (byte) (found.getLong(i) >>> SEEDS_SHIFT);
            endedAcross[i] = (found.getLong(i) >>> ACROSS_SHIFT & 1) != 0;
        }
    }

    /** The row that sowing a house leaves behind. */
    int left(int rank, int house) {
        return left[rank * HOUSES + house];
    }

    /** The number of the first predecessor of a row; those of the next row follow. Fewest seeds that fell across come first. */
    int firstPredecessor(int rank) {
        return first[rank];
    }

    /** The row before the sowing. */
    int predecessor(int number) {
        return predecessors[number];
    }

    /** Seeds that fell across in it. */
    int crossing(int number) {
        return crossing[number];
    }

    /** Whether the last of them fell across. */
    boolean endedAcross(int number) {
        return endedAcross[number];
    }

    private void sow(RowTables tables, long row, int rank) {
        for (int houses = tables.sowable(row); houses != 0; houses &= houses - 1) {
            int house = Integer.numberOfTrailingZeros(houses);
            left[rank * HOUSES + house] = RowRank.rank(row + Sowing.own(house, Row.seeds(row, house)));
        }
    }

    /** An empty house takes back its seeds from the houses after it, and some from the other's row. */
    private static void unsow(RowTables tables, long row, int mostCrossing, LongArrayList found) {
        for (int houses = ~Row.occupied(row) & (1 << HOUSES) - 1; houses != 0; houses &= houses - 1) {
            int house = Integer.numberOfTrailingZeros(houses);
            for (int seeds = 1; Sowing.crossing(house, seeds) <= mostCrossing; seeds++) {
                long before = row - Sowing.own(house, seeds);
                if ((before & EightBytes.TOPS) != 0) {
                    break;
                }
                if ((tables.sowable(before) & 1 << house) != 0) {
                    long across = Sowing.endsAcross(house, seeds) ? 1L << ACROSS_SHIFT : 0;
                    found.add((long) Sowing.crossing(house, seeds) << SEEDS_SHIFT | across | RowRank.rank(before));
                }
            }
        }
    }
}
