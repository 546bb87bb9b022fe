package io.github.owarelab.endgame.scores;

import java.io.IOException;
import java.nio.MappedByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.file.Path;

/** A mapped file of bytes, of any length. It stays mapped until this is unreachable; many threads may read at once. */
public final class ScoreFile {
    /** Java maps up to 2 GiB at once. */
    private static final int MAP_SHIFT = 30;

    private static final int MAP_BYTES = 1 << MAP_SHIFT;

    private final Path path;
    private final long bytes;
    private final MappedByteBuffer[] maps;

    private ScoreFile(Path path, FileChannel channel) throws IOException {
        this.path = path;
        bytes = channel.size();
        maps = new MappedByteBuffer[Math.toIntExact((bytes + MAP_BYTES - 1) >>> MAP_SHIFT)];
        for (int i = 0; i < maps.length; i++) {
            long from = (long) i << MAP_SHIFT;
            maps[i] = channel.map(FileChannel.MapMode.READ_ONLY, from, Math.min(MAP_BYTES, bytes - from));
        }
    }

    /**
     * Opens a file.
     *
     * @param path a file
     * @return its bytes
     * @throws IOException if it cannot be read
     */
    public static ScoreFile open(Path path) throws IOException {
        try (FileChannel channel = FileChannel.open(path)) {
            return new ScoreFile(path, channel);
        }
    }

    /**
     * The file.
     *
     * @return its path
     */
    public Path path() {
        return path;
    }

    /**
     * The file's length.
     *
     * @return bytes
     */
    public long bytes() {
        return bytes;
    }

    /**
     * One score.
     *
     * @param at an offset in the file
     * @return the byte there
     */
    public int score(long at) {
        return maps[(int) (at >>> MAP_SHIFT)].get((int) at & MAP_BYTES - 1);
    }
}
