package io.github.owarelab.endgame.build;

import io.github.owarelab.board.Row;
import io.github.owarelab.endgame.rank.RowRank;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.util.Arrays;

/** A set of boards of one layer: a bit for each pair of rows, in slices of whole words. */
final class BoardBits {
    private final Block[] blocks;

    /** An empty set in which a block has a slice for each other's row. */
    static BoardBits byOtherRow(int seeds) {
        BoardBits bits = new BoardBits(seeds);
        for (int sum = 0; sum <= seeds; sum++) {
            bits.blocks[sum] = new Block(RowRank.count(seeds - sum), RowRank.count(sum));
        }
        return bits;
    }

    /** An empty set in which a block has a slice for each mover's row. */
    static BoardBits byMoverRow(int seeds) {
        BoardBits bits = new BoardBits(seeds);
        for (int sum = 0; sum <= seeds; sum++) {
            bits.blocks[sum] = new Block(RowRank.count(sum), RowRank.count(seeds - sum));
        }
        return bits;
    }

    private BoardBits(int seeds) {
        blocks = new Block[seeds + 1];
    }

    /** The boards on which the mover's row holds a sum. */
    Block block(int moverSum) {
        return blocks[moverSum];
    }

    void clear() {
        for (Block block : blocks) {
            block.clear();
        }
    }

    /** The boards of one pair of sums. */
    static final class Block {
        private static final VarHandle WORDS = MethodHandles.arrayElementVarHandle(long[].class);
        private static final long TOPS_TO_BYTE = 0x0102040810204080L;

        final int count;
        final int wordsPerSlice;
        private final long[] words;
        private final boolean[] touched;

        Block(int count, int length) {
            this.count = count;
            wordsPerSlice = (length - 1 >> 6) + 1;
            words = new long[count * wordsPerSlice];
            touched = new boolean[count];
        }

        /** Adds up to eight boards that one thread alone may add; given as the top bits of bytes, the first entry's lowest. */
        void addEight(int slice, int entry, long tops) {
            touched[slice] = true;
            words[slice * wordsPerSlice + (entry >> 6)] |= ((tops >>> 7) * TOPS_TO_BYTE >>> Row.STORE_SHIFT) << entry;
        }

        /** Adds a board; shared if other threads may add boards of the same slice. */
        void add(int slice, int entry, boolean shared) {
            int word = slice * wordsPerSlice + (entry >> 6);
            if (!shared) {
                words[word] |= 1L << entry;
            } else if ((words[word] & 1L << entry) == 0) {
                WORDS.getAndBitwiseOr(words, word, 1L << entry);
            }
            if (!touched[slice]) {
                touched[slice] = true;
            }
        }

        /** Whether a slice may hold a board; forgets it. */
        boolean take(int slice) {
            boolean was = touched[slice];
            touched[slice] = false;
            return was;
        }

        /** Takes 64 boards of a slice out of the set. */
        long takeWord(int slice, int word) {
            int at = slice * wordsPerSlice + word;
            long bits = words[at];
            if (bits != 0) {
                words[at] = 0;
            }
            return bits;
        }

        private void clear() {
            Arrays.fill(words, 0);
            Arrays.fill(touched, false);
        }
    }
}
