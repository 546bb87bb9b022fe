package io.github.owarelab.search;

import io.github.owarelab.board.Row;

/**
 * A guess at what the mover will gain more than the other, from how both rows are filled. The weights are points, fitted to
 * games of Abapa by {@code EvaluationFit} of oware-bench; its record is in oware-bench/results.
 */
final class Evaluation {
    /** Of having to move. */
    private static final int TURN = -15;

    private static final int SEED = -3;
    private static final int EMPTY = -58;
    private static final int ONE = -16;
    private static final int TWO = -6;
    private static final int OVER_EIGHT = 23;
    private static final int OVER_TWELVE = 12;

    /** Added as seeds leave the houses, in full when none of {@link #SEEDS} is left. */
    private static final int LATE_EMPTY = 42;

    private static final int LATE_OVER_TWELVE = 79;
    private static final int SEEDS = 48;

    private final long tops;

    Evaluation(int houses) {
        this.tops = Row.TOPS >>> Row.LANE_BITS * (Row.STORE + 1 - houses);
    }

    /** The guess in points, from the mover's view. */
    int of(long own, long other) {
        int ownSeeds = Row.sum(own);
        int otherSeeds = Row.sum(other);
        int filled = atLeast(own, 1) - atLeast(other, 1);
        int overOne = atLeast(own, 2) - atLeast(other, 2);
        int overTwo = atLeast(own, 3) - atLeast(other, 3);
        int overEight = atLeast(own, 9) - atLeast(other, 9);
        int overTwelve = atLeast(own, 13) - atLeast(other, 13);
        int gone = Math.max(0, SEEDS - ownSeeds - otherSeeds);
        return TURN
                + SEED * (ownSeeds - otherSeeds)
                - EMPTY * filled
                + ONE * (filled - overOne)
                + TWO * (overOne - overTwo)
                + OVER_EIGHT * overEight
                + OVER_TWELVE * overTwelve
                + (LATE_OVER_TWELVE * overTwelve - LATE_EMPTY * filled) * gone / SEEDS;
    }

    /** Houses with at least so many seeds, 1 to 127: adding what is missing to 128 carries into the top bit. */
    private int atLeast(long row, int seeds) {
        return Long.bitCount((row & Row.HOUSES) + (128 - seeds) * Row.ONES & tops);
    }
}
