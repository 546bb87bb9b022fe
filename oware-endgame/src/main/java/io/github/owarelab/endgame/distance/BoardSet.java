package io.github.owarelab.endgame.distance;

import io.github.owarelab.endgame.rank.RowRank;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;

/** A set of boards of one layer, a bit for each, that many threads may change at once. */
final class BoardSet {
    private static final VarHandle WORDS = MethodHandles.arrayElementVarHandle(long[].class);

    private final long[][] blocks;
    private final int[] wordsPerRow;

    /** An empty set. */
    BoardSet(int seeds) {
        blocks = new long[seeds + 1][];
        wordsPerRow = new int[seeds + 1];
        for (int sum = 0; sum <= seeds; sum++) {
            wordsPerRow[sum] = (RowRank.count(sum) + Long.SIZE - 1) / Long.SIZE;
            blocks[sum] = new long[Math.multiplyExact(RowRank.count(seeds - sum), wordsPerRow[sum])];
        }
    }

    void add(int moverSum, int otherRank, int moverRank) {
        WORDS.getAndBitwiseOr(blocks[moverSum], word(moverSum, otherRank, moverRank), 1L << moverRank);
    }

    boolean has(int moverSum, int otherRank, int moverRank) {
        return (blocks[moverSum][word(moverSum, otherRank, moverRank)] >>> moverRank & 1) != 0;
    }

    /** Takes out the boards of an other's row and the 64 mover's rows from a rank that is a multiple of 64, as bits. */
    long take(int moverSum, int otherRank, int moverRank) {
        long[] words = blocks[moverSum];
        int at = word(moverSum, otherRank, moverRank);
        long taken = words[at];
        if (taken != 0) {
            words[at] = 0;
        }
        return taken;
    }

    private int word(int moverSum, int otherRank, int moverRank) {
        return otherRank * wordsPerRow[moverSum] + moverRank / Long.SIZE;
    }
}
