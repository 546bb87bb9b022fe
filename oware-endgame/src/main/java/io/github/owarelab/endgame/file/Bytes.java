package io.github.owarelab.endgame.file;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.nio.ByteOrder;

/** Eight bytes of 0 to 127 at once, the first in the lowest bits. */
final class Bytes {
    static final int WORD = 8;
    static final long ONES = 0x0101010101010101L;
    private static final long TOPS = 0x8080808080808080L;
    private static final VarHandle WORDS = MethodHandles.byteArrayViewVarHandle(long[].class, ByteOrder.LITTLE_ENDIAN);

    private static final VarHandle INTS = MethodHandles.byteArrayViewVarHandle(int[].class, ByteOrder.LITTLE_ENDIAN);

    private Bytes() {}

    static long get(byte[] bytes, int at) {
        return (long) WORDS.get(bytes, at);
    }

    static void setInt(byte[] bytes, int at, int word) {
        INTS.set(bytes, at, word);
    }

    static void set(byte[] bytes, int at, long word) {
        WORDS.set(bytes, at, word);
    }

    /** The lesser of each pair of bytes. */
    static long min(long a, long b) {
        long notLess = ((a | TOPS) - b) & TOPS;
        return a ^ ((a ^ b) & (notLess - (notLess >>> 7)));
    }

    /** The greater of each pair of bytes. */
    static long max(long a, long b) {
        long notLess = ((a | TOPS) - b) & TOPS;
        return b ^ ((a ^ b) & (notLess - (notLess >>> 7)));
    }

    static int least(long word) {
        long half = min(word, word >>> 32);
        long quarter = min(half, half >>> 16);
        return (int) min(quarter, quarter >>> 8) & 0x7F;
    }

    static int greatest(long word) {
        long half = max(word, word >>> 32);
        long quarter = max(half, half >>> 16);
        return (int) max(quarter, quarter >>> 8) & 0x7F;
    }
}
