package io.github.owarelab.endgame.verify;

import io.github.owarelab.board.Row;
import io.github.owarelab.endgame.file.LayerFormat;
import io.github.owarelab.endgame.file.LayerValues;
import io.github.owarelab.endgame.rank.RowRank;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.nio.ByteOrder;

/**
 * One kind of value of a layer, a byte a board: the value + 64 in seven bits, and in the top bit whether the board is
 * open, its value not yet traced back to captures and ends. Threads may close boards while others read them; what is read
 * late is only found a round later.
 */
final class PlaneBytes implements LayerValues {
    static final int OPEN = 0x80;
    static final int CLOSED = 0x7F;
    private static final long OPENS = 0x8080808080808080L;
    private static final long GATHER = 0x0102040810204080L;
    private static final VarHandle WORDS = MethodHandles.byteArrayViewVarHandle(long[].class, ByteOrder.LITTLE_ENDIAN);

    private final byte[][] blocks;
    private final int[] lengths;

    PlaneBytes(int seeds) {
        blocks = new byte[seeds + 1][];
        lengths = new int[seeds + 1];
        for (int sum = 0; sum <= seeds; sum++) {
            lengths[sum] = RowRank.count(sum);
            blocks[sum] = new byte[Math.addExact(blockBytes(seeds, sum), Long.SIZE)];
        }
    }

    private static int blockBytes(int seeds, int sum) {
        return Math.multiplyExact(RowRank.count(sum), RowRank.count(seeds - sum));
    }

    /** What a plane takes; too many for any heap if a block does not fit into an array. */
    static long bytes(int seeds) {
        long bytes = 0;
        for (int sum = 0; sum <= seeds; sum++) {
            long block = (long) RowRank.count(sum) * RowRank.count(seeds - sum);
            if (block > Integer.MAX_VALUE - 2 * Long.SIZE) {
                return Long.MAX_VALUE;
            }
            bytes += block;
        }
        return bytes;
    }

    @Override
    public byte[] array(int moverSum, int otherRank) {
        return blocks[moverSum];
    }

    @Override
    public int offset(int moverSum, int otherRank) {
        return otherRank * lengths[moverSum];
    }

    /** How many boards stand with one other's row. */
    int length(int moverSum) {
        return lengths[moverSum];
    }

    /** The byte of a board whose other's row has a rank. */
    byte get(long own, int otherRank) {
        int sum = Row.sum(own);
        return blocks[sum][otherRank * lengths[sum] + RowRank.rank(own)];
    }

    /** Opens all boards of a block but those of one value. */
    void open(int moverSum, int closedValue) {
        byte[] block = blocks[moverSum];
        int closed = closedValue + LayerFormat.ZERO;
        for (int i = 0; i < block.length; i++) {
            block[i] = (byte) (block[i] | (block[i] ^ closed) + 0x7F & OPEN);
        }
    }

    /** The open ones among the 64 boards from a mover's row on, as bits; bits beyond the row's last are noise. */
    long opens(int moverSum, int otherRank, int moverRank) {
        byte[] block = blocks[moverSum];
        int at = offset(moverSum, otherRank) + moverRank;
        long opens = 0;
        for (int word = 0; word < Long.BYTES; word++) {
            opens |= (tops(block, at + word * Long.BYTES) >>> 7) * GATHER >>> 56 << word * Long.BYTES;
        }
        return opens;
    }

    /** The last open board before a mover's row: its mover's rank, -1 if there is none. */
    int openBefore(int moverSum, int otherRank, int moverRank) {
        byte[] block = blocks[moverSum];
        int first = offset(moverSum, otherRank);
        int at = first + moverRank;
        while (at - Long.BYTES >= first) {
            long tops = tops(block, at - Long.BYTES);
            if (tops != 0) {
                return at - first - 1 - Long.numberOfLeadingZeros(tops) / Byte.SIZE;
            }
            at -= Long.BYTES;
        }
        do {
            at--;
        } while (at >= first && !isOpen(block[at]));
        return at - first;
    }

    private static long tops(byte[] block, int at) {
        return (long) WORDS.get(block, at) & OPENS;
    }

    static int value(byte stored) {
        return (stored & CLOSED) - LayerFormat.ZERO;
    }

    static boolean isOpen(byte stored) {
        return stored < 0;
    }
}
