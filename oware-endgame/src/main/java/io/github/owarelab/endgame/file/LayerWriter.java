package io.github.owarelab.endgame.file;

import it.unimi.dsi.fastutil.ints.IntArrayList;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** Writes layer files. A file appears in its directory when it is whole, never before. */
public final class LayerWriter {
    /** Parts that are packed before they are written, by whichever thread is free: half a megabyte of numbers. */
    private static final int AT_ONCE = 16;

    private final LayerContents contents;
    private final List<? extends LayerValues> planes;
    private final FileChannel channel;
    private final Workers workers;
    private final IntArrayList checksums = new IntArrayList();
    private final IntArrayList dataChecksums = new IntArrayList();
    private final BoardPlaces places;
    private final int header;
    private final long[] starts;
    private final SectionWriter index;
    private final SectionWriter data;
    private long start;

    private LayerWriter(
            LayerContents contents, List<? extends LayerValues> planes, FileChannel channel, Workers workers) {
        this.workers = workers;
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
     * Writes a layer on the caller's thread, as {@link #write(Path, LayerContents, List, Workers)} does.
     *
     * @param directory where
     * @param contents what the file holds
     * @param planes its planes
     * @return the new file
     * @throws IOException if the file cannot be written
     */
    public static Path write(Path directory, LayerContents contents, List<? extends LayerValues> planes)
            throws IOException {
        return write(directory, contents, planes, Workers.ALONE);
    }

    /**
     * Writes a layer; the file is the same however many threads share the work.
     *
     * @param directory where
     * @param contents what the file holds
     * @param planes the split values, then if {@code contents} has bounds the lower and the upper bounds, then if it has distances
     *     those of each, the lower and the upper bits
     * @param workers who packs
     * @return the new file, which replaces an older one of the same layer
     * @throws IOException if the file cannot be written; nothing of it is left then
     * @throws IllegalArgumentException if planes are missing, or a split value is not between its bounds
     */
    public static Path write(
            Path directory, LayerContents contents, List<? extends LayerValues> planes, Workers workers)
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
                new LayerWriter(contents, planes, channel, workers).write();
                channel.force(true);
            }
            return Files.move(unfinished, file, StandardCopyOption.ATOMIC_MOVE);
        } catch (UncheckedIOException e) {
            throw LayerFiles.named(file, e.getCause());
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
        for (Path file : unfinishedFiles(directory)) {
            Files.deleteIfExists(file);
        }
    }

    /**
     * Whether writers are at work or left something behind when they were killed.
     *
     * @param directory a table's directory, which need not exist
     * @return true if there is a file that is not whole
     */
    public static boolean hasUnfinished(Path directory) {
        return unfinishedFiles(directory).stream().anyMatch(Files::exists);
    }

    private static List<Path> unfinishedFiles(Path directory) {
        List<Path> files = new ArrayList<>();
        for (int seeds = 0; seeds <= LayerFormat.MOST_SEEDS; seeds++) {
            files.add(unfinished(LayerFormat.file(directory, seeds)));
        }
        for (Plane plane : Plane.values()) {
            files.add(LayerFormat.settled(directory, plane.ordinal()));
        }
        return files;
    }

    private static Path unfinished(Path file) {
        return file.resolveSibling(file.getFileName() + LayerFormat.UNFINISHED);
    }

    /** While some parts are being packed those before them are written. */
    private void write() throws IOException {
        List<PackedRuns.Part> parts = parts();
        PackedRuns[] packed = packed(parts.size());
        PackedRuns[] before = packed(parts.size());
        for (int first = 0; first < parts.size() + AT_ONCE; first += AT_ONCE) {
            List<PackedRuns.Part> now =
                    parts.subList(Math.min(first, parts.size()), Math.min(first + AT_ONCE, parts.size()));
            List<PackedRuns.Part> ready = parts.subList(Math.max(0, first - AT_ONCE), Math.min(first, parts.size()));
            PackedRuns[] to = packed;
            PackedRuns[] from = before;
            workers.share(now.size() + 1, i -> {
                if (i == 0) {
                    append(ready, from);
                } else {
                    to[i - 1].pack(now.get(i - 1));
                }
            });
            packed = from;
            before = to;
        }
        index.finish();
        Bytes.setInt(data.buffer(), data.at(), 0);
        data.advance(LayerFormat.DATA_END);
        data.finish();
        writeChecksumsAndHeader();
    }

    private PackedRuns[] packed(int most) {
        PackedRuns[] packed = new PackedRuns[Math.min(AT_ONCE, most)];
        Arrays.setAll(packed, i -> new PackedRuns(contents, planes, places));
        return packed;
    }

    private List<PackedRuns.Part> parts() {
        List<PackedRuns.Part> parts = new ArrayList<>();
        for (int plane = 0; plane < planes.size(); plane++) {
            for (int sum = 0; sum <= contents.seeds(); sum++) {
                int runs = (int) (places.firstRun(sum + 1) - places.firstRun(sum));
                for (int first = 0; first < runs; first += PackedRuns.RUNS) {
                    parts.add(new PackedRuns.Part(plane, sum, first));
                }
            }
        }
        return parts;
    }

    private void append(List<PackedRuns.Part> parts, PackedRuns[] packed) {
        try {
            for (int i = 0; i < parts.size(); i++) {
                append(parts.get(i), packed[i]);
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private void append(PackedRuns.Part part, PackedRuns runs) throws IOException {
        if (part.first() == 0) {
            start = data.bytes();
            starts[part.plane() * (contents.seeds() + 1) + part.sum()] = start;
        }
        long first = data.bytes() - start;
        for (int run = 0; run < runs.count(); run++) {
            Bytes.setInt(index.buffer(), index.at(), offset(first + runs.start(run)));
            index.advance(Integer.BYTES);
        }
        data.put(runs.bytes(), runs.start(runs.count()));
    }

    /** Where a run begins in its block, as an unsigned number. */
    private int offset(long bytes) {
        long offset = bytes / LayerFormat.OFFSET_UNIT;
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
