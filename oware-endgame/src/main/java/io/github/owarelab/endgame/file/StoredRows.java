package io.github.owarelab.endgame.file;

import io.github.owarelab.board.Row;
import io.github.owarelab.endgame.rank.Binomials;
import io.github.owarelab.endgame.rank.RowRank;

/**
 * Numbers the other's rows that are stored: those with an empty house, in the order of {@link RowRank}.
 *
 * <p>The number of such a row is its rank less the full rows before it. A full row before it agrees with it in the houses up to some
 * house j - 2, so those must not be empty, holds more in house j - 1, and at least one seed in each house from j on. With r(j)
 * seeds in the houses from j on these are C(r(j) - 1, 6 - j) rows, summed over j from 1 to 5 as long as all houses before j - 1 hold
 * a seed.
 */
public final class StoredRows {
    private static final int SEEDS_SHIFT = 7;
    private static final int ALL = (1 << RowRank.HOUSES) - 1;

    /** Full rows before, by house and seeds from that house on. */
    private static final int[] TERM = new int[RowRank.HOUSES << SEEDS_SHIFT];

    static {
        for (int house = 1; house < RowRank.HOUSES; house++) {
            for (int seeds = 1; seeds <= LayerFormat.MOST_SEEDS; seeds++) {
                TERM[(house << SEEDS_SHIFT) + seeds] = (int) Binomials.choose(seeds - 1, RowRank.HOUSES - house);
            }
        }
    }

    private StoredRows() {}

    /**
     * Whether boards with this other's row are stored.
     *
     * @param row a packed row
     * @return true if a house is empty
     */
    public static boolean contain(long row) {
        return (Row.occupied(row) & ALL) != ALL;
    }

    /**
     * How many rows of a sum are stored.
     *
     * @param sum seeds in the row, 0 to 48
     * @return rows with an empty house
     */
    public static int count(int sum) {
        return RowRank.count(sum) - (sum == 0 ? 0 : (int) Binomials.choose(sum - 1, RowRank.HOUSES - 1));
    }

    /**
     * The number of a row among those of the same sum that are stored.
     *
     * @param row a packed row with an empty house
     * @return 0 to count - 1
     */
    public static int rank(long row) {
        long sums = Row.houses(row) * Row.ONES;
        int sum = (int) (sums >>> Row.STORE_SHIFT);
        int last = Math.min(Integer.numberOfTrailingZeros(~Row.occupied(row)) + 1, RowRank.HOUSES - 1);
        int full = TERM[(1 << SEEDS_SHIFT) + sum - Row.seeds(sums, 0)];
        for (int house = 2; house <= last; house++) {
            full += TERM[(house << SEEDS_SHIFT) + sum - Row.seeds(sums, house - 1)];
        }
        return RowRank.rank(row) - full;
    }

    /**
     * The rows that are stored.
     *
     * @param sum seeds in the row
     * @return their ranks among all rows of the sum, rising
     */
    static int[] ranks(int sum) {
        long[] rows = RowRank.rows(sum);
        int[] ranks = new int[count(sum)];
        int next = 0;
        for (int rank = 0; rank < rows.length; rank++) {
            if (contain(rows[rank])) {
                ranks[next++] = rank;
            }
        }
        return ranks;
    }
}
