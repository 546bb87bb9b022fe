package io.github.owarelab.endgame.rank;

import io.github.owarelab.board.Row;

/**
 * Numbers the rows of six houses that hold a given sum of seeds, from 0.
 *
 * <p>Rows are ordered by house 0, most seeds first, then by house 1 and so on. Rows that agree in their first houses stand
 * together, in the same order whatever those houses hold: sowing x seeds into the first x houses takes whole runs of
 * consecutive rows to whole runs of consecutive rows. That is what lets the builder work on eight boards at a time.
 *
 * <p>With r(j) seeds in the houses from j on, the rank is the sum of C(r(j) + 5 - j, 6 - j) for j from 1 to 5: the number of
 * ways in which fewer seeds could stand in those houses.
 */
public final class RowRank {
    /** Houses of a row. */
    public static final int HOUSES = 6;

    private static final int MOST_SEEDS = 72;
    private static final int SEEDS_SHIFT = 7;

    /** By house and seeds from that house on. */
    private static final int[] TERM = new int[HOUSES << SEEDS_SHIFT];

    static {
        for (int house = 1; house < HOUSES; house++) {
            for (int seeds = 0; seeds <= MOST_SEEDS; seeds++) {
                TERM[(house << SEEDS_SHIFT) + seeds] =
                        (int) Binomials.choose(seeds + HOUSES - 1 - house, HOUSES - house);
            }
        }
    }

    private RowRank() {}

    /**
     * How many rows hold a sum.
     *
     * @param sum seeds in the row, 0 to 72
     * @return C(sum + 5, 5)
     */
    public static int count(int sum) {
        return (int) Binomials.choose(sum + HOUSES - 1, HOUSES - 1);
    }

    /**
     * The number of a row among those with the same sum.
     *
     * @param row a packed row of six houses, up to 72 seeds; its store is ignored
     * @return 0 to count - 1
     */
    public static int rank(long row) {
        long sums = Row.houses(row) * Row.ONES;
        int sum = (int) (sums >>> Row.STORE_SHIFT);
        return term(1, sum, sums) + term(2, sum, sums) + term(3, sum, sums) + term(4, sum, sums) + term(5, sum, sums);
    }

    private static int term(int house, int sum, long sums) {
        int before = (int) (sums >>> ((house - 1) * Row.LANE_BITS)) & Row.MOST;
        return TERM[(house << SEEDS_SHIFT) + sum - before];
    }

    /**
     * All rows of a sum.
     *
     * @param sum seeds in the row
     * @return packed rows in the order of their ranks
     */
    public static long[] rows(int sum) {
        long[] rows = new long[count(sum)];
        fill(rows, 0, 0, 0, sum);
        return rows;
    }

    private static int fill(long[] rows, int at, int house, long row, int left) {
        if (house == HOUSES - 1) {
            rows[at] = row | lane(house, left);
            return at + 1;
        }
        int next = at;
        for (int seeds = left; seeds >= 0; seeds--) {
            next = fill(rows, next, house + 1, row | lane(house, seeds), left - seeds);
        }
        return next;
    }

    private static long lane(int house, int seeds) {
        return (long) seeds << (house * Row.LANE_BITS);
    }
}
