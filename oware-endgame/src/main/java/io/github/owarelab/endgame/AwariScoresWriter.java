package io.github.owarelab.endgame;

import io.github.owarelab.endgame.file.LayerFiles;
import io.github.owarelab.endgame.scores.ScoreFileWriter;
import io.github.owarelab.endgame.scores.ScoreOrder;
import io.github.owarelab.rules.RuleSet;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.CancellationException;
import java.util.concurrent.atomic.AtomicBoolean;

/**
 * Writes tables of Awari as files of the published score database, which {@link AwariScores} reads. Each file appears when it is
 * whole and takes the place of an older one.
 */
public final class AwariScoresWriter {
    private final TableDirectory tables;
    private final AtomicBoolean stopped = new AtomicBoolean();
    private ScoresListener listener = ScoresListener.NONE;
    private long written;

    /**
     * Prepares to write all layers of some tables.
     *
     * @param tables tables of the moves of Awari
     * @throws IllegalArgumentException if they have other moves
     */
    public AwariScoresWriter(TableDirectory tables) {
        if (!tables.rules().matches(RuleSet.AWARI)) {
            throw new IllegalArgumentException("scores are published for the moves of awari, not for those of "
                    + tables.rules().name());
        }
        this.tables = tables;
    }

    /**
     * How many boards will be written.
     *
     * @return boards of all layers that a move can lead to, and so bytes of all files
     */
    public long boards() {
        long boards = 0;
        for (int seeds = 0; seeds <= tables.seeds(); seeds++) {
            boards += ScoreOrder.boards(seeds);
        }
        return boards;
    }

    /**
     * Writes a file for each layer.
     *
     * @param directory where they go; made if it does not exist
     * @param hearer hears how the work gets on
     * @throws TableException if the tables are damaged or a file cannot be written; nothing half-written is left
     * @throws CancellationException if the work was stopped; finished files stay
     */
    public void write(Path directory, ScoresListener hearer) throws TableException {
        listener = hearer;
        written = 0;
        try {
            Files.createDirectories(directory);
            DirectoryLock lock = DirectoryLock.take(directory);
            try {
                writeAll(directory);
            } finally {
                lock.release();
            }
        } catch (IOException e) {
            throw TableException.of(directory, e);
        }
    }

    private void writeAll(Path directory) throws IOException {
        for (int seeds = 0; seeds <= tables.seeds(); seeds++) {
            write(seeds, AwariScores.file(directory, seeds));
        }
    }

    private void write(int seeds, Path file) throws IOException {
        try {
            long checksum = ScoreFileWriter.write(file, seeds, tables::probe, this::wrote);
            listener.finished(new ScoresInfo(seeds, file, ScoreOrder.boards(seeds), checksum));
        } catch (UncheckedIOException e) {
            throw TableException.of(file, e.getCause());
        } catch (IOException e) {
            throw DiskSpace.explained(file.getParent(), ScoreOrder.boards(seeds), LayerFiles.named(file, e));
        }
    }

    private void wrote(int boards) {
        written += boards;
        listener.progress(written);
        if (stopped.get()) {
            throw new CancellationException("writing scores was stopped");
        }
    }

    /** Ends the work soon, from any thread. */
    public void stop() {
        stopped.set(true);
    }
}
