package io.github.owarelab.search;

import java.util.concurrent.atomic.AtomicLongArray;

/**
 * Which moves the threads of a crew are searching at this moment, so that a thread that comes to the same node takes up
 * another move first (after J.-C. Weill, The ABDADA Distributed Minimax Search Algorithm, 1996, and T. Kerrigan's simpler form).
 *
 * <p>Nothing depends on the answers but the order of moves: marks that share a place push each other out.
 */
final class InWork {
    /** In plies; the search of less deep nodes is too short. */
    static final int LEAST_DEPTH = 4;

    /** No move has this mark. */
    static final long NO_MARK = 0;

    private static final int BITS = 12;
    private static final long FIRST_FACTOR = 0x9E3779B97F4A7C15L;
    private static final long SECOND_FACTOR = 0xD6E8FEB86659FD93L;

    private final AtomicLongArray marks = new AtomicLongArray(1 << BITS);

    /** The mark of the search of a move to some depth. */
    static long mark(long own, long other, int house, int depth) {
        long mixed = own * FIRST_FACTOR ^ Long.reverseBytes(other * SECOND_FACTOR);
        mixed = (mixed + (house << Byte.SIZE) + depth) * SECOND_FACTOR;
        return mixed ^ mixed >>> Integer.SIZE | 1;
    }

    boolean has(long mark) {
        return marks.getOpaque(place(mark)) == mark;
    }

    void begin(long mark) {
        marks.setOpaque(place(mark), mark);
    }

    void end(long mark) {
        if (has(mark)) {
            marks.setOpaque(place(mark), NO_MARK);
        }
    }

    private static int place(long mark) {
        return (int) (mark >>> Long.SIZE - BITS);
    }
}
