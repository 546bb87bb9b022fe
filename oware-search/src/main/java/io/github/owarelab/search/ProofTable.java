package io.github.owarelab.search;

import java.util.Arrays;

/**
 * Proved bounds of boards, to be met again: a hash table that starts small, so that small proofs stay in the cache, and
 * doubles as it fills, up to a given size.
 *
 * <p>An entry is one word:
 *
 * <pre>
 *   bits 63..       ..16    15..8        7..0
 *        rest of key  cost  lower + 128  upper + 128
 * </pre>
 *
 * <p>It cannot be taken for another board's. A board's {@linkplain BoardRank rank} is mixed one-to-one into a key of as many
 * bits; the low bits of the key are the bucket in its chunk, all others stand in the entry. The more seeds, the fewer
 * bits are left for the cost of the proof, the number of bits of its nodes.
 *
 * <p>A bucket of eight entries lies in one cache line; the cheapest of eight makes room. To double, each chunk gives half of its
 * entries to a new chunk, so that no memory is let go of.
 */
final class ProofTable {
    /** No entry: in real ones the upper bound is above -128. */
    static final long NOTHING = 0;

    private static final int BUCKET = 8;
    private static final int BUCKET_BITS = 15;
    private static final int BUCKETS = 1 << BUCKET_BITS;
    private static final int CHUNK_MEBIBYTES = BUCKETS * BUCKET * Long.BYTES >> 20;
    /** Words before the first bucket: an array begins with 16 bytes of its own, and cache lines have 64. */
    private static final int PAD = 6;

    private static final int BOUND_BITS = 8;
    private static final int BOUND_MASK = (1 << BOUND_BITS) - 1;
    private static final int ZERO = 1 << BOUND_BITS - 1;
    private static final int COST_SHIFT = 2 * BOUND_BITS;
    private static final int MOST_COST_BITS = 5;

    private static final long FIRST_FACTOR = 0x9E3779B97F4A7C15L;
    private static final long SECOND_FACTOR = 0xD6E8FEB86659FD93L;

    private final BoardRank ranks;
    private final long keyMask;
    private final int mixShift;
    private final int restShift;
    private final int mostCost;
    private final int mostChunks;
    private long[][] chunks = {chunk()};
    private long used;

    /**
     * An empty table.
     *
     * @param mebibytes the most it may grow to, rounded down to a power of two; it begins with 2
     * @param houses houses of a row
     * @param seeds the most seeds in all houses together
     */
    ProofTable(int mebibytes, int houses, int seeds) {
        ranks = new BoardRank(houses);
        int keyBits = Math.max(BUCKET_BITS, Long.SIZE - Long.numberOfLeadingZeros(ranks.boards(seeds) - 1));
        keyMask = (1L << keyBits) - 1;
        mixShift = (keyBits + 1) / 2;
        int costBits = Math.min(MOST_COST_BITS, Long.SIZE - COST_SHIFT - (keyBits - BUCKET_BITS));
        restShift = COST_SHIFT + costBits;
        mostCost = (1 << costBits) - 1;
        mostChunks = Integer.highestOneBit(mebibytes) / CHUNK_MEBIBYTES;
    }

    private static long[] chunk() {
        return new long[PAD + BUCKETS * BUCKET];
    }

    /** The key of a board. */
    long key(long own, long other) {
        long key = ranks.of(own, other) * FIRST_FACTOR & keyMask;
        key ^= key >>> mixShift;
        key = key * SECOND_FACTOR & keyMask;
        return key ^ key >>> mixShift;
    }

    /** The entry of a board, {@link #NOTHING} if there is none. */
    long find(long key) {
        long[] words = chunk(key);
        int bucket = bucket(key);
        long rest = rest(key);
        for (int at = bucket; at < bucket + BUCKET; at++) {
            if ((words[at] ^ rest) >>> restShift == 0 && words[at] != NOTHING) {
                return words[at];
            }
        }
        return NOTHING;
    }

    /** Reads a word of a board's bucket, so that the bucket is at hand when it is asked for. */
    long fetch(long key) {
        return chunk(key)[bucket(key)];
    }

    private long[] chunk(long key) {
        return chunks[(int) (key >>> BUCKET_BITS) & chunks.length - 1];
    }

    private static int bucket(long key) {
        return PAD + ((int) key & BUCKETS - 1) * BUCKET;
    }

    private long rest(long key) {
        return key >>> BUCKET_BITS << restShift;
    }

    /** The lower bound of an entry. */
    static int lower(long entry) {
        return (int) (entry >>> BOUND_BITS & BOUND_MASK) - ZERO;
    }

    /** The upper bound of an entry. */
    static int upper(long entry) {
        return (int) (entry & BOUND_MASK) - ZERO;
    }

    /**
     * Keeps bounds of a board together with those already known.
     *
     * @param nodes what it took to prove them
     */
    void store(long key, int lower, int upper, long nodes) {
        long known = find(key);
        long[] words = chunk(key);
        int at = place(words, bucket(key), known);
        used += words[at] == NOTHING ? 1 : 0;
        int most = known == NOTHING ? upper : Math.min(upper, upper(known));
        int least = known == NOTHING ? lower : Math.max(lower, lower(known));
        long cost = Math.min(mostCost, Long.SIZE - Long.numberOfLeadingZeros(nodes));
        words[at] = rest(key) | cost << COST_SHIFT | (long) (least + ZERO) << BOUND_BITS | most + ZERO;
        if (used > (long) chunks.length * BUCKETS * (BUCKET / 2) && chunks.length < mostChunks) {
            grow();
        }
    }

    /** Where an entry stands, or where there is room for another. */
    private int place(long[] words, int bucket, long known) {
        int found = bucket;
        for (int at = bucket; at < bucket + BUCKET; at++) {
            if (words[at] == known) {
                return at;
            }
            found = cost(words[at]) < cost(words[found]) ? at : found;
        }
        return found;
    }

    private int cost(long entry) {
        return (int) (entry >>> COST_SHIFT) & mostCost;
    }

    private void grow() {
        int count = chunks.length;
        chunks = Arrays.copyOf(chunks, 2 * count);
        for (int i = 0; i < count; i++) {
            chunks[count + i] = split(chunks[i], (long) count << restShift);
        }
    }

    /** Moves entries with a certain bit to a new chunk, in which they stand where they stood. */
    private static long[] split(long[] from, long bit) {
        long[] to = chunk();
        for (int at = PAD; at < from.length; at++) {
            if ((from[at] & bit) != 0) {
                to[at] = from[at];
                from[at] = NOTHING;
            }
        }
        return to;
    }
}
