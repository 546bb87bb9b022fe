package io.github.owarelab.search;

import io.github.owarelab.board.Row;

/**
 * Numbers the boards of rows of some length: boards with fewer seeds in the houses first, every board of at most so many
 * seeds exactly once, from 0 without a gap. Stores do not count.
 *
 * <p>With p(i) the seeds of the first i of n houses, own row first, the numbers p(i) + i - 1 rise strictly, and the rank is
 * the sum of C(p(i) + i - 1, i) over i = 1..n: the combinatorial number system (Knuth, The Art of Computer Programming 4A,
 * 7.2.1.3).
 */
final class BoardRank {
    /** Seeds 0 to one more than a board holds. */
    private static final int STRIDE = Row.MOST + 2;

    private final int houses;
    /** C(seeds + i - 1, i) at (i - 1) * STRIDE + seeds; the greatest is below 2^63. */
    private final long[] choices;

    BoardRank(int houses) {
        this.houses = houses;
        this.choices = new long[2 * houses * STRIDE];
        for (int seeds = 1; seeds < STRIDE; seeds++) {
            choices[seeds] = seeds;
            for (int at = STRIDE + seeds; at < choices.length; at += STRIDE) {
                choices[at] = choices[at - 1] + choices[at - STRIDE];
            }
        }
    }

    /** How many boards hold at most so many seeds in their houses, 0 to 127. */
    long boards(int seeds) {
        return choices[(2 * houses - 1) * STRIDE + seeds + 1];
    }

    long of(long own, long other) {
        long ownSums = (own & Row.HOUSES) * Row.ONES;
        long otherSums = (other & Row.HOUSES) * Row.ONES;
        int ownSum = (int) (ownSums >>> Row.STORE_SHIFT);
        int half = houses * STRIDE;
        return sum(ownSums, 0) + sum(otherSums, half + ownSum);
    }

    private long sum(long prefixSums, int table) {
        long rank = 0;
        for (int house = 0; house < houses; house++) {
            rank += choices[table + (int) (prefixSums >>> (house * Row.LANE_BITS) & 0xFF)];
            table += STRIDE;
        }
        return rank;
    }
}
