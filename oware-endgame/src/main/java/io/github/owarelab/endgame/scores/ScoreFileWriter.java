package io.github.owarelab.endgame.scores;

import io.github.owarelab.board.Row;
import io.github.owarelab.endgame.rank.RowRank;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.util.zip.CRC32;

/** Writes a file of scores from its first byte to its last, without holding it in memory. */
public final class ScoreFileWriter {
    private static final int BUFFER_BYTES = 1 << 20;
    private static final String UNFINISHED = ".part";

    private final int seeds;
    private final Scores scores;
    private final FileChannel channel;
    private final Written written;
    private final CRC32 checksum = new CRC32();
    private final byte[] buffer = new byte[BUFFER_BYTES];
    private int filled;

    /** Where scores come from. */
    public interface Scores {
        /**
         * The score of a board.
         *
         * @param own the mover's packed row
         * @param other the other's packed row, which has an empty house
         * @return seeds from the mover's view
         */
        int of(long own, long other);
    }

    /** Hears that scores were written. */
    public interface Written {
        /**
         * Some scores were written; what is thrown here ends the work.
         *
         * @param boards how many
         */
        void more(int boards);
    }

    private ScoreFileWriter(int seeds, Scores scores, FileChannel channel, Written written) {
        this.seeds = seeds;
        this.scores = scores;
        this.channel = channel;
        this.written = written;
    }

    /**
     * Writes a file, which appears when it is whole and takes the place of an older one.
     *
     * @param file where
     * @param seeds seeds in the houses of its boards
     * @param scores their scores
     * @param written hears of each part
     * @return the CRC-32 of the file, as {@link CRC32} computes it
     * @throws IOException if the file cannot be written; nothing of it is left then
     */
    public static long write(Path file, int seeds, Scores scores, Written written) throws IOException {
        Path unfinished = file.resolveSibling(file.getFileName() + UNFINISHED);
        try {
            long checksum;
            try (FileChannel channel = FileChannel.open(
                    unfinished,
                    StandardOpenOption.CREATE,
                    StandardOpenOption.TRUNCATE_EXISTING,
                    StandardOpenOption.WRITE)) {
                checksum = new ScoreFileWriter(seeds, scores, channel, written).write();
                channel.force(true);
            }
            Files.move(unfinished, file, StandardCopyOption.ATOMIC_MOVE);
            return checksum;
        } finally {
            Files.deleteIfExists(unfinished);
        }
    }

    private long write() throws IOException {
        for (long other = 0; other >= 0; other = ScoreOrder.nextOther(other, seeds)) {
            if (ScoreOrder.holds(other)) {
                writeBoards(other);
            }
        }
        flush();
        return checksum.getValue();
    }

    private void writeBoards(long other) throws IOException {
        int sum = seeds - Row.sum(other);
        long own = ScoreOrder.firstRow(sum);
        put(scores.of(own, other));
        for (int i = RowRank.count(sum); i > 1; i--) {
            own = ScoreOrder.nextRow(own);
            put(scores.of(own, other));
        }
    }

    private void put(int score) throws IOException {
        buffer[filled++] = (byte) score;
        if (filled == BUFFER_BYTES) {
            flush();
        }
    }

    private void flush() throws IOException {
        checksum.update(buffer, 0, filled);
        ByteBuffer bytes = ByteBuffer.wrap(buffer, 0, filled);
        while (bytes.hasRemaining()) {
            channel.write(bytes);
        }
        written.more(filled);
        filled = 0;
    }
}
