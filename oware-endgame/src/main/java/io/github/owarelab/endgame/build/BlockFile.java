package io.github.owarelab.endgame.build;

import io.github.owarelab.endgame.file.LayerFiles;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.channels.FileChannel;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;

/** Blocks of a layer that is being built, in a file that goes when it is closed. Each is written and read in one go. */
final class BlockFile implements AutoCloseable {
    private final Path file;
    private final FileChannel channel;

    /** By sum: where its block begins. */
    private final long[] starts;

    /**
     * Makes a file.
     *
     * @param file replaced if it exists
     * @param blocks what is written first, by sum
     * @throws UncheckedIOException if it cannot be written
     */
    BlockFile(Path file, PairBlock[] blocks) {
        this.file = file;
        starts = new long[blocks.length + 1];
        for (int sum = 0; sum < blocks.length; sum++) {
            starts[sum + 1] = starts[sum] + blocks[sum].bytes();
        }
        try {
            channel = FileChannel.open(
                    file,
                    StandardOpenOption.CREATE,
                    StandardOpenOption.TRUNCATE_EXISTING,
                    StandardOpenOption.READ,
                    StandardOpenOption.WRITE,
                    StandardOpenOption.DELETE_ON_CLOSE);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    void write(int sum, PairBlock block) {
        try {
            block.write(channel, starts[sum]);
        } catch (IOException e) {
            throw new UncheckedIOException(LayerFiles.named(file, e));
        }
    }

    void read(int sum, PairBlock block) {
        try {
            block.read(channel, starts[sum]);
        } catch (IOException e) {
            throw new UncheckedIOException(LayerFiles.named(file, e));
        }
    }

    @Override
    public void close() {
        try {
            channel.close();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
