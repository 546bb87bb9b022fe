package io.github.owarelab.search;

import io.github.owarelab.board.Row;

/**
 * Proved bounds of boards, to be met again: a hash table that starts small, so that small proofs stay in the cache, and
 * doubles as it fills, up to a given size.
 *
 * <p>An entry is two words, the rows with all their houses, so it cannot be taken for another board's. The byte of each
 * store, which is no part of the board, holds a bound in seeds: the lower one beside the mover's row, the upper one beside the
 * other's.
 *
 * <p>A bucket is two entries in one half of a cache line: the one with more seeds, which cost more to prove, and the newest.
 */
final class ProofTable {
    private static final int BUCKET_WORDS = 4;
    private static final int FIRST_BUCKETS = 1 << 15;
    /** Words before the first bucket: an array begins with 16 bytes of its own, and cache lines have 64. */
    private static final int PAD = 6;

    private static final long OWN_FACTOR = 0x9E3779B97F4A7C15L;
    private static final long OTHER_FACTOR = 0xD6E8FEB86659FD93L;

    private final long mostBuckets;
    private long[] words;
    private int shift;
    private long used;

    /**
     * An empty table.
     *
     * @param mebibytes the most it may grow to, rounded down to a power of two; while it grows it needs half as much again
     */
    ProofTable(int mebibytes) {
        mostBuckets = Long.highestOneBit(mebibytes) * (1L << 20) / (BUCKET_WORDS * Long.BYTES);
        allocate(Math.min(FIRST_BUCKETS, mostBuckets));
    }

    private void allocate(long buckets) {
        words = new long[Math.toIntExact(buckets * BUCKET_WORDS + PAD)];
        shift = Long.SIZE - Long.numberOfTrailingZeros(buckets);
        used = 0;
    }

    /** Where the bucket of a board begins; valid until the next {@link #store}. */
    int bucket(long own, long other) {
        long hash = Row.houses(own) * OWN_FACTOR + Row.houses(other) * OTHER_FACTOR;
        return PAD + (int) (hash >>> shift) * BUCKET_WORDS;
    }

    /** The entry of a board in its bucket, -1 if there is none. */
    int find(int bucket, long own, long other) {
        if (isOf(bucket, own, other)) {
            return bucket;
        }
        return isOf(bucket + 2, own, other) ? bucket + 2 : -1;
    }

    private boolean isOf(int entry, long own, long other) {
        return Row.houses(words[entry] ^ own | words[entry + 1] ^ other) == 0;
    }

    /** The lower bound of an entry. */
    int lower(int entry) {
        return (int) (words[entry] >> Row.STORE_SHIFT);
    }

    /** The upper bound of an entry. */
    int upper(int entry) {
        return (int) (words[entry + 1] >> Row.STORE_SHIFT);
    }

    /** Keeps bounds of a board together with those already known. */
    void store(long own, long other, int lower, int upper) {
        int bucket = bucket(own, other);
        int entry = find(bucket, own, other);
        if (entry >= 0) {
            write(entry, own, other, Math.max(lower, lower(entry)), Math.min(upper, upper(entry)));
        } else {
            insert(bucket, own, other, lower, upper);
            growIfFull();
        }
    }

    private void insert(int bucket, long own, long other, int lower, int upper) {
        int entry = bucket + 2;
        if (seeds(own, other) >= seeds(words[bucket], words[bucket + 1])) {
            used += words[entry] == 0 && words[entry + 1] == 0 ? 1 : 0;
            words[entry] = words[bucket];
            words[entry + 1] = words[bucket + 1];
            entry = bucket;
        }
        write(entry, own, other, lower, upper);
    }

    private void write(int entry, long own, long other, long lower, long upper) {
        words[entry] = Row.houses(own) | lower << Row.STORE_SHIFT;
        words[entry + 1] = Row.houses(other) | upper << Row.STORE_SHIFT;
    }

    private static int seeds(long own, long other) {
        return Row.sum(own) + Row.sum(other);
    }

    private void growIfFull() {
        long buckets = 1L << Long.SIZE - shift;
        if (used > buckets / 2 && buckets < mostBuckets) {
            long[] old = words;
            allocate(2 * buckets);
            for (int entry = PAD; entry < old.length; entry += 2) {
                long own = old[entry];
                long other = old[entry + 1];
                if ((own | other) != 0) {
                    store(own, other, (int) (own >> Row.STORE_SHIFT), (int) (other >> Row.STORE_SHIFT));
                }
            }
        }
    }
}
