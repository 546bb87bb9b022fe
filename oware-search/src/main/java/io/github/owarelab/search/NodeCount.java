package io.github.owarelab.search;

/** Counts the boards that one thread searches, and ends its search when there are enough of them or the time is over. */
final class NodeCount {
    private static final int NODES_PER_LOOK = 256;

    private final Watch watch;
    private final long most;
    private boolean mayStop;
    private long nodes;
    private long nextLook = NODES_PER_LOOK;
    private volatile long seen;

    /**
     * A count of 0.
     *
     * @param most the most boards, met exactly
     */
    NodeCount(Watch watch, long most) {
        this.watch = watch;
        this.most = most;
    }

    /**
     * Counts a board.
     *
     * @throws Stop when the search is over
     */
    void add() {
        nodes++;
        if (nodes >= nextLook) {
            look();
        }
    }

    private void look() {
        publish();
        if (mayStop && (nodes >= most || watch.isOver())) {
            throw Stop.SIGNAL;
        }
        long next = nodes + NODES_PER_LOOK;
        nextLook = nodes < most ? Math.min(next, most) : next;
    }

    /** Lets the search stop from now on. */
    void allowStop() {
        mayStop = true;
        nextLook = nodes + 1;
    }

    /** Makes the count exact for other threads. */
    void publish() {
        seen = nodes;
    }

    /** The boards as last published; at most {@value #NODES_PER_LOOK} too few. */
    long seen() {
        return seen;
    }
}
