package io.github.owarelab.search;

import io.github.owarelab.board.Row;

/** A guess at what the mover will gain more than the other, from how both rows are filled. */
final class Evaluation {
    private static final int EMPTY = -35;
    private static final int ONE_OR_TWO = -23;
    private static final int OVER_TWELVE = 18;

    private final int houses;
    private final long tops;

    Evaluation(int houses) {
        this.houses = houses;
        this.tops = Row.TOPS >>> Row.LANE_BITS * (Row.STORE + 1 - houses);
    }

    /** The guess in points, from the mover's view. */
    int of(long own, long other) {
        return row(own) - row(other);
    }

    private int row(long row) {
        int filled = atLeast(row, 1);
        int overTwo = atLeast(row, 3);
        int overTwelve = atLeast(row, 13);
        return EMPTY * (houses - filled) + ONE_OR_TWO * (filled - overTwo) + OVER_TWELVE * overTwelve;
    }

    /** Houses with at least so many seeds, 1 to 127: adding what is missing to 128 carries into the top bit. */
    private int atLeast(long row, int seeds) {
        return Long.bitCount((row & Row.HOUSES) + (128 - seeds) * Row.ONES & tops);
    }
}
