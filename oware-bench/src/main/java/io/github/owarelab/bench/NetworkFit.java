package io.github.owarelab.bench;

import java.util.Arrays;
import java.util.Random;

/**
 * Fits a network to samples by gradient descent, with steps of a size of its own for each weight (Kingma and Ba, "Adam: a method
 * for stochastic optimization", 2015, with the factors given there). Every tenth sample is left out to judge by.
 */
final class NetworkFit {
    private static final int BATCH = 4096;
    private static final int LEFT_OUT = 10;
    private static final double FIRST_STEP = 0.003;
    private static final float MEAN_KEPT = 0.9f;
    private static final float SQUARE_KEPT = 0.999f;
    private static final float LEAST = 1e-8f;

    private final Samples samples;
    private final Random random;
    private final Network network;
    private final int[] order;
    private final float[] gradient = new float[Network.WEIGHTS];
    private final float[] mean = new float[Network.WEIGHTS];
    private final float[] square = new float[Network.WEIGHTS];
    private int steps;

    NetworkFit(Samples samples, Random random) {
        this.samples = samples;
        this.random = random;
        this.network = new Network(random);
        this.order = new int[samples.count() - leftOut()];
        for (int i = 0, sample = 0; i < order.length; sample++) {
            if (sample % LEFT_OUT != 0) {
                order[i++] = sample;
            }
        }
    }

    private int leftOut() {
        return (samples.count() + LEFT_OUT - 1) / LEFT_OUT;
    }

    Network network() {
        return network;
    }

    /**
     * Goes once through all samples.
     *
     * @param done the part of all rounds that is done: the steps get shorter
     * @return the mean square of the errors, in seeds
     */
    double round(double done) {
        shuffle();
        double step = FIRST_STEP * 0.5 * (1 + Math.cos(Math.PI * done));
        double squares = 0;
        for (int from = 0; from < order.length; from += BATCH) {
            squares += batch(from, Math.min(order.length, from + BATCH), step);
        }
        return squares / order.length;
    }

    private double batch(int from, int to, double step) {
        Arrays.fill(gradient, 0);
        double squares = 0;
        for (int i = from; i < to; i++) {
            squares += network.addGradient(samples, order[i], 1f / (to - from), gradient);
        }
        descend(step);
        return squares;
    }

    private void descend(double step) {
        steps++;
        double meanPart = 1 - Math.pow(MEAN_KEPT, steps);
        double squarePart = 1 - Math.pow(SQUARE_KEPT, steps);
        float length = (float) (step * Math.sqrt(squarePart) / meanPart);
        for (int i = 0; i < gradient.length; i++) {
            mean[i] = MEAN_KEPT * mean[i] + (1 - MEAN_KEPT) * gradient[i];
            square[i] = SQUARE_KEPT * square[i] + (1 - SQUARE_KEPT) * gradient[i] * gradient[i];
            network.weights[i] -= length * mean[i] / ((float) Math.sqrt(square[i]) + LEAST);
        }
    }

    private void shuffle() {
        for (int i = order.length - 1; i > 0; i--) {
            int other = random.nextInt(i + 1);
            int sample = order[i];
            order[i] = order[other];
            order[other] = sample;
        }
    }

    /** The mean square of the errors of the samples left out, in seeds. */
    double leftOutError() {
        double squares = 0;
        for (int sample = 0; sample < samples.count(); sample += LEFT_OUT) {
            double error = network.error(samples, sample);
            squares += error * error;
        }
        return squares / leftOut();
    }
}
