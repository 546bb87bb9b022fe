package io.github.owarelab.search;

import io.github.owarelab.board.Row;

/**
 * A guess at what the mover will gain more than the other, from how both rows are filled. The weights are points, fitted to
 * games of Abapa by {@code EvaluationFit} of oware-bench; its record is in oware-bench/results.
 */
final class Evaluation {
    /** What a house is worth, by its place from the left and its seeds, compared to one of four; more count as the last. */
    private static final int[][] HOUSES = {
        {-91, -42, -12, 15, 0, 0, -2, -10, -25, -25, -36, -37, -16, -8, -14, 3, 21, 20, 25, 12, -44},
        {-74, -33, -7, 2, 0, -9, -6, -11, -25, -22, -24, -12, -9, -8, 7, 26, 41, 35, 53, 48, -33},
        {-57, -16, 2, 12, 0, -10, -26, -18, -30, -37, -34, -13, 9, 6, 21, 29, 55, 44, 20, -22, -27},
        {-30, 7, 9, 8, 0, -10, -22, -38, -30, -23, 1, 6, 15, 41, 52, 39, 47, 29, -6, -31, -17},
        {-15, 13, 11, -2, 0, -9, 1, -3, 6, 15, 31, 41, 48, 52, 46, 52, 32, 18, -37, -41, 2},
        {-16, 2, -1, 0, 0, 5, 13, 11, 40, 53, 63, 74, 68, 61, 40, 25, 10, -43, -44, -25, -39}
    };

    /** What is added as seeds leave the houses, in full when none of {@link #SEEDS} is left. */
    private static final int[][] LATE_HOUSES = {
        {50, 8, -26, -36, 0, -2, -17, 23, 4, 13, 19, 6, -36, -42, -12, 12, -10, 19, 20, 7, -11},
        {33, 10, -9, 2, 0, 5, 7, -6, 23, -3, -39, -30, -52, -20, -26, -15, 1, 16, 23, 28, 3},
        {24, -4, -7, -10, 0, 15, 41, 14, -6, -12, -24, -43, -49, -46, -24, -27, 7, 26, 27, 8, -19},
        {-7, -34, -22, -16, 0, 8, 22, 36, -11, -35, -42, -33, -33, -41, -8, 47, 60, 69, 0, -13, -15},
        {-4, -25, -16, 14, 0, 2, -23, -36, -58, -57, -71, -54, -20, 16, 74, 75, 97, 91, -9, -18, -1},
        {20, 8, 23, 11, 0, -19, -42, -40, -75, -85, -53, -30, 30, 90, 152, 211, 124, -27, -30, -12, -20}
    };

    /** Of having to move. */
    private static final int TURN = -25;

    private static final int LATE_TURN = 20;
    private static final int SEEDS = 48;
    private static final int STRIDE = Row.MOST + 1;

    private final int houses;
    /** Late weights above early ones in one number, so that one addition adds both. */
    private final int[] values;

    Evaluation(int houses) {
        this.houses = houses;
        this.values = new int[houses * STRIDE];
        for (int i = 0; i < values.length; i++) {
            int house = Math.min(i / STRIDE, HOUSES.length - 1);
            int seeds = Math.min(i % STRIDE, HOUSES[house].length - 1);
            values[i] = (LATE_HOUSES[house][seeds] << Short.SIZE) + HOUSES[house][seeds];
        }
    }

    /** The guess in points, from the mover's view. */
    int of(long own, long other) {
        int both = row(own) - row(other);
        int early = (short) both;
        int late = both - early >> Short.SIZE;
        int gone = Math.max(0, SEEDS - Row.sum(own) - Row.sum(other));
        return TURN + early + (LATE_TURN + late) * gone / SEEDS;
    }

    private int row(long row) {
        int sum = 0;
        for (int house = 0; house < houses; house++) {
            sum += values[house * STRIDE + Row.seeds(row, house)];
        }
        return sum;
    }
}
