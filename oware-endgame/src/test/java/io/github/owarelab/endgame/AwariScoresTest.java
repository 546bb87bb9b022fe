package io.github.owarelab.endgame;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.owarelab.game.Position;
import io.github.owarelab.rules.RuleSet;
import io.github.owarelab.tables.EndgameTables;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.CancellationException;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class AwariScoresTest {
    private static final int SEEDS = 11;

    /** Predicted for the published files. */
    private static final Map<Integer, Long> CHECKSUMS =
            Map.of(4, 0xe63971a9L, 5, 0xcdc1056dL, 6, 0xdeb9b6d2L, 8, 0x8a107b6bL, 10, 0x80baca8aL, 11, 0xb9e86557L);

    @TempDir
    private static Path shared;

    @TempDir
    private Path directory;

    private static TableDirectory tables;
    private static Path written;
    private static final Map<Integer, Long> checksums = new TreeMap<>();

    private Path scores;

    @BeforeAll
    static void write() throws IOException {
        Path built = shared.resolve("tables");
        written = shared.resolve("scores");
        new TableBuilder(new BuildOptions(RuleSet.AWARI, SEEDS)).build(built, BuildListener.NONE);
        tables = TableDirectory.open(built);
        new AwariScoresWriter(tables).write(written, new ScoresListener() {
            @Override
            public void finished(ScoresInfo file) {
                checksums.put(file.seeds(), file.crc32());
            }
        });
    }

    @BeforeEach
    void copy() throws IOException {
        scores = Files.createDirectory(directory.resolve("copy"));
        for (int seeds = 0; seeds <= 6; seeds++) {
            Files.copy(AwariScores.file(written, seeds), AwariScores.file(scores, seeds));
        }
    }

    @Test
    void theFilesAreThePublishedOnes() throws IOException {
        assertThat(checksums).containsAllEntriesOf(CHECKSUMS).hasSize(SEEDS + 1);
        try (var files = Files.list(written)) {
            assertThat(files).hasSize(SEEDS + 1);
        }
    }

    @Test
    void scoresAndTablesAgreeOnEveryBoard() throws IOException {
        AwariScores opened = AwariScores.open(written);
        assertThat(opened.seeds()).isEqualTo(SEEDS);
        for (int seeds = 0; seeds <= 8; seeds++) {
            EveryBoard.of(seeds, 1, (own, other) -> {
                if (opened.probe(own, other) != tables.probe(own, other)) {
                    throw new AssertionError(Long.toHexString(own) + " " + Long.toHexString(other));
                }
            });
        }
    }

    @Test
    void aPositionIsAnsweredAsByTables() throws IOException {
        AwariScores opened = AwariScores.open(written);
        for (String text : new String[] {
            "0-0-0-0-1-1-1-0-0-0-0-0-23-22-S", "1-0-0-0-2-1-1-1-1-1-1-2-0-0-N", "0-0-0-0-0-0-0-0-0-0-0-0-24-24-S"
        }) {
            Position position = Position.parseAnyTotal(text, RuleSet.AWARI);
            assertThat(opened.probe(position)).isEqualTo(tables.probe(position));
        }
    }

    @Test
    void aSearchMayRelyOnThemWhereRepetitionSplits() throws IOException {
        AwariScores opened = AwariScores.open(scores);
        EndgameTables split = opened.tables(RuleSet.AWARI);
        assertThat(split.seeds()).isEqualTo(6);
        int value = tables.probe(0x0100_0000_0000L, 1);
        assertThat(split.probe(0x0100_0000_0000L, 1)).isEqualTo(EndgameTables.bounds(value, value));
        RuleSet ownRow = new RuleSet(
                "x", 4, RuleSet.AWARI.grandSlam(), RuleSet.AWARI.singleSeeds(), RuleSet.ABAPA.repetition(), 0, 0);
        assertThat(opened.tables(ownRow)).isSameAs(EndgameTables.NONE);
        assertThatThrownBy(() -> opened.tables(RuleSet.ABAPA))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage(scores + " holds scores for the moves of awari, not for those of abapa");
    }

    @Test
    void aFileFor0SeedsIsNotNeeded() throws IOException {
        Files.delete(AwariScores.file(scores, 0));
        AwariScores opened = AwariScores.open(scores);
        assertThat(opened.probe(0, 0)).isZero();
        assertThat(opened.probe(1L << 40, 0)).isEqualTo(tables.probe(1L << 40, 0));
    }

    @Test
    void moreSeedsThanThereAreFilesFor() throws IOException {
        AwariScores opened = AwariScores.open(scores);
        assertThatThrownBy(() -> opened.probe(5, 2))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("the houses hold 7 seeds, but the scores end at 6 seeds");
    }

    @Test
    void aDirectoryWithoutScores() {
        Path none = directory.resolve("none");
        assertThat(AwariScores.areIn(none)).isFalse();
        assertThat(AwariScores.areIn(scores)).isTrue();
        assertThatThrownBy(() -> AwariScores.open(none))
                .isInstanceOf(TableException.class)
                .hasMessage(none + " holds no Awari scores");
    }

    @Test
    void aMissingFile() throws IOException {
        Files.delete(AwariScores.file(scores, 4));
        assertThatThrownBy(() -> AwariScores.open(scores))
                .isInstanceOf(TableException.class)
                .hasMessage(scores + " has a gap: there is no scores.4");
    }

    @Test
    void aFileOfAnotherLength() throws IOException {
        Path file = AwariScores.file(scores, 4);
        byte[] bytes = Files.readAllBytes(file);
        for (int length : new int[] {0, 1, bytes.length - 1, bytes.length + 1}) {
            Files.write(file, Arrays.copyOf(bytes, length));
            assertThatThrownBy(() -> AwariScores.open(scores))
                    .isInstanceOf(TableException.class)
                    .hasMessage(file + " at offset " + Math.min(length, 1365) + ": the file has " + length
                            + " bytes, expected 1365");
        }
    }

    @Test
    void anImpossibleScore() throws IOException {
        Path file = AwariScores.file(scores, 4);
        byte[] bytes = Files.readAllBytes(file);
        bytes[0] = 5;
        Files.write(file, bytes);
        AwariScores opened = AwariScores.open(scores);
        String sentence = file + " at offset 0: the score 5 is not -4 to 4";
        assertThatThrownBy(() -> opened.probe(4, 0))
                .isInstanceOf(UncheckedIOException.class)
                .hasRootCauseMessage(sentence);
        Position position = Position.parseAnyTotal("4-0-0-0-0-0-0-0-0-0-0-0-0-0-S", RuleSet.AWARI);
        assertThatThrownBy(() -> opened.probe(position))
                .isInstanceOf(TableException.class)
                .hasMessage(sentence);
    }

    @Test
    void onlyTablesOfAwariAreWritten() throws IOException {
        new TableBuilder(new BuildOptions(RuleSet.ABAPA, 2)).build(directory, BuildListener.NONE);
        TableDirectory abapa = TableDirectory.open(directory);
        assertThatThrownBy(() -> new AwariScoresWriter(abapa))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("scores are published for the moves of awari, not for those of abapa");
    }

    @Test
    void writingThatIsStoppedKeepsWhatIsFinished() throws IOException {
        AwariScoresWriter writer = new AwariScoresWriter(tables);
        Path stopped = directory.resolve("stopped");
        ScoresListener stop = new ScoresListener() {
            @Override
            public void finished(ScoresInfo file) {
                if (file.seeds() == 3) {
                    writer.stop();
                }
            }
        };
        assertThatThrownBy(() -> writer.write(stopped, stop)).isInstanceOf(CancellationException.class);
        try (var files = Files.list(stopped)) {
            assertThat(files.map(file -> file.getFileName().toString()))
                    .containsExactlyInAnyOrder("scores.0", "scores.1", "scores.2", "scores.3");
        }
    }

    @Test
    void aFileThatCannotBeWritten() throws IOException {
        Path blocked = AwariScores.file(scores, 3);
        Files.delete(blocked);
        Files.createDirectories(blocked.resolve("in the way"));
        assertThatThrownBy(() -> new AwariScoresWriter(tables).write(scores, ScoresListener.NONE))
                .isInstanceOf(TableException.class)
                .hasMessageStartingWith(blocked.toString())
                .hasMessageNotContaining("Exception");
        assertThat(scores.resolve("scores.3.part")).doesNotExist();
    }
}
