package io.github.owarelab.endgame.build;

import java.io.IOException;
import java.nio.channels.FileChannel;

/**
 * One byte for each board of a pair of sums: a slice for each row of one side, an entry for each row of the other side. Slices
 * may be cut at each distance of the entries, and the pieces of one distance put together, to be worked on together.
 */
final class PairBlock {
    private final RowOrder entries;
    private final boolean cut;
    private final Slices[] parts;

    /**
     * Makes a block; its bytes may hold anything.
     *
     * @param cut whether slices are cut
     */
    PairBlock(int slices, RowOrder entries, boolean cut, Room room) {
        this.entries = entries;
        this.cut = cut;
        parts = new Slices[cut ? entries.distances() : 1];
        for (int part = 0; part < parts.length; part++) {
            parts[part] = new Slices(slices, end(part) - first(part), room);
        }
    }

    private int first(int part) {
        return cut ? entries.first(part) : 0;
    }

    private int end(int part) {
        return cut ? entries.first(part + 1) : entries.count();
    }

    /** The slices in which entries of a distance are. */
    Slices slices(int distance) {
        return parts[cut ? distance : 0];
    }

    /** Where in them the first entry of a distance is. */
    int start(int distance) {
        return cut ? 0 : entries.first(distance);
    }

    byte get(int slice, int rank) {
        int part = cut ? entries.distance(rank) : 0;
        return parts[part].get(slice, rank - first(part));
    }

    void set(int slice, int rank, byte value) {
        int part = cut ? entries.distance(rank) : 0;
        parts[part].set(slice, rank - first(part), value);
    }

    /** Bytes of all slices. */
    long bytes() {
        long bytes = 0;
        for (Slices part : parts) {
            bytes += part.bytes();
        }
        return bytes;
    }

    /** Writes all slices to a file. */
    void write(FileChannel channel, long start) throws IOException {
        long at = start;
        for (Slices part : parts) {
            part.write(channel, at);
            at += part.bytes();
        }
    }

    /** Reads all slices from a file. */
    void read(FileChannel channel, long start) throws IOException {
        long at = start;
        for (Slices part : parts) {
            part.read(channel, at);
            at += part.bytes();
        }
    }

    /** Copies stored slices, whose entries are in the order in which rows are stored, into slices of the same numbers. */
    void fromStored(Slices stored, int slice) {
        byte[] from = stored.array(slice);
        int fromAt = stored.offset(slice);
        for (int part = 0; part < parts.length; part++) {
            byte[] to = parts[part].array(slice);
            int toAt = parts[part].offset(slice);
            int first = first(part);
            for (int i = 0; i < parts[part].length; i++) {
                to[toAt + i] = from[fromAt + entries.stored[first + i]];
            }
        }
    }
}
