package io.github.owarelab.search;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.util.Arrays;

/**
 * What a search found out about boards, to be met again: a fixed number of entries, shared by threads without locks.
 *
 * <p>An entry is one word, read and written as a whole:
 *
 * <pre>
 *   bits 63..       ..25    24      23..22  21..15  14..12  11..0
 *        rest of key  search proved  bound   depth   move    points
 * </pre>
 *
 * <p>It cannot be taken for another board's. A board's {@linkplain BoardRank rank} is mixed one-to-one into a key of as many
 * bits; the low bits of the key are the bucket, the others stand in the entry. The more buckets, the more
 * bits are left for the number of the search that wrote the entry.
 *
 * <p>A bucket of four entries lies in one cache line. Proofs and guesses about one board are two different entries. A proof
 * has no depth but the plies it takes.
 */
final class TranspositionTable {
    /** The largest table, as one array is limited to 2^31 - 1 words. */
    static final int MOST_MEBIBYTES = 8192;

    /** No entry: real ones have a bound. */
    static final long NOTHING = 0;

    /** Not a house of any game. */
    static final int NO_MOVE = 7;

    static final int LOWER = 1;
    static final int UPPER = 2;
    static final int EXACT = 3;

    private static final VarHandle WORD = MethodHandles.arrayElementVarHandle(long[].class);

    private static final int BUCKET = 4;
    private static final int BYTES = 8;
    /** Words before the first bucket: an array begins with 16 bytes of its own, and cache lines have 64. */
    private static final int PAD = 6;

    private static final int POINTS_BITS = 12;
    private static final int MOVE_SHIFT = POINTS_BITS;
    private static final int DEPTH_SHIFT = MOVE_SHIFT + 3;
    private static final int BOUND_SHIFT = DEPTH_SHIFT + 7;
    private static final int PROVED_SHIFT = BOUND_SHIFT + 2;
    private static final int SEARCH_SHIFT = PROVED_SHIFT + 1;
    private static final long PROVED = 1L << PROVED_SHIFT;
    /** The longest number of a search. */
    private static final int MOST_SEARCH_BITS = 16;
    /** A proof is kept like a guess of this depth. */
    private static final int PROOF_WORTH = 8;

    private static final long FIRST_FACTOR = 0x9E3779B97F4A7C15L;
    private static final long SECOND_FACTOR = 0xD6E8FEB86659FD93L;

    private final BoardRank ranks;
    private final int seeds;
    private final long[] words;
    private final int bucketBits;
    private final long capacity;
    private final int keyBits;
    private final long keyMask;
    private final int mixShift;
    private final int searchBits;
    private final int restShift;
    private final long sameBoard;

    private long searches;
    private long search;

    /**
     * An empty table for one game.
     *
     * @param mebibytes its size, rounded down to a power of two
     * @param houses houses of a row
     * @param seeds the most seeds in all houses together; if their boards are too many for the bits of an entry, those with
     *     the most seeds are never stored
     */
    TranspositionTable(int mebibytes, int houses, int seeds) {
        this(words(mebibytes), houses, seeds);
    }

    private TranspositionTable(long[] words, int houses, int seeds) {
        this.ranks = new BoardRank(houses);
        this.seeds = seeds;
        this.words = words;
        bucketBits = Integer.numberOfTrailingZeros((words.length - PAD) / BUCKET);
        int mostKeyBits = Math.min(Long.SIZE - 1, Long.SIZE - SEARCH_SHIFT - 1 + bucketBits);
        int held = seeds;
        while (bits(ranks.boards(held)) > mostKeyBits) {
            held--;
        }
        capacity = ranks.boards(held);
        keyBits = Math.max(bits(capacity), bucketBits);
        keyMask = (1L << keyBits) - 1;
        mixShift = (keyBits + 1) / 2;
        searchBits = Math.min(MOST_SEARCH_BITS, Long.SIZE - SEARCH_SHIFT - (keyBits - bucketBits));
        restShift = SEARCH_SHIFT + searchBits;
        sameBoard = -1L << restShift | PROVED;
    }

    private static long[] words(int mebibytes) {
        return new long[Math.toIntExact(Long.highestOneBit(mebibytes) * (1L << 20) / BYTES + PAD)];
    }

    private static int bits(long count) {
        return Long.SIZE - Long.numberOfLeadingZeros(count - 1);
    }

    /** Whether this table was made for boards of so many seeds. */
    boolean isFor(int mostSeeds) {
        return mostSeeds <= seeds;
    }

    void clear() {
        if (searches > 0) {
            Arrays.fill(words, NOTHING);
            searches = 0;
        }
    }

    /** An empty table in the memory of this one, which is not to be used any more. */
    TranspositionTable emptied(int houses, int mostSeeds) {
        clear();
        return new TranspositionTable(words, houses, mostSeeds);
    }

    /**
     * Begins a new search.
     *
     * @param telling whether {@link #ofThisSearch} must tell entries of this search from all older ones
     */
    void nextSearch(boolean telling) {
        searches++;
        if (telling && searches >>> searchBits != 0) {
            clear();
        }
        search = (searches & (1L << searchBits) - 1) << SEARCH_SHIFT;
    }

    /** The key of a board, -1 if this table holds no boards of so many seeds. */
    long key(long own, long other) {
        long rank = ranks.of(own, other);
        return rank < capacity ? mix(rank) : -1;
    }

    /** One-to-one on numbers of so many bits: odd factors and shifts to the right have inverses. */
    long mix(long rank) {
        long key = rank * FIRST_FACTOR & keyMask;
        key ^= key >>> mixShift;
        key = key * SECOND_FACTOR & keyMask;
        return key ^ key >>> mixShift;
    }

    /** The guess about a board, or {@link #NOTHING}. */
    long guess(long key) {
        return find(key, 0);
    }

    /** The proof about a board, or {@link #NOTHING}. */
    long proof(long key) {
        return find(key, PROVED);
    }

    private long find(long key, long proved) {
        if (key < 0) {
            return NOTHING;
        }
        int at = bucket(key);
        long wanted = rest(key) | proved;
        for (int i = at; i < at + BUCKET; i++) {
            long entry = (long) WORD.getOpaque(words, i);
            if ((entry & sameBoard) == wanted && bound(entry) != 0) {
                return entry;
            }
        }
        return NOTHING;
    }

    /** Keeps a guess: a value searched so deep. */
    void storeGuess(long key, int points, int bound, int move, int depth) {
        store(key, 0, points, bound, move, depth);
    }

    /** Keeps a proof by force that takes so many plies. */
    void storeProof(long key, int points, int bound, int move, int plies) {
        store(key, PROVED, points, bound, move, plies);
    }

    private void store(long key, long proved, int points, int bound, int move, int depth) {
        if (key < 0) {
            return;
        }
        long board = rest(key) | proved;
        long entry = board
                | search
                | (long) bound << BOUND_SHIFT
                | (long) depth << DEPTH_SHIFT
                | (long) move << MOVE_SHIFT
                | points & (1 << POINTS_BITS) - 1;
        WORD.setOpaque(words, victim(bucket(key), board), entry);
    }

    /** The place of the same board, else the least worthy: empty, of older searches, shallow. */
    private int victim(int at, long board) {
        int victim = at;
        int least = Integer.MAX_VALUE;
        for (int i = at; i < at + BUCKET; i++) {
            long entry = (long) WORD.getOpaque(words, i);
            if ((entry & sameBoard) == board && bound(entry) != 0) {
                return i;
            }
            int worth = worth(entry);
            if (worth < least) {
                least = worth;
                victim = i;
            }
        }
        return victim;
    }

    private int worth(long entry) {
        if (entry == NOTHING) {
            return -1;
        }
        int depth = proved(entry) ? PROOF_WORTH : depth(entry);
        return ofThisSearch(entry) ? depth + (1 << 7) : depth;
    }

    private int bucket(long key) {
        return PAD + (int) (key & (1L << bucketBits) - 1) * BUCKET;
    }

    private long rest(long key) {
        return key >>> bucketBits << restShift;
    }

    boolean ofThisSearch(long entry) {
        return (entry & ((1L << searchBits) - 1) << SEARCH_SHIFT) == search;
    }

    static boolean proved(long entry) {
        return (entry & PROVED) != 0;
    }

    static int bound(long entry) {
        return (int) (entry >>> BOUND_SHIFT) & 3;
    }

    static int depth(long entry) {
        return (int) (entry >>> DEPTH_SHIFT) & 127;
    }

    static int move(long entry) {
        return (int) (entry >>> MOVE_SHIFT) & 7;
    }

    static int points(long entry) {
        return (int) entry << Integer.SIZE - POINTS_BITS >> Integer.SIZE - POINTS_BITS;
    }

    /** The best move known of a board, {@value #NO_MOVE} if none is. */
    int bestMove(long key) {
        long guess = guess(key);
        return moveOf(guess != NOTHING ? guess : proof(key));
    }

    /** The best move of an entry, {@value #NO_MOVE} if there is no entry. */
    static int moveOf(long entry) {
        return entry != NOTHING ? move(entry) : NO_MOVE;
    }

    /** Used entries of this search in a thousand, from a sample. */
    int perMille() {
        int used = 0;
        int sample = 1000;
        for (int i = PAD; i < PAD + sample; i++) {
            used += words[i] != NOTHING && ofThisSearch(words[i]) ? 1 : 0;
        }
        return used;
    }
}
