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
    private static final int SEGMENT_BYTES = 1 << 18;
    private static final int PART_BYTES = 1 << 20;

    /** How many slices there are. */
    public final int count;

    /** Entries of a slice. */
    public final int length;

    /** Bytes from one slice to the next. */
    public final int stride;

    private final int shift;
    private final byte[][] segments;
    private final int[] starts;

    /**
     * Makes slices of zeros.
     *
     * @param count how many
     * @param length entries of each
     */
    public Slices(int count, int length) {
        this(count, length, Room.fresh());
    }

    /**
     * Makes slices that may hold anything.
     *
     * @param count how many
     * @param length entries of each
     * @param room where their bytes are taken from
     */
    public Slices(int count, int length, Room room) {
        this.count = count;
        this.length = length;
        stride = EightBytes.padded(length);
        shift = 31 - Integer.numberOfLeadingZeros(Math.max(EightBytes.BYTES, SEGMENT_BYTES / stride));
        segments = new byte[((count - 1) >>> shift) + 1][];
        starts = new int[segments.length];
        for (int i = 0; i < segments.length; i++) {
            Room.Span span = room.take(segmentBytes(i) + EightBytes.BYTES);
            segments[i] = span.array();
            starts[i] = span.start();
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
        return starts[slice >>> shift] + (slice & ((1 << shift) - 1)) * stride;
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
        for (int i = 0; i < segments.length; i++) {
            Arrays.fill(segments[i], starts[i], starts[i] + segmentBytes(i) + EightBytes.BYTES, value);
        }
    }

    private int segmentBytes(int segment) {
        return Math.min(1 << shift, count - (segment << shift)) * stride;
    }

    /** Replaces some entries of a slice for which other values are above a limit by these values. */
    void raise(int slice, int first, int entries, byte[] values, int from, int limit) {
        byte[] array = array(slice);
        int at = offset(slice) + first;
        long above = EightBytes.all(limit + 1);
        for (int i = 0; i < entries; i += EightBytes.BYTES) {
            long old = EightBytes.get(array, at + i);
            long value = EightBytes.get(values, from + i);
            long raised = old ^ (old ^ value) & EightBytes.notLess(value, above);
            EightBytes.setFirst(array, at + i, raised, entries - i);
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
        for (int i = 0; i < segments.length; i++) {
            int length = segmentBytes(i);
            for (int at = 0; at < length; at += PART_BYTES) {
                parts.add(ByteBuffer.wrap(segments[i], starts[i] + at, Math.min(PART_BYTES, length - at)));
            }
        }
        return parts;
    }
}
