package io.github.owarelab.cli.match;

/**
 * Differences of strength: who is better by d expects a score of 1 / (1 + 10^(-d / 400)) (A. E. Elo, The Rating of Chessplayers,
 * 1978, in the logistic form).
 */
final class Elo {
    private static final double SCALE = 400;

    private Elo() {}

    /** The score to be expected, 0 to 1. */
    static double score(double elo) {
        return 1 / (1 + Math.pow(10, -elo / SCALE));
    }

    /** The difference that makes a score the expected one; infinite for 0 and 1. */
    static double difference(double score) {
        return -SCALE * Math.log10(1 / score - 1);
    }
}
