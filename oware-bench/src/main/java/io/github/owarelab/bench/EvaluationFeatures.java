package io.github.owarelab.bench;

import io.github.owarelab.game.Position;
import io.github.owarelab.game.Side;

/**
 * What the evaluation looks at, as numbers of the mover's row less those of the other's: how many houses of each place hold how
 * many seeds, and a few numbers that count more as seeds leave the houses.
 */
final class EvaluationFeatures {
    static final int HOUSES = 6;
    /** Houses of more seeds count as of so many. */
    static final int MOST_SEEDS = 20;

    /** A house of so many seeds is the measure of the others. */
    static final int USUAL_SEEDS = 4;

    static final int TURN = HOUSES * (MOST_SEEDS + 1);
    static final int LATE_TURN = TURN + 1;
    static final int LATE_EMPTY = LATE_TURN + 1;
    static final int LATE_OVER_TWELVE = LATE_EMPTY + 1;
    static final int COUNT = LATE_OVER_TWELVE + 1;

    private static final double SEEDS = 48;
    private static final int LAP = 13;

    private EvaluationFeatures() {}

    static int place(int house, int seeds) {
        return house * (MOST_SEEDS + 1) + Math.min(seeds, MOST_SEEDS);
    }

    static double[] of(Position position) {
        double[] features = new double[COUNT];
        double gone = 1 - position.inHouses() / SEEDS;
        addRow(features, position, position.toMove(), 1, gone);
        addRow(features, position, position.toMove().opposite(), -1, gone);
        features[TURN] = 1;
        features[LATE_TURN] = gone;
        return features;
    }

    private static void addRow(double[] features, Position position, Side side, int sign, double gone) {
        for (int house = 0; house < HOUSES; house++) {
            int seeds = position.seeds(side, house);
            if (seeds != USUAL_SEEDS) {
                features[place(house, seeds)] += sign;
            }
            features[LATE_EMPTY] += seeds == 0 ? sign * gone : 0;
            features[LATE_OVER_TWELVE] += seeds >= LAP ? sign * gone : 0;
        }
    }
}
