package io.github.owarelab.cli.match;

import java.util.Arrays;

/**
 * Wald's sequential probability ratio test: stops a match as soon as it tells one strength from another (A. Wald, Sequential Tests
 * of Statistical Hypotheses, 1945). The ratio is the generalised one: of the most likely distributions of the scores of pairs under
 * either hypothesis (M. Van den Bergh, The Generalized Sequential Probability Ratio Test, 2017). Its true risks are measured in
 * oware-bench: at most about the nominal ones for all shares of draws.
 *
 * @param elo0 the difference under the first hypothesis
 * @param elo1 the difference under the second, greater
 * @param alpha the risk to accept the second when the first is true
 * @param beta the risk to accept the first when the second is true
 */
public record Sprt(double elo0, double elo1, double alpha, double beta) {
    /** Either risk is less. */
    public static final double MOST_RISK = 0.5;

    /** Counted for each score of a pair that was not seen, so that no mean is impossible. */
    private static final double UNSEEN = 1e-3;

    /** Nothing is decided before so many games: the variance of a few pairs says little, that of one nothing. */
    private static final int FEWEST_GAMES = 40;

    /** What the test says so far. */
    public enum State {
        /** Not decided. */
        OPEN,
        /** The difference is rather the first. */
        ACCEPTED_ELO0,
        /** The difference is rather the second. */
        ACCEPTED_ELO1
    }

    /**
     * Checks the test.
     *
     * @param elo0 the difference under the first hypothesis
     * @param elo1 the difference under the second
     * @param alpha the risk to accept the second when the first is true
     * @param beta the risk to accept the first when the second is true
     * @throws IllegalArgumentException if the hypotheses are not in order or a risk is not between 0 and 1/2
     */
    public Sprt {
        if (!(elo0 < elo1)) {
            throw new IllegalArgumentException("elo0 is less than elo1, but they are " + elo0 + " and " + elo1);
        }
        if (!(alpha > 0 && alpha < MOST_RISK && beta > 0 && beta < MOST_RISK)) {
            throw new IllegalArgumentException(
                    "alpha and beta lie between 0 and 0.5, but they are " + alpha + " and " + beta);
        }
    }

    /**
     * The logarithm of the ratio of likelihoods.
     *
     * @param tally the games so far
     * @return 0 without a pair, positive if the second hypothesis is likelier
     */
    public double logLikelihoodRatio(Tally tally) {
        int[] pairs = tally.pairs();
        if (Arrays.stream(pairs).sum() == 0) {
            return 0;
        }
        double[] seen =
                Arrays.stream(pairs).mapToDouble(n -> n == 0 ? UNSEEN : n).toArray();
        return PairLikelihood.logarithm(seen, Elo.score(elo1)) - PairLikelihood.logarithm(seen, Elo.score(elo0));
    }

    /**
     * The ratio at which the first hypothesis is accepted.
     *
     * @return a negative logarithm
     */
    public double lower() {
        return Math.log(beta / (1 - alpha));
    }

    /**
     * The ratio at which the second hypothesis is accepted.
     *
     * @return a positive logarithm
     */
    public double upper() {
        return Math.log((1 - beta) / alpha);
    }

    /**
     * What the test says.
     *
     * @param tally the games so far
     * @return whether to go on or which hypothesis to accept
     */
    public State state(Tally tally) {
        if (tally.games() < FEWEST_GAMES) {
            return State.OPEN;
        }
        double ratio = logLikelihoodRatio(tally);
        return ratio <= lower() ? State.ACCEPTED_ELO0 : ratio >= upper() ? State.ACCEPTED_ELO1 : State.OPEN;
    }
}
