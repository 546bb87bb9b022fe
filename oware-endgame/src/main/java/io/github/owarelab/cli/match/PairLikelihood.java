package io.github.owarelab.cli.match;

/**
 * How likely numbers of pairs by their score are, at most, if a pair has a certain mean score and nothing else is known.
 *
 * <p>Of all distributions with mean s the likeliest gives a score a, seen n times in N, the share n / (N (1 + t (a - s))); t makes
 * the shares add up to 1 and have mean s (A. Owen, Empirical Likelihood, 2001). A normal distribution with the variance seen will not
 * do: most pairs of well-matched engines can be drawn, and a variance seen as nearly 0 makes any difference seem certain.
 */
final class PairLikelihood {
    /** Halvings of the interval of t; leaves no more than rounding. */
    private static final int STEPS = 60;

    private PairLikelihood() {}

    /**
     * The logarithm of the likelihood, less what does not depend on the mean.
     *
     * @param pairs numbers of pairs by score, rising from no point to all points; the first and the last above 0
     * @param mean a share of all points, between 0 and 1
     */
    static double logarithm(double[] pairs, double mean) {
        double tilt = tilt(pairs, mean);
        double sum = 0;
        for (int score = 0; score < pairs.length; score++) {
            sum -= pairs[score] * Math.log1p(tilt * distance(pairs, score, mean));
        }
        return sum;
    }

    /** The t at which the mean is right; the mean falls with it, and shares are positive within these bounds. */
    private static double tilt(double[] pairs, double mean) {
        double low = -1 / (1 - mean);
        double high = 1 / mean;
        for (int step = 0; step < STEPS; step++) {
            double middle = (low + high) / 2;
            double surplus = 0;
            for (int score = 0; score < pairs.length; score++) {
                double distance = distance(pairs, score, mean);
                surplus += pairs[score] * distance / (1 + middle * distance);
            }
            low = surplus > 0 ? middle : low;
            high = surplus > 0 ? high : middle;
        }
        return (low + high) / 2;
    }

    private static double distance(double[] pairs, int score, double mean) {
        return score / (pairs.length - 1.0) - mean;
    }
}
