package io.github.owarelab.search;

/** Thrown through all plies when a search must end; there is one, without a stack trace. */
final class Stop extends RuntimeException {
    static final Stop SIGNAL = new Stop();

    private static final long serialVersionUID = 1;

    private Stop() {
        super("the search is over", null, false, false);
    }
}
