package io.github.owarelab.endgame.build;

import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.nio.ByteOrder;

/** Arithmetic on eight values of 0 to 127 at once, one in each byte of a word. */
final class EightBytes {
    static final int BYTES = 8;
    static final long ONES = 0x0101010101010101L;
    static final long TOPS = 0x8080808080808080L;

    private static final VarHandle WORD = MethodHandles.byteArrayViewVarHandle(long[].class, ByteOrder.LITTLE_ENDIAN);

    private EightBytes() {}

    static long get(byte[] bytes, int at) {
        return (long) WORD.get(bytes, at);
    }

    static void set(byte[] bytes, int at, long word) {
        WORD.set(bytes, at, word);
    }

    /** Sets only the first bytes of a word, as many as asked for if it has so many; other threads may set those after them. */
    static void setFirst(byte[] bytes, int at, long word, int count) {
        if (count >= BYTES) {
            set(bytes, at, word);
            return;
        }
        for (int i = 0; i < count; i++) {
            bytes[at + i] = (byte) (word >>> i * Byte.SIZE);
        }
    }

    /** The same value in every byte. */
    static long all(int value) {
        return value * ONES;
    }

    /** All bits of a value where the first byte is not less than the second, else none. */
    static long notLess(long a, long b) {
        long tops = ((a | TOPS) - b) & TOPS;
        return tops - (tops >>> 7);
    }

    /** The greater of each pair of bytes. */
    static long max(long a, long b) {
        return b ^ (a ^ b) & notLess(a, b);
    }

    /** The lesser of each pair of bytes. */
    static long min(long a, long b) {
        return a ^ (a ^ b) & notLess(a, b);
    }

    /** All bits of the first bytes of a word, as many as asked for, at least one and at most all. */
    static long first(int bytes) {
        return bytes >= BYTES ? -1L : -1L >>> -(Byte.SIZE * bytes);
    }

    /** The top bit of each byte that is not 0. */
    static long notZero(long word) {
        return (word + ~TOPS) & TOPS;
    }

    /** Words of bytes rounded up to whole words. */
    static int padded(int bytes) {
        return (bytes + BYTES - 1) & -BYTES;
    }
}
