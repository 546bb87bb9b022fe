package io.github.owarelab.bench;

import io.github.owarelab.game.Position;
import io.github.owarelab.game.Side;

/**
 * What the evaluation looks at: how many houses of each place hold how many seeds, in the mover's row less in the other's, and
 * the same weighted by the share of the seeds that have left the houses. The last two are the turn, alone and so weighted.
 */
final class EvaluationFeatures {
    static final int HOUSES = 6;
    /** Houses of more seeds count as of so many. */
    static final int MOST_SEEDS = 20;

    /** What a house of so many seeds is worth is the measure of the others. */
    private static final int USUAL_SEEDS = 4;

    /** Features of a place. */
    static final int PLACE = MOST_SEEDS + 1;

    /** Where the weighted ones begin. */
    static final int LATE = HOUSES * PLACE;

    static final int TURN = 2 * LATE;
    static final int COUNT = TURN + 2;

    private static final double SEEDS = 48;

    private EvaluationFeatures() {}

    static double[] of(Position position) {
        double[] features = new double[COUNT];
        double gone = 1 - position.inHouses() / SEEDS;
        addRow(features, position, position.toMove(), 1, gone);
        addRow(features, position, position.toMove().opposite(), -1, gone);
        features[TURN] = 1;
        features[TURN + 1] = gone;
        return features;
    }

    private static void addRow(double[] features, Position position, Side side, int sign, double gone) {
        for (int house = 0; house < HOUSES; house++) {
            int seeds = position.seeds(side, house);
            if (seeds != USUAL_SEEDS) {
                int at = house * PLACE + Math.min(seeds, MOST_SEEDS);
                features[at] += sign;
                features[LATE + at] += sign * gone;
            }
        }
    }
}
