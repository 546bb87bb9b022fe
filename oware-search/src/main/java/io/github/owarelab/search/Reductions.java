package io.github.owarelab.search;

/**
 * By how many plies late moves are searched less deep at first: the deeper the search and the later the move, the more. The
 * form, logarithm times logarithm, is the usual one; its factors were found by matches (see oware-bench/results).
 */
final class Reductions {
    /** Less deep nodes are not worth it. */
    private static final int FROM = 3;

    private static final double LEAST = 0.2;
    private static final double FACTOR = 0.8;
    private static final int MOVES = 8;
    private static final byte[] PLIES = new byte[(Limits.MOST_DEPTH + 1) * MOVES];

    static {
        for (int depth = FROM; depth <= Limits.MOST_DEPTH; depth++) {
            for (int tried = 1; tried < MOVES; tried++) {
                double plies = LEAST + FACTOR * Math.log(depth) * Math.log(tried + 1);
                PLIES[depth * MOVES + tried] = (byte) Math.min(depth - 2, plies);
            }
        }
    }

    private Reductions() {}

    /**
     * Plies to be left out; at least one is left to search.
     *
     * @param depth of the node, in plies
     * @param tried how many moves were searched before
     */
    static int of(int depth, int tried) {
        return PLIES[depth * MOVES + tried];
    }
}
