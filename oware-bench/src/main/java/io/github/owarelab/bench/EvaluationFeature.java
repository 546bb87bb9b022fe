package io.github.owarelab.bench;

import io.github.owarelab.game.Position;
import io.github.owarelab.game.Side;
import java.util.Arrays;

/** What the evaluation looks at: a number of the mover's row less that of the other's. */
enum EvaluationFeature {
    /** The same for every board: the mover has to move. */
    TURN((row, gone) -> 0),
    /** Seeds in the row. */
    SEED((row, gone) -> Arrays.stream(row).sum()),
    /** Empty houses. */
    EMPTY((row, gone) -> count(row, 0, 0)),
    /** Houses of one seed. */
    ONE((row, gone) -> count(row, 1, 1)),
    /** Houses of two seeds. */
    TWO((row, gone) -> count(row, 2, 2)),
    /** Houses of more than eight seeds. */
    OVER_EIGHT((row, gone) -> count(row, 9, Integer.MAX_VALUE)),
    /** Houses of more than twelve seeds: a lap. */
    OVER_TWELVE((row, gone) -> count(row, 13, Integer.MAX_VALUE)),
    /** Empty houses, weighted by the share of seeds that have left the houses. */
    LATE_EMPTY((row, gone) -> count(row, 0, 0) * gone),
    /** Houses of more than twelve seeds, likewise. */
    LATE_OVER_TWELVE((row, gone) -> count(row, 13, Integer.MAX_VALUE) * gone);

    private static final double SEEDS = 48;

    private interface RowNumber {
        double of(int[] row, double gone);
    }

    private final RowNumber number;

    EvaluationFeature(RowNumber number) {
        this.number = number;
    }

    /** All features of a position, from the mover's view. */
    static double[] of(Position position) {
        int[] own = row(position, position.toMove());
        int[] other = row(position, position.toMove().opposite());
        double gone = 1 - position.inHouses() / SEEDS;
        return Arrays.stream(values())
                .mapToDouble(
                        feature -> feature == TURN ? 1 : feature.number.of(own, gone) - feature.number.of(other, gone))
                .toArray();
    }

    private static int[] row(Position position, Side side) {
        int[] row = new int[position.rules().houses()];
        Arrays.setAll(row, house -> position.seeds(side, house));
        return row;
    }

    private static long count(int[] row, int from, int to) {
        return Arrays.stream(row).filter(seeds -> seeds >= from && seeds <= to).count();
    }
}
