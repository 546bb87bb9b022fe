package io.github.owarelab.endgame.file;

import io.github.owarelab.endgame.rank.RowRank;
import it.unimi.dsi.fastutil.ints.IntArrayList;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.util.Arrays;
import java.util.List;

/** Writes layer files. A file appears in its directory when it is whole, never before. */
public final class LayerWriter {

    private final LayerContents contents;
    private final List<? extends LayerValues> planes;
    private final FileChannel channel;
    private final IntArrayList checksums = new IntArrayList();
    private final IntArrayList dataChecksums = new IntArrayList();
    private final BoardPlaces places;
    private final int header;
    private final long[] starts;
    private final SectionWriter index;
    private final SectionWriter data;
    private final byte[] numbers = new byte[128 * LayerFormat.RUN_VALUES];
    private long start;
    private int filled;

    private LayerWriter(LayerContents contents, List<? extends LayerValues> planes, FileChannel channel) {
        this.contents = contents;
        this.planes = planes;
        this.channel = channel;
        places = new BoardPlaces(contents);
        header = LayerHeader.bytes(contents);
        long indexBytes = places.runs() * planes.size() * Integer.BYTES;
        starts = new long[planes.size() * (contents.seeds() + 1)];
        index = new SectionWriter(channel, header, checksums);
        data = new SectionWriter(channel, header + indexBytes, dataChecksums);
    }

    /**
     * Writes a layer.
     *
     * @param directory where
     * @param contents what the file holds
     * @param planes the split values, then if {@code contents} has bounds the lower and the upper bounds, then if it has distances
     *     those of each, the lower and the upper bits
     * @return the new file, which replaces an older one of the same layer
     * @throws IOException if the file cannot be written; nothing of it is left then
     * @throws IllegalArgumentException if planes are missing, or a split value is not between its bounds
     */
    public static Path write(Path directory, LayerContents contents, List<? extends LayerValues> planes)
            throws IOException {
        if (planes.size() != contents.planes()) {
            throw new IllegalArgumentException("expected " + contents.planes() + " planes, got " + planes.size());
        }
        Path file = LayerFormat.file(directory, contents.seeds());
        Path unfinished = unfinished(file);
        try {
            try (FileChannel channel = FileChannel.open(
                    unfinished,
                    StandardOpenOption.CREATE,
                    StandardOpenOption.TRUNCATE_EXISTING,
                    StandardOpenOption.WRITE)) {
                new LayerWriter(contents, planes, channel).write();
                channel.force(true);
            }
            return Files.move(unfinished, file, StandardCopyOption.ATOMIC_MOVE);
        } catch (IOException e) {
            throw LayerFiles.named(file, e);
        } finally {
            Files.deleteIfExists(unfinished);
        }
    }

    /**
     * Deletes what killed writers left behind.
     *
     * @param directory a table's directory that no one writes to now
     * @throws IOException if a file cannot be deleted
     */
    public static void deleteUnfinished(Path directory) throws IOException {
        for (int seeds = 0; seeds <= LayerFormat.MOST_SEEDS; seeds++) {
            Files.deleteIfExists(unfinished(LayerFormat.file(directory, seeds)));
        }
        for (Plane plane : Plane.values()) {
            Files.deleteIfExists(LayerFormat.settled(directory, plane.ordinal()));
        }
    }

    private static Path unfinished(Path file) {
        return file.resolveSibling(file.getFileName() + LayerFormat.UNFINISHED);
    }

    private void write() throws IOException {
        for (int plane = 0; plane < planes.size(); plane++) {
            for (int sum = 0; sum <= contents.seeds(); sum++) {
                writeBlock(plane, sum);
            }
        }
        index.finish();
        Bytes.setInt(data.buffer(), data.at(), 0);
        data.advance(LayerFormat.DATA_END);
        data.finish();
        writeChecksumsAndHeader();
    }

    private void writeBlock(int plane, int sum) throws IOException {
        start = data.bytes();
        starts[plane * (contents.seeds() + 1) + sum] = start;
        int length = RowRank.count(sum);
        for (int rank : places.otherRanks(contents.seeds() - sum)) {
            for (int done = 0; done < length; ) {
                int some = Math.min(length - done, numbers.length - filled);
                collect(plane, sum, rank, done, some);
                done += some;
                filled += some;
                if (filled == numbers.length) {
                    pack();
                }
            }
        }
        int end = (filled + LayerFormat.RUN_VALUES - 1) & -LayerFormat.RUN_VALUES;
        if (filled < end) {
            Arrays.fill(numbers, filled, end, numbers[filled - 1]);
        }
        filled = end;
        pack();
    }

    /** Puts a part of a slice behind the collected numbers, the bounds as differences to the split values. */
    private void collect(int plane, int sum, int rank, int done, int some) {
        LayerValues first = planes.get(plane < contents.values() ? 0 : plane);
        byte[] from = first.array(sum, rank);
        int at = first.offset(sum, rank) + done;
        if (plane == 0 || plane >= contents.values()) {
            System.arraycopy(from, at, numbers, filled, some);
            return;
        }
        LayerValues bound = planes.get(plane);
        byte[] to = bound.array(sum, rank);
        int toAt = bound.offset(sum, rank) + done;
        int sign = plane == 1 ? -1 : 1;
        int signs = 0;
        for (int i = 0; i < some; i++) {
            int difference = (to[toAt + i] - from[at + i]) * sign;
            numbers[filled + i] = (byte) difference;
            signs |= difference;
        }
        if (signs < 0) {
            throw new IllegalArgumentException("a split value is not between its bounds");
        }
    }

    private void pack() throws IOException {
        for (int at = 0; at < filled; at += LayerFormat.RUN_VALUES) {
            Bytes.setInt(index.buffer(), index.at(), offset());
            index.advance(Integer.BYTES);
            data.advance(RunPacker.pack(numbers, at, data.buffer(), data.at()));
        }
        filled = 0;
    }

    /** Where the next run begins, as an unsigned number. */
    private int offset() {
        long offset = (data.bytes() - start) / LayerFormat.OFFSET_UNIT;
        if (offset >>> Integer.SIZE != 0) {
            throw new IllegalStateException("a block of " + contents.seeds() + " seeds takes more than 8 GiB");
        }
        return (int) offset;
    }

    private void writeChecksumsAndHeader() throws IOException {
        checksums.addAll(dataChecksums);
        ByteBuffer bytes = ByteBuffer.allocate(checksums.size() * Integer.BYTES).order(ByteOrder.LITTLE_ENDIAN);
        bytes.asIntBuffer().put(checksums.toIntArray());
        SectionWriter.writeFully(channel, bytes, header + index.bytes() + data.bytes());
        int checksum = LayerHeader.checksum(bytes.array(), bytes.capacity());
        SectionWriter.writeFully(channel, new LayerHeader(contents, data.bytes(), starts, checksum).write(), 0);
    }
}
