package io.github.owarelab.bench;

import java.util.Random;

/**
 * The evaluation of oware-search while it is being fitted. The inputs that are on add up in each hidden unit, which gives its sum
 * cut to 0..1; the value is what the units give, weighted, and what the inputs add directly: as they are, and by how many seeds
 * have left the houses.
 */
final class Network {
    static final int UNITS = 16;
    /** Where the weights of each kind begin. */
    private static final int UNIT_BIAS = Samples.INPUTS * UNITS;

    private static final int OUT = UNIT_BIAS + UNITS;
    private static final int EARLY = OUT + UNITS;
    private static final int LATE = EARLY + Samples.INPUTS;
    private static final int BIAS = LATE + Samples.INPUTS;
    static final int WEIGHTS = BIAS + 1;

    /** The value is learned in units of so many seeds, so that all weights are of the same order. */
    private static final float SEEDS = 8;
    /** What {@code Evaluation} counts in: points of a seed, steps of a unit, and fractions of a point. */
    private static final float POINTS = 16;

    private static final float STEPS = 255;
    private static final float FRACTIONS = 256;

    final float[] weights = new float[WEIGHTS];
    private final float[] sums = new float[UNITS];

    Network(Random random) {
        for (int i = 0; i < UNIT_BIAS; i++) {
            weights[i] = (float) random.nextGaussian() * 0.15f;
        }
        for (int unit = 0; unit < UNITS; unit++) {
            weights[UNIT_BIAS + unit] = 0.3f;
            weights[OUT + unit] = (float) random.nextGaussian() * 0.3f;
        }
    }

    /** By how many seeds the value of a sample is off. */
    double error(Samples samples, int sample) {
        return SEEDS * value(samples, sample) - samples.wanted(sample);
    }

    private float value(Samples samples, int sample) {
        float late = samples.late(sample);
        float value = weights[BIAS];
        System.arraycopy(weights, UNIT_BIAS, sums, 0, UNITS);
        for (int place = 0; place < Samples.PLACES; place++) {
            int input = samples.input(sample, place);
            value += weights[EARLY + input] + late * weights[LATE + input];
            for (int unit = 0; unit < UNITS; unit++) {
                sums[unit] += weights[input * UNITS + unit];
            }
        }
        for (int unit = 0; unit < UNITS; unit++) {
            value += cut(sums[unit]) * weights[OUT + unit];
        }
        return value;
    }

    private static float cut(float sum) {
        return Math.max(0, Math.min(1, sum));
    }

    /**
     * Adds the gradient of the square of a sample's error.
     *
     * @param share of the sample in the mean
     * @return that square, in seeds
     */
    double addGradient(Samples samples, int sample, float share, float[] gradient) {
        float off = value(samples, sample) - samples.wanted(sample) / SEEDS;
        float slope = 2 * off * share;
        for (int unit = 0; unit < UNITS; unit++) {
            float sum = sums[unit];
            gradient[OUT + unit] += slope * cut(sum);
            sums[unit] = sum > 0 && sum < 1 ? slope * weights[OUT + unit] : 0;
            gradient[UNIT_BIAS + unit] += sums[unit];
        }
        gradient[BIAS] += slope;
        for (int place = 0; place < Samples.PLACES; place++) {
            int input = samples.input(sample, place);
            gradient[EARLY + input] += slope;
            gradient[LATE + input] += slope * samples.late(sample);
            for (int unit = 0; unit < UNITS; unit++) {
                gradient[input * UNITS + unit] += sums[unit];
            }
        }
        return off * off * SEEDS * SEEDS;
    }

    /** The weights as whole numbers, as {@code EvaluationWeights} reads them: a line an input, then one of what is always added. */
    String text() {
        StringBuilder text = new StringBuilder();
        for (int input = 0; input < Samples.INPUTS; input++) {
            addUnits(text, input * UNITS);
            text.append(points(EARLY + input))
                    .append(' ')
                    .append(points(LATE + input))
                    .append('\n');
        }
        addUnits(text, UNIT_BIAS);
        text.append(points(BIAS));
        for (int unit = 0; unit < UNITS; unit++) {
            float points = weights[OUT + unit] * SEEDS * POINTS * FRACTIONS / STEPS;
            text.append(' ').append(Math.round(points));
        }
        return text.append('\n').toString();
    }

    private void addUnits(StringBuilder text, int at) {
        for (int unit = 0; unit < UNITS; unit++) {
            text.append(Math.round(weights[at + unit] * STEPS)).append(' ');
        }
    }

    private int points(int at) {
        return Math.round(weights[at] * SEEDS * POINTS);
    }
}
