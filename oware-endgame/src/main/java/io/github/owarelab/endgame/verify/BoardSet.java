package io.github.owarelab.endgame.verify;

import io.github.owarelab.board.Row;
import io.github.owarelab.endgame.file.StoredRows;
import io.github.owarelab.endgame.rank.RowRank;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;

/** A set of stored boards of one layer, a bit for each, that many threads may change at once. */
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
            blocks[sum] = new long[Math.multiplyExact(StoredRows.count(seeds - sum), wordsPerRow[sum])];
        }
    }

    boolean contains(long own, long other) {
        int sum = Row.sum(own);
        int rank = RowRank.rank(own);
        return ((long) WORDS.getOpaque(blocks[sum], word(sum, StoredRows.rank(other), rank)) >>> rank & 1) != 0;
    }

    void add(long own, long other) {
        int sum = Row.sum(own);
        int rank = RowRank.rank(own);
        WORDS.getAndBitwiseOr(blocks[sum], word(sum, StoredRows.rank(other), rank), 1L << rank);
    }

    /** Takes a board out; true for the one thread that did it. */
    boolean remove(long own, long other) {
        int sum = Row.sum(own);
        int rank = RowRank.rank(own);
        long bit = 1L << rank;
        return ((long) WORDS.getAndBitwiseAnd(blocks[sum], word(sum, StoredRows.rank(other), rank), ~bit) & bit) != 0;
    }

    /** The boards of an other's row and the 64 mover's rows from a rank that is a multiple of 64, as bits. */
    long get(int moverSum, int otherRank, int moverRank) {
        return blocks[moverSum][word(moverSum, otherRank, moverRank)];
    }

    /** Puts the same in place of what was there. */
    void set(int moverSum, int otherRank, int moverRank, long boards) {
        blocks[moverSum][word(moverSum, otherRank, moverRank)] = boards;
    }

    private int word(int moverSum, int otherRank, int moverRank) {
        return otherRank * wordsPerRow[moverSum] + moverRank / Long.SIZE;
    }
}
