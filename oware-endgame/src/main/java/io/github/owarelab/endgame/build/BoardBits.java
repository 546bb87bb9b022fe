package io.github.owarelab.endgame.build;

import io.github.owarelab.board.Row;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.util.Arrays;

/** A set of boards of one layer: a bit for each pair of rows, in slices of whole words. */
final class BoardBits {
    private final Block[] blocks;

    /** An empty set in which a block has a slice for each other's row. */
    static BoardBits byOtherRow(LayerTables tables) {
        BoardBits bits = new BoardBits(tables.seeds);
        for (int sum = 0; sum <= tables.seeds; sum++) {
            bits.blocks[sum] = new Block(
                    tables.rows.order(tables.seeds - sum).count(),
                    tables.rows.order(sum).count());
        }
        return bits;
    }

    /** An empty set in which a block has a slice for each mover's row. */
    static BoardBits byMoverRow(LayerTables tables) {
        BoardBits bits = new BoardBits(tables.seeds);
        for (int sum = 0; sum <= tables.seeds; sum++) {
            bits.blocks[sum] = new Block(
                    tables.rows.order(sum).count(),
                    tables.rows.order(tables.seeds - sum).count());
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

        /** Adds up to eight boards, given as the top bits of bytes, the first entry's lowest. */
        void addEight(int slice, int entry, long tops, boolean shared) {
            long bits = (tops >>> 7) * TOPS_TO_BYTE >>> Row.STORE_SHIFT;
            add(slice, entry >> 6, bits << entry, shared);
            int inFirst = Long.SIZE - (entry & Long.SIZE - 1);
            if (inFirst < EightBytes.BYTES && bits >>> inFirst != 0) {
                add(slice, (entry >> 6) + 1, bits >>> inFirst, shared);
            }
        }

        /** Adds a board; shared if other threads may add boards of the same slice. */
        void add(int slice, int entry, boolean shared) {
            add(slice, entry >> 6, 1L << entry, shared);
        }

        private void add(int slice, int inSlice, long bits, boolean shared) {
            int word = slice * wordsPerSlice + inSlice;
            if (!shared) {
                words[word] |= bits;
            } else if ((words[word] & bits) != bits) {
                WORDS.getAndBitwiseOr(words, word, bits);
            }
            if (!touched[slice]) {
                touched[slice] = true;
            }
        }

        /** Whether a slice may hold a board. */
        boolean isTouched() {
            for (boolean slice : touched) {
                if (slice) {
                    return true;
                }
            }
            return false;
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
