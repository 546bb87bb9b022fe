package io.github.owarelab.endgame.build;

import io.github.owarelab.endgame.file.LayerValues;
import java.io.EOFException;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * One byte for each pair of rows: a slice for each row of one side, an entry in it for each row of the other side. Slices are
 * padded to whole words, so that eight entries can always be read and written at once and no two slices share a word. A word
 * more ends each array, so that a word can be read from any entry on.
 */
public final class Slices implements LayerValues {
    private static final int SEGMENT_BYTES = 1 << 30;
    private static final int PART_BYTES = 1 << 20;

    /** How many slices there are. */
    public final int count;

    /** Entries of a slice. */
    public final int length;

    /** Bytes from one slice to the next. */
    public final int stride;

    private final int shift;
    private final byte[][] segments;

    /**
     * Makes slices of zeros.
     *
     * @param count how many
     * @param length entries of each
     */
    public Slices(int count, int length) {
        this.count = count;
        this.length = length;
        stride = EightBytes.padded(length);
        shift = 31 - Integer.numberOfLeadingZeros(Math.max(1, SEGMENT_BYTES / stride));
        segments = new byte[((count - 1) >>> shift) + 1][];
        for (int i = 0; i < segments.length; i++) {
            segments[i] = new byte[Math.min(1 << shift, count - (i << shift)) * stride + EightBytes.BYTES];
        }
    }

    /**
     * The array that holds a slice.
     *
     * @param slice the number of the slice
     * @return an array that holds other slices too
     */
    public byte[] array(int slice) {
        return segments[slice >>> shift];
    }

    /**
     * Where in its array a slice begins.
     *
     * @param slice the number of the slice
     * @return the index of its first entry
     */
    public int offset(int slice) {
        return (slice & ((1 << shift) - 1)) * stride;
    }

    @Override
    public byte[] array(int moverSum, int otherRank) {
        return array(otherRank);
    }

    @Override
    public int offset(int moverSum, int otherRank) {
        return offset(otherRank);
    }

    /**
     * One entry.
     *
     * @param slice the number of the slice
     * @param entry the number of the entry in it
     * @return its byte
     */
    public byte get(int slice, int entry) {
        return array(slice)[offset(slice) + entry];
    }

    void set(int slice, int entry, byte value) {
        array(slice)[offset(slice) + entry] = value;
    }

    /** Sets every entry and the padding. */
    void fill(byte value) {
        for (byte[] segment : segments) {
            Arrays.fill(segment, value);
        }
    }

    /** Replaces entries of a slice, whole words, for which other values are above a limit by these values. */
    void raise(int slice, int first, int words, byte[] values, int from, int limit) {
        byte[] array = array(slice);
        int at = offset(slice) + first;
        long above = EightBytes.all(limit + 1);
        for (int i = 0; i < words; i += EightBytes.BYTES) {
            long old = EightBytes.get(array, at + i);
            long value = EightBytes.get(values, from + i);
            EightBytes.set(array, at + i, old ^ (old ^ value) & EightBytes.notLess(value, above));
        }
    }

    /** Bytes of all slices. */
    long bytes() {
        return (long) count * stride;
    }

    /** Writes all slices to a file. */
    void write(FileChannel channel, long start) throws IOException {
        long at = start;
        for (ByteBuffer part : parts()) {
            while (part.hasRemaining()) {
                at += channel.write(part, at);
            }
        }
    }

    /** Reads all slices from a file. */
    void read(FileChannel channel, long start) throws IOException {
        long at = start;
        for (ByteBuffer part : parts()) {
            while (part.hasRemaining()) {
                int some = channel.read(part, at);
                if (some < 0) {
                    throw new EOFException("a file of the layer being built ends at " + at);
                }
                at += some;
            }
        }
    }

    /** Parts of a size that channels copy without taking much memory. */
    private List<ByteBuffer> parts() {
        List<ByteBuffer> parts = new ArrayList<>();
        for (byte[] segment : segments) {
            int length = segment.length - EightBytes.BYTES;
            for (int at = 0; at < length; at += PART_BYTES) {
                parts.add(ByteBuffer.wrap(segment, at, Math.min(PART_BYTES, length - at)));
            }
        }
        return parts;
    }
}
