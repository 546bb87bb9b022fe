package io.github.owarelab.endgame.scores;

import io.github.owarelab.board.Row;
import io.github.owarelab.endgame.rank.Binomials;
import io.github.owarelab.endgame.rank.RowRank;

/**
 * The order of the boards in a file of scores.
 *
 * <p>A board is twelve houses p0 to p11, the mover's row first, in the direction of sowing. Boards whose other's row p6 to p11
 * has no empty house cannot arise from a move and are left out. The rest are ordered by p11, fewest seeds first, then by p10 and so
 * on down to p1; p0 holds what is left. Hence the boards with one other's row stand together.
 *
 * <p>Let F(p, n, s) = C(n + p, p) - C(n - s + p, p), the second term 0 if n &lt; s, be how many ways there are to place n seeds in
 * houses 0 to p with fewer than s in house p. The index of a board is the sum of F(p, n, s) over all houses p, where s is the seeds of
 * house p and n those of houses 0 to p, less the boards left out: F(p, n - p + 5, s - 1) for each house p from 11 down to the
 * first empty one. With N(p) seeds in houses 0 to p, the sum of F(p, N(p), s) over all houses is C(N(11) + 11, 11) - 1 less the
 * sum of C(N(p - 1) - 1 + p, p) for p from 1 to 11, because C(n + p, p) - C(n + p - 1, p - 1) = C(n - 1 + p, p).
 */
public final class ScoreOrder {
    private static final int HOUSES = 2 * RowRank.HOUSES;
    private static final int LAST = HOUSES - 1;
    private static final int ALL = (1 << RowRank.HOUSES) - 1;
    private static final int LANES = RowRank.HOUSES * Row.LANE_BITS;
    private static final int SEEDS_SHIFT = 6;

    private static final long[] WAYS = new long[HOUSES << SEEDS_SHIFT];

    static {
        for (int house = 1; house < HOUSES; house++) {
            for (int seeds = 1; seeds < 1 << SEEDS_SHIFT; seeds++) {
                WAYS[(house << SEEDS_SHIFT) + seeds] = Binomials.choose(seeds - 1 + house, house);
            }
        }
    }

    private ScoreOrder() {}

    /**
     * How many boards are stored, and so the length of a file.
     *
     * @param seeds seeds in the houses, 0 to 48
     * @return bytes
     */
    public static long boards(int seeds) {
        return Binomials.choose(seeds + LAST, LAST) - Binomials.choose(seeds + LAST - RowRank.HOUSES, LAST);
    }

    /**
     * Whether boards with this other's row are stored.
     *
     * @param other the other's packed row
     * @return true if a house is empty
     */
    public static boolean holds(long other) {
        return (Row.occupied(other) & ALL) != ALL;
    }

    /**
     * The index of a board among those with the same seeds.
     *
     * @param own the mover's packed row
     * @param other the other's packed row, which has an empty house
     * @return 0 to boards - 1
     */
    public static long index(long own, long other) {
        long ownSums = Row.houses(own) * Row.ONES;
        long otherSums = Row.houses(other) * Row.ONES + (ownSums >>> Row.STORE_SHIFT) * Row.ONES;
        long below = 0;
        for (int house = 1; house <= RowRank.HOUSES; house++) {
            below += ways(house, Row.seeds(ownSums, house - 1));
        }
        for (int house = RowRank.HOUSES + 1; house < HOUSES; house++) {
            below += ways(house, Row.seeds(otherSums, house - 1 - RowRank.HOUSES));
        }
        int seeds = Row.seeds(otherSums, RowRank.HOUSES - 1);
        return ways(LAST, seeds + 1) - 1 - below - leftOut(other, otherSums);
    }

    /** Boards before one that are not stored; {@code sums} are its seeds up to each of the other's houses, all before included. */
    private static long leftOut(long other, long sums) {
        long boards = 0;
        for (int house = LAST; ; house--) {
            int seeds = Row.seeds(other, house - RowRank.HOUSES);
            if (seeds == 0) {
                return boards;
            }
            int left = Row.seeds(sums, house - RowRank.HOUSES) - house + RowRank.HOUSES;
            boards += ways(house, Math.max(0, left)) - ways(house, Math.max(0, left - seeds + 1));
        }
    }

    /** C(seeds - 1 + house, house): ways to place fewer than so many seeds in as many houses. */
    private static long ways(int house, int seeds) {
        return WAYS[(house << SEEDS_SHIFT) + seeds];
    }

    /**
     * The first row in the order of rows with one sum.
     *
     * @param sum seeds in the row
     * @return the packed row that has them all in house 0
     */
    static long firstRow(int sum) {
        return sum;
    }

    /**
     * The next row with the same sum: one seed more in the lowest house that can have it, what is left in house 0.
     *
     * @param row a packed row that is not the last
     * @return the packed row after it
     */
    static long nextRow(long row) {
        int lane = Long.numberOfTrailingZeros(row) & -Row.LANE_BITS;
        long seeds = row >>> lane & Row.MOST;
        return row - (seeds << lane) + (1L << (lane + Row.LANE_BITS)) + seeds - 1;
    }

    /**
     * The next other's row of a layer's boards, whatever its sum.
     *
     * @param row a packed row
     * @param seeds seeds of the layer
     * @return the packed row after it, or -1 after the last
     */
    static long nextOther(long row, int seeds) {
        if (Row.sum(row) < seeds) {
            return row + 1;
        }
        int lane = Long.numberOfTrailingZeros(row) & -Row.LANE_BITS;
        long next = row - ((row >>> lane & Row.MOST) << lane) + (1L << (lane + Row.LANE_BITS));
        return lane + Row.LANE_BITS < LANES ? next : -1;
    }
}
