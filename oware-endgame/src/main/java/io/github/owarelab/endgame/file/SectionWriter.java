package io.github.owarelab.endgame.file;

import it.unimi.dsi.fastutil.ints.IntArrayList;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.util.zip.CRC32C;

/** Writes a section of a layer file in long runs, and keeps the checksums of its pieces. */
final class SectionWriter {
    private static final int PIECES = 16;

    private final FileChannel channel;
    private final IntArrayList checksums;
    private final byte[] buffer = new byte[(PIECES + 1) * LayerFormat.PIECE_BYTES];
    private final CRC32C checksum = new CRC32C();
    private final long start;
    private long written;
    private int filled;

    /** A section that begins at a position of the file; its checksums are added to a list. */
    SectionWriter(FileChannel channel, long start, IntArrayList checksums) {
        this.channel = channel;
        this.start = start;
        this.checksums = checksums;
    }

    /** Bytes of the section so far. */
    long bytes() {
        return written + filled;
    }

    /**
     * Where the next bytes may be put, at {@link #at}, before they are {@linkplain #advance taken}; up to a piece of
     * them.
     */
    byte[] buffer() {
        return buffer;
    }

    int at() {
        return filled;
    }

    /** Takes bytes that were put into the buffer. */
    void advance(int bytes) throws IOException {
        filled += bytes;
        if (filled >= PIECES * LayerFormat.PIECE_BYTES) {
            write(PIECES * LayerFormat.PIECE_BYTES);
        }
    }

    /** Takes bytes, however many. */
    void put(byte[] bytes, int count) throws IOException {
        for (int done = 0; done < count; ) {
            int some = Math.min(LayerFormat.PIECE_BYTES, count - done);
            System.arraycopy(bytes, done, buffer, filled, some);
            advance(some);
            done += some;
        }
    }

    /** Writes what is left. */
    void finish() throws IOException {
        write(filled);
    }

    private void write(int bytes) throws IOException {
        for (int piece = 0; piece < bytes; piece += LayerFormat.PIECE_BYTES) {
            checksum.reset();
            checksum.update(buffer, piece, Math.min(LayerFormat.PIECE_BYTES, bytes - piece));
            checksums.add((int) checksum.getValue());
        }
        writeFully(channel, ByteBuffer.wrap(buffer, 0, bytes), start + written);
        written += bytes;
        filled -= bytes;
        System.arraycopy(buffer, bytes, buffer, 0, filled);
    }

    static void writeFully(FileChannel channel, ByteBuffer bytes, long position) throws IOException {
        long at = position;
        while (bytes.hasRemaining()) {
            at += channel.write(bytes, at);
        }
    }
}
