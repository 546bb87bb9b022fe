package io.github.owarelab.bench;

import io.github.owarelab.board.Row;

/** How the {@linkplain BaselineEngine baseline} rates boards, from the mover's view, 25 a seed. */
final class BaselineScore {
    /** More than any score. */
    static final int MOST = 12_000;

    private static final int SEED = 25;
    private static final int OVER_TWELVE = 28;
    private static final int EMPTY = -54;
    private static final int ONE_OR_TWO = -36;
    private static final int WON = 10_000;

    private static final int HOUSES = 6;
    private static final long TOPS = Row.TOPS >>> 2 * Row.LANE_BITS;

    private BaselineScore() {}

    /** The guess: seeds of lead, and how both rows are filled. */
    static int guess(long own, long other) {
        return SEED * lead(own, other) + row(own) - row(other);
    }

    private static int row(long row) {
        int filled = atLeast(row, 1);
        int overTwo = atLeast(row, 3);
        return EMPTY * (HOUSES - filled) + ONE_OR_TWO * (filled - overTwo) + OVER_TWELVE * atLeast(row, 13);
    }

    /** Houses with at least so many seeds. */
    private static int atLeast(long row, int seeds) {
        return Long.bitCount(Row.houses(row) + (128 - seeds) * Row.ONES & TOPS);
    }

    static int lead(long own, long other) {
        return Row.store(own) - Row.store(other);
    }

    /** The score of a game that ends here, each side taking its own row. */
    static int end(long own, long other) {
        return outcome(lead(own, other) + Row.sum(own) - Row.sum(other));
    }

    /** The score of a game that ends with so many seeds of lead: it rises with the lead, and any win is above any guess. */
    static int outcome(int lead) {
        return SEED * lead + WON * Integer.signum(lead);
    }
}
