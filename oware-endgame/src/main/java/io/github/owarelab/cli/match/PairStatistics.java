package io.github.owarelab.cli.match;

/**
 * Mean and variance of the score of a pair of games, as a share of its points.
 *
 * @param count pairs
 * @param mean 0 to 1, NaN without a pair
 * @param variance of a single pair
 */
record PairStatistics(double count, double mean, double variance) {
    /** Of numbers of pairs by their score, rising from no point to all points. */
    static PairStatistics of(double... pairs) {
        double count = 0;
        double sum = 0;
        double squares = 0;
        for (int score = 0; score < pairs.length; score++) {
            double share = score / (pairs.length - 1.0);
            count += pairs[score];
            sum += pairs[score] * share;
            squares += pairs[score] * share * share;
        }
        double mean = sum / count;
        return new PairStatistics(count, mean, squares / count - mean * mean);
    }
}
