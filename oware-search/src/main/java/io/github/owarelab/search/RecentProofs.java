package io.github.owarelab.search;

import io.github.owarelab.board.Row;
import io.github.owarelab.tables.EndgameTables;

/**
 * Bounds of the small boards met last: few enough for the processor's cache, where asking for a board costs less than searching
 * it again. A new board takes the place of an older one.
 *
 * <p>An entry is the board itself, two rows with the bounds in place of their stores, so that it cannot be taken for another
 * board's.
 */
final class RecentProofs {
    /** No bounds: in real ones none is below -128. */
    static final int NOTHING = Integer.MIN_VALUE;

    /** Of the number of entries; they take 512 KiB. */
    private static final int BITS = 15;

    private static final long FIRST_FACTOR = 0x9E3779B97F4A7C15L;
    private static final long SECOND_FACTOR = 0xD6E8FEB86659FD93L;

    private final long[] words = new long[2 << BITS];

    /** The {@linkplain EndgameTables#bounds bounds} of a board, {@link #NOTHING} if it is not among the last. */
    int find(long own, long other) {
        int at = place(own, other);
        long first = words[at];
        long second = words[at + 1];
        boolean same = Row.houses(first ^ own | second ^ other) == 0;
        return same && Row.houses(first) != 0
                ? EndgameTables.bounds((int) (first >> Row.STORE_SHIFT), (int) (second >> Row.STORE_SHIFT))
                : NOTHING;
    }

    /** Keeps bounds of a board on which the mover has a seed. */
    void store(long own, long other, int lower, int upper) {
        int at = place(own, other);
        words[at] = Row.houses(own) | (long) lower << Row.STORE_SHIFT;
        words[at + 1] = Row.houses(other) | (long) upper << Row.STORE_SHIFT;
    }

    private static int place(long own, long other) {
        long mixed = Row.houses(own) * FIRST_FACTOR + Row.houses(other) * SECOND_FACTOR;
        return (int) ((mixed ^ mixed >>> Integer.SIZE) * FIRST_FACTOR >>> Long.SIZE - BITS) << 1;
    }
}
