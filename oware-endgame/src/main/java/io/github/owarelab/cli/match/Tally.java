package io.github.owarelab.cli.match;

import java.util.Arrays;

/**
 * Counts the results of a match for the first engine. Two games of one opening, one with either side, are a pair; their results
 * depend on each other, so that estimates rest on the scores of pairs.
 */
public final class Tally {
    /** Scores of a pair: 0, 1/2, 1, 3/2, 2. */
    private static final int PAIR_SCORES = 5;

    /** Standard deviations on either side that hold 95 of 100. */
    private static final double NORMAL_95 = 1.959964;

    private final int[] games = new int[3];
    private final int[] pairs = new int[PAIR_SCORES];
    private int halfPair = -1;

    /**
     * Counts a game; every second one ends a pair.
     *
     * @param halves 2 for a win of the first engine, 1 for a draw, 0 for a loss
     */
    public void add(int halves) {
        games[halves]++;
        if (halfPair < 0) {
            halfPair = halves;
        } else {
            pairs[halfPair + halves]++;
            halfPair = -1;
        }
    }

    /**
     * Games won.
     *
     * @return how many
     */
    public int wins() {
        return games[2];
    }

    /**
     * Games drawn.
     *
     * @return how many
     */
    public int draws() {
        return games[1];
    }

    /**
     * Games lost.
     *
     * @return how many
     */
    public int losses() {
        return games[0];
    }

    /**
     * All games.
     *
     * @return how many
     */
    public int games() {
        return wins() + draws() + losses();
    }

    /**
     * Pairs by their score.
     *
     * @return how many have 0, 1/2, 1, 3/2 and 2 points
     */
    public int[] pairs() {
        return pairs.clone();
    }

    /**
     * The share of all points.
     *
     * @return 0 to 1, NaN without a game
     */
    public double score() {
        return (wins() + draws() / 2.0) / games();
    }

    /**
     * How much stronger the first engine is.
     *
     * @return Elo, infinite if one engine has all points, NaN without a game
     */
    public double elo() {
        return Elo.difference(score());
    }

    /**
     * Half the width of the interval in which the difference lies with 95 %.
     *
     * @return Elo, NaN or infinite if there are too few pairs to tell, or all have the same score
     */
    public double eloError() {
        if (Arrays.stream(pairs).filter(seen -> seen > 0).count() < 2) {
            return Double.NaN;
        }
        PairStatistics of =
                PairStatistics.of(Arrays.stream(pairs).asDoubleStream().toArray());
        double mean = of.mean();
        // The variance of all pairs there could be is count / (count - 1) times that of these.
        double deviation = Math.sqrt(of.variance() / (of.count() - 1));
        double high = Elo.difference(Math.min(1, mean + NORMAL_95 * deviation));
        double low = Elo.difference(Math.max(0, mean - NORMAL_95 * deviation));
        return (high - low) / 2;
    }
}
