package io.github.owarelab.search;

import io.github.owarelab.board.Row;
import io.github.owarelab.rules.Rules;

/**
 * A guess at what the mover will gain more than the other, in points from the mover's view: a small network whose inputs are the
 * houses, each with its number of seeds, and whose hidden units are lanes of 16 bits, so that one addition serves four of them. The
 * weights are fitted to games by {@code EvaluationFit} of oware-bench; its record is in oware-bench/results.
 */
final class Evaluation {
    private static final int SEEDS = 48;

    private final EvaluationWeights weights;
    private final int houses;

    Evaluation(Rules rules) {
        this.weights = EvaluationWeights.of(rules);
        this.houses = rules.houses();
    }

    /** The guess in points, from the mover's view. */
    int of(long own, long other) {
        long[] hidden = weights.hidden;
        int[] direct = weights.direct;
        long first = weights.bias[0];
        long second = weights.bias[1];
        long third = weights.bias[2];
        long fourth = weights.bias[3];
        int both = weights.directBias;
        for (int house = 0; house < houses; house++) {
            int ownInput = EvaluationWeights.ownInput(house, Row.seeds(own, house));
            int otherInput = EvaluationWeights.otherInput(house, Row.seeds(other, house));
            int ownAt = ownInput * EvaluationWeights.WORDS;
            int otherAt = otherInput * EvaluationWeights.WORDS;
            both += direct[ownInput] + direct[otherInput];
            first += hidden[ownAt] + hidden[otherAt];
            second += hidden[ownAt + 1] + hidden[otherAt + 1];
            third += hidden[ownAt + 2] + hidden[otherAt + 2];
            fourth += hidden[ownAt + 3] + hidden[otherAt + 3];
        }
        int units = units(first, 0) + units(second, 4) + units(third, 8) + units(fourth, 12);
        int early = (short) both;
        int late = both - early >> Short.SIZE;
        int gone = Math.max(0, SEEDS - Row.sum(own) - Row.sum(other));
        return early + late * gone / SEEDS + (units >> EvaluationWeights.OUT_SHIFT);
    }

    /** What four hidden units add. */
    private int units(long sums, int at) {
        int[] out = weights.out;
        return unit(sums) * out[at]
                + unit(sums >>> 16) * out[at + 1]
                + unit(sums >>> 32) * out[at + 2]
                + unit(sums >>> 48) * out[at + 3];
    }

    private static int unit(long sum) {
        int above = ((int) sum & 0xFFFF) - EvaluationWeights.ZERO;
        return Math.max(0, Math.min(EvaluationWeights.FULL, above));
    }
}
