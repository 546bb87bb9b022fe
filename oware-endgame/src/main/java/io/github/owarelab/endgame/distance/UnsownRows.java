package io.github.owarelab.endgame.distance;

import io.github.owarelab.board.Row;
import io.github.owarelab.endgame.rank.RowRank;
import it.unimi.dsi.fastutil.ints.IntArrayList;

/**
 * The rows from which a sowing may have led to each row of a sum, found by taking back one seed more at a time. Whether the
 * other row had the seeds that fell into it is not looked at, nor whether the rules allow the sowing.
 *
 * <p>An entry is an int: the rank of the row before the sowing, then six bits for the seeds that fell into the other row, then
 * three for the house that was sown.
 */
final class UnsownRows {
    private static final int CROSSING_SHIFT = 3;
    private static final int RANK_SHIFT = CROSSING_SHIFT + 6;

    /** By the row's rank: its first entry; one more for the end. */
    private final int[] first;

    private final int[] entries;

    /** Rows of a sum, from which no more than so many seeds may have fallen into the other row. */
    UnsownRows(int sum, int mostCrossing) {
        long[] sown = RowRank.rows(sum);
        IntArrayList found = new IntArrayList();
        first = new int[sown.length + 1];
        for (int rank = 0; rank < sown.length; rank++) {
            for (int empty = ~Row.occupied(sown[rank]) & (1 << RowRank.HOUSES) - 1; empty != 0; empty &= empty - 1) {
                unsow(sown[rank], Integer.numberOfTrailingZeros(empty), mostCrossing, found);
            }
            first[rank + 1] = found.size();
        }
        entries = found.toIntArray();
    }

    private static void unsow(long sown, int house, int mostCrossing, IntArrayList found) {
        long row = sown;
        int crossing = 0;
        int place = house;
        while (true) {
            place = place == 2 * RowRank.HOUSES - 1 ? 0 : place + 1;
            place += place == house ? 1 : 0;
            if (place >= RowRank.HOUSES) {
                crossing++;
            } else if (Row.seeds(row, place) > 0) {
                row -= seed(place);
            } else {
                return;
            }
            if (crossing > mostCrossing) {
                return;
            }
            row += seed(house);
            found.add(RowRank.rank(row) << RANK_SHIFT | crossing << CROSSING_SHIFT | house);
        }
    }

    static long seed(int house) {
        return 1L << (house * Row.LANE_BITS);
    }

    int first(int rank) {
        return first[rank];
    }

    int end(int rank) {
        return first[rank + 1];
    }

    int entry(int number) {
        return entries[number];
    }

    static int house(int entry) {
        return entry & (1 << CROSSING_SHIFT) - 1;
    }

    /** Seeds that fell into the other row. */
    static int crossing(int entry) {
        return entry >>> CROSSING_SHIFT & (1 << RANK_SHIFT - CROSSING_SHIFT) - 1;
    }

    /** The rank of the row before the sowing. */
    static int rank(int entry) {
        return entry >>> RANK_SHIFT;
    }
}
