package io.github.owarelab.search;

import io.github.owarelab.board.Row;

/**
 * A guess at what the mover will gain more than the other, from how both rows are filled. The weights are points, fitted to
 * games of Abapa by {@code EvaluationFit} of oware-bench; its record is in oware-bench/results.
 */
final class Evaluation {
    /** What a house is worth, by its place from the left and its seeds, compared to one of four; more count as the last. */
    private static final int[][] HOUSES = {
        {-71, -33, -18, -4, 0, 4, 0, -9, -9, -22, -31, -30, -15, -33, -14, -1, 6, 33, 47, 4, -7},
        {-64, -28, -12, -1, 0, -5, -6, -15, -20, -25, -22, -30, -9, -26, -2, -1, -7, 19, 2, -13, -60},
        {-52, -18, -7, 2, 0, -2, -15, -23, -34, -41, -32, -13, -9, -9, -1, 10, 27, 58, 72, 4, -60},
        {-32, -2, 4, 3, 0, -6, -14, -26, -22, -23, -14, 1, 9, 14, 18, 33, 40, 40, 17, -52, -73},
        {-23, 4, 2, 4, 0, -8, -10, -14, -15, -6, 7, 27, 42, 34, 48, 47, 45, 16, -38, -58, -1},
        {-10, 10, 10, 6, 0, -4, -5, -3, 9, 18, 43, 64, 76, 68, 81, 77, 51, -80, -74, -72, -32}
    };

    /** Of having to move. */
    private static final int TURN = -21;

    /** Added as seeds leave the houses, in full when none of {@link #SEEDS} is left. */
    private static final int LATE_TURN = 13;

    private static final int LATE_EMPTY = 25;
    private static final int LATE_LAP = 58;
    private static final int SEEDS = 48;
    /** Seeds that go round and come to the other's row again. */
    private static final int LAP = 13;

    private static final int STRIDE = Row.MOST + 1;

    private final int houses;
    private final long tops;
    private final int[] values;

    Evaluation(int houses) {
        this.houses = houses;
        this.tops = Row.TOPS >>> Row.LANE_BITS * (Row.STORE + 1 - houses);
        this.values = new int[houses * STRIDE];
        for (int i = 0; i < values.length; i++) {
            int[] house = HOUSES[Math.min(i / STRIDE, HOUSES.length - 1)];
            values[i] = house[Math.min(i % STRIDE, house.length - 1)];
        }
    }

    /** The guess in points, from the mover's view. */
    int of(long own, long other) {
        int filled = atLeast(own, 1) - atLeast(other, 1);
        int laps = atLeast(own, LAP) - atLeast(other, LAP);
        int gone = Math.max(0, SEEDS - Row.sum(own) - Row.sum(other));
        int late = LATE_TURN - LATE_EMPTY * filled + LATE_LAP * laps;
        return TURN + row(own) - row(other) + late * gone / SEEDS;
    }

    private int row(long row) {
        int sum = 0;
        for (int house = 0; house < houses; house++) {
            sum += values[house * STRIDE + Row.seeds(row, house)];
        }
        return sum;
    }

    /** Houses with at least so many seeds, 1 to 127: adding what is missing to 128 carries into the top bit. */
    private int atLeast(long row, int seeds) {
        return Long.bitCount((row & Row.HOUSES) + (128 - seeds) * Row.ONES & tops);
    }
}
