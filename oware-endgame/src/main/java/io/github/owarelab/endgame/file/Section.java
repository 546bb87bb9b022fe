package io.github.owarelab.endgame.file;

import java.io.EOFException;
import java.io.IOException;
import java.io.RandomAccessFile;
import java.io.UncheckedIOException;
import java.nio.ByteOrder;
import java.nio.MappedByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.file.Path;

/**
 * A mapped section of a layer file. A piece's checksum is computed when a byte of it is asked for first, so that
 * nothing damaged is ever served. Threads that ask at once may both compute it, which does no harm.
 */
final class Section {
    /** Java maps up to 2 GiB; each map reaches a little into the next, so that what is read at once lies in one. */
    private static final int MAP_SHIFT = 30;

    private static final int MAP_OVERLAP = LayerFormat.PIECE_BYTES;
    private static final int PIECE_SHIFT = 16;

    private final Path file;
    private final RandomAccessFile opened;
    private final long start;
    private final long bytes;
    private final MappedByteBuffer[] maps;
    private final int[] checksums;
    private final boolean[] checked;

    /** A section of an opened file, which must stay open. */
    Section(Path file, RandomAccessFile opened, long start, long bytes, int[] checksums) throws IOException {
        this.file = file;
        this.opened = opened;
        this.start = start;
        this.bytes = bytes;
        this.checksums = checksums;
        checked = new boolean[checksums.length];
        maps = new MappedByteBuffer[(int) ((bytes - 1) >>> MAP_SHIFT) + 1];
        for (int i = 0; i < maps.length; i++) {
            long from = (long) i << MAP_SHIFT;
            long length = Math.min((1L << MAP_SHIFT) + MAP_OVERLAP, bytes - from);
            maps[i] = opened.getChannel().map(FileChannel.MapMode.READ_ONLY, start + from, length);
            maps[i].order(ByteOrder.LITTLE_ENDIAN);
        }
    }

    int pieces() {
        return checksums.length;
    }

    /**
     * Checks the pieces that hold bytes; to be called before they are read.
     *
     * @param at the first byte
     * @param length 1 to 65536 bytes
     * @throws UncheckedIOException if the section has no such bytes or they are damaged
     */
    void check(long at, int length) {
        if (at < 0 || at > bytes - length) {
            throw new UncheckedIOException(
                    new BadLayerException(file, start + bytes, "a group is said to begin at " + (start + at)));
        }
        checkPiece((int) (at >>> PIECE_SHIFT));
        checkPiece((int) (at + length - 1 >>> PIECE_SHIFT));
    }

    void checkPiece(int piece) {
        if (!checked[piece]) {
            compare(piece);
            checked[piece] = true;
        }
    }

    void compare(int piece) {
        long at = (long) piece << PIECE_SHIFT;
        byte[] read = read(start + at, (int) Math.min(LayerFormat.PIECE_BYTES, bytes - at));
        int checksum = LayerHeader.checksum(read, read.length);
        if (checksum != checksums[piece]) {
            throw new UncheckedIOException(LayerHeader.wrongChecksum(
                    file, start + at, "the " + read.length + " bytes from here", checksums[piece], checksum));
        }
    }

    /**
     * Reads what the map shows too, but the end of a file that was cut off meanwhile is a failure here, and the end of the program
     * there. Not by a channel, which an interrupted thread would close for all.
     */
    private byte[] read(long at, int length) {
        byte[] read = new byte[length];
        try {
            synchronized (opened) {
                opened.seek(at);
                opened.readFully(read);
            }
            return read;
        } catch (EOFException e) {
            throw new UncheckedIOException(
                    new BadLayerException(file, at, "it is damaged: the file was cut off after it was opened"));
        } catch (IOException e) {
            throw new UncheckedIOException(LayerFiles.named(file, e));
        }
    }

    byte getByte(long at) {
        return map(at).get(inMap(at));
    }

    int getInt(long at) {
        return map(at).getInt(inMap(at));
    }

    long getLong(long at) {
        return map(at).getLong(inMap(at));
    }

    /** Copies up to 65536 bytes. */
    void get(long at, byte[] to, int length) {
        map(at).get(inMap(at), to, 0, length);
    }

    private MappedByteBuffer map(long at) {
        return maps[(int) (at >>> MAP_SHIFT)];
    }

    private static int inMap(long at) {
        return (int) at & (1 << MAP_SHIFT) - 1;
    }
}
