package io.github.owarelab.bench;

/**
 * The transposition table of the {@linkplain BaselineEngine baseline}: one entry a slot, the deeper one stays unless it is of an
 * older search. An entry is both rows with their stores and one word of findings.
 */
final class BaselineTable {
    static final int LOWER = 1;
    static final int UPPER = 2;
    static final int EXACT = 3;

    /** Not a house. */
    static final int NO_MOVE = 7;

    private static final int WORDS = 4;
    private static final int BYTES = WORDS * Long.BYTES;
    private static final long FIRST_FACTOR = 0x9E3779B97F4A7C15L;
    private static final long SECOND_FACTOR = 0xC2B2AE3D27D4EB4FL;

    private static final int MOVE_SHIFT = 16;
    private static final int BOUND_SHIFT = 19;
    private static final int DEPTH_SHIFT = 21;
    private static final int SEARCH_SHIFT = 32;

    private final long[] words;
    private final int slotShift;
    private long search;

    BaselineTable(int mebibytes) {
        long slots = Long.highestOneBit((long) mebibytes) * (1L << 20) / BYTES;
        words = new long[Math.toIntExact(slots * WORDS)];
        slotShift = Long.SIZE - Long.numberOfTrailingZeros(slots);
    }

    void nextSearch() {
        search++;
    }

    /** What is known of a board, 0 for nothing. */
    long find(long own, long other) {
        int at = slot(own, other);
        return words[at] == own && words[at + 1] == other ? words[at + 2] : 0;
    }

    void store(long own, long other, int score, int bound, int move, int depth) {
        int at = slot(own, other);
        long before = words[at + 2];
        boolean sameSearch = before >>> SEARCH_SHIFT == search;
        if (sameSearch && depth(before) > depth) {
            return;
        }
        words[at] = own;
        words[at + 1] = other;
        words[at + 2] = search << SEARCH_SHIFT
                | (long) depth << DEPTH_SHIFT
                | (long) bound << BOUND_SHIFT
                | (long) move << MOVE_SHIFT
                | score & 0xFFFF;
    }

    private int slot(long own, long other) {
        long hash = own * FIRST_FACTOR + Long.rotateLeft(other * SECOND_FACTOR, 32);
        return (int) ((hash ^ hash >>> 29) * FIRST_FACTOR >>> slotShift) * WORDS;
    }

    static int score(long found) {
        return (short) found;
    }

    static int move(long found) {
        return found == 0 ? NO_MOVE : (int) (found >>> MOVE_SHIFT) & 7;
    }

    static int bound(long found) {
        return (int) (found >>> BOUND_SHIFT) & 3;
    }

    static int depth(long found) {
        return (int) (found >>> DEPTH_SHIFT) & 0x7FF;
    }
}
