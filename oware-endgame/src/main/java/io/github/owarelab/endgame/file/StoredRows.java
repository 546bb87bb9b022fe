package io.github.owarelab.endgame.file;

import io.github.owarelab.board.Row;
import io.github.owarelab.endgame.rank.Binomials;
import io.github.owarelab.endgame.rank.RowRank;
import java.util.concurrent.atomic.AtomicReferenceArray;

/**
 * Numbers the other's rows that are stored: those with an empty house, in the order of {@link RowRank}.
 *
 * <p>The number of such a row is its rank less the full rows before it. A full row before it agrees with it in the
 * houses before some house j - 1, so those must not be empty, holds more in house j - 1, and at least one seed in each
 * house from j on. With r(j) seeds in the houses from j on these are C(r(j) - 1, 6 - j) rows, for each j from 1 to 5
 * that has no empty house before house j - 1. The rank is such a sum too, of C(r(j) + 5 - j, 6 - j).
 */
public final class StoredRows {
    private static final int ALL = (1 << RowRank.HOUSES) - 1;
    private static final int SEEDS_SHIFT = 6;
    private static final int HOUSE_SHIFT = SEEDS_SHIFT + 3;

    /** What a house j adds, by the first empty house, by j and by the seeds from house j on. */
    private static final int[] TERM = new int[RowRank.HOUSES << HOUSE_SHIFT];

    static {
        for (int empty = 0; empty < RowRank.HOUSES; empty++) {
            for (int house = 1; house < RowRank.HOUSES; house++) {
                for (int seeds = 1; seeds <= LayerFormat.MOST_SEEDS; seeds++) {
                    long all = Binomials.choose(seeds + RowRank.HOUSES - 1 - house, RowRank.HOUSES - house);
                    long full = empty < house - 1 ? 0 : Binomials.choose(seeds - 1, RowRank.HOUSES - house);
                    TERM[(empty << HOUSE_SHIFT) + (house << SEEDS_SHIFT) + seeds] = (int) (all - full);
                }
            }
        }
    }

    /** By sum: the ranks of the rows that are stored, once asked for: every layer's file has them, block after block. */
    private static final AtomicReferenceArray<int[]> RANKS = new AtomicReferenceArray<>(LayerFormat.MOST_SEEDS + 1);

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
        int empty = Integer.numberOfTrailingZeros(~Row.occupied(row)) << HOUSE_SHIFT;
        return term(empty, 1, sum, sums)
                + term(empty, 2, sum, sums)
                + term(empty, 3, sum, sums)
                + term(empty, 4, sum, sums)
                + term(empty, 5, sum, sums);
    }

    private static int term(int empty, int house, int sum, long sums) {
        return TERM[empty + (house << SEEDS_SHIFT) + sum - Row.seeds(sums, house - 1)];
    }

    /**
     * The rows that are stored.
     *
     * @param sum seeds in the row
     * @return their ranks among all rows of the sum, rising; not to be changed
     */
    static int[] ranks(int sum) {
        int[] known = RANKS.get(sum);
        if (known == null) {
            known = findRanks(sum);
            RANKS.set(sum, known);
        }
        return known;
    }

    private static int[] findRanks(int sum) {
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
