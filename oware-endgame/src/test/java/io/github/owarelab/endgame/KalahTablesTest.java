package io.github.owarelab.endgame;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.fail;

import io.github.owarelab.endgame.rank.RowRank;
import io.github.owarelab.game.Position;
import io.github.owarelab.rules.Kalah;
import io.github.owarelab.rules.RuleSet;
import io.github.owarelab.rules.Rules;
import io.github.owarelab.tables.EndgameTables;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class KalahTablesTest {
    private static final Kalah KALAH = new Kalah(4, false);

    @TempDir
    private Path directory;

    private TableDirectory build(Kalah rules, int seeds, int threads) throws IOException {
        new TableBuilder(new BuildOptions(rules, seeds).withThreads(threads)).build(directory, BuildListener.NONE);
        return TableDirectory.open(directory);
    }

    @ParameterizedTest
    @ValueSource(booleans = {false, true})
    void theVerifierFindsEveryBoardRight(boolean emptyCapture) throws IOException {
        TableDirectory tables = build(new Kalah(3, emptyCapture), 10, 2);
        assertThat(tables.rules().name()).isEqualTo(emptyCapture ? "kalah-empty-capture" : "kalah");
        Verification all = tables.verify(0, 2, VerifyListener.NONE);
        assertThat(all.passed()).as("%s", all.first()).isTrue();
        assertThat(all.boards()).isEqualTo(646_646);
    }

    /** Houses of 13 seeds and more come back to where they began. */
    @ParameterizedTest
    @ValueSource(booleans = {false, true})
    void theVerifierFindsSomeLargerBoardsRight(boolean emptyCapture) throws IOException {
        TableDirectory tables = build(new Kalah(4, emptyCapture), 15, 2);
        Verification some = tables.verify(100_000, 2, VerifyListener.NONE);
        assertThat(some.passed()).as("%s", some.first()).isTrue();
    }

    @Test
    void theVerifierFindsBoardsOfOtherRulesWrong() throws IOException {
        build(KALAH, 8, 1);
        Path other = Files.createDirectory(directory.resolve("other"));
        new TableBuilder(new BuildOptions(new Kalah(4, true), 8)).build(other, BuildListener.NONE);
        byte[] file = Files.readAllBytes(other.resolve("8.oware"));
        Files.write(directory.resolve("8.oware"), file);
        assertThatThrownBy(() -> TableDirectory.open(directory))
                .hasMessage(directory.resolve("8.oware")
                        + " is made for the moves of kalah-empty-capture, but 0.oware for those of kalah");
    }

    /** The row as the mover sees it, then the other's; a value includes what the store gains at once. */
    @ParameterizedTest
    @CsvSource({
        "0-0-0-0-0-1-0-0-0-0-0-1-0-0-S, 0, F0",
        "0-0-0-0-1-0-0-0-0-0-0-1-0-0-S, 0, E0",
        "0-0-0-0-1-0-0-1-0-0-0-0-0-0-S, 0, E0",
        "0-0-0-1-0-0-0-3-0-0-0-0-0-0-S, 4, D4",
        "0-0-0-0-1-1-0-0-0-0-0-1-0-0-S, 1, E1 F1",
        "0-0-0-0-0-1-0-0-0-0-1-1-20-16-N, 1, e1 f1",
    })
    void someBoardsWorkedOut(String text, int value, String moves) throws IOException {
        Probe probe = build(KALAH, 12, 1).probe(Position.parseAnyTotal(text, KALAH));
        StringBuilder found = new StringBuilder();
        probe.moves()
                .forEach(
                        move -> found.append(move.letter()).append(move.value()).append(' '));
        assertThat(probe.value() + " " + found.toString().strip()).isEqualTo(value + " " + moves);
    }

    @ParameterizedTest
    @CsvSource({"false, 2", "true, 2"})
    void theGameWithOneSeedAHouseIsWorthWhatWasPublished(boolean emptyCapture, int value) throws IOException {
        Kalah rules = new Kalah(1, emptyCapture);
        EndgameTables tables = build(rules, 12, 2).tables(rules);
        Position start = Position.start(rules);
        int bounds = tables.probe(start.own(), start.other());
        assertThat(EndgameTables.lower(bounds)).isEqualTo(value);
        assertThat(EndgameTables.upper(bounds)).isEqualTo(value);
    }

    @Test
    void tablesInMemoryAnswerTheSame() throws IOException {
        compareInMemory(build(KALAH, 8, 1), KALAH);
        Path awari = Files.createDirectory(directory.resolve("awari"));
        new TableBuilder(new BuildOptions(RuleSet.AWARI, 8)).build(awari, BuildListener.NONE);
        compareInMemory(TableDirectory.open(awari), RuleSet.AWARI);
    }

    private static void compareInMemory(TableDirectory tables, Rules rules) throws TableException {
        EndgameTables inMemory = tables.tablesInMemory(rules);
        EndgameTables inFiles = tables.tables(rules);
        assertThat(inMemory.seeds()).isEqualTo(inFiles.seeds());
        for (int seeds = 0; seeds <= tables.seeds(); seeds++) {
            for (int sum = 0; sum <= seeds; sum++) {
                for (long own : RowRank.rows(sum)) {
                    for (long other : RowRank.rows(seeds - sum)) {
                        if (inMemory.probe(own, other) != inFiles.probe(own, other)) {
                            fail("%x %x".formatted(own, other));
                        }
                    }
                }
            }
        }
    }

    @Test
    void aBuildGoesOnWithTheSameBytes() throws IOException {
        build(KALAH, 5, 1);
        build(KALAH, 9, 3);
        Path whole = Files.createDirectory(directory.resolve("whole"));
        new TableBuilder(new BuildOptions(KALAH, 9).withThreads(1)).build(whole, BuildListener.NONE);
        for (int seeds = 0; seeds <= 9; seeds++) {
            assertThat(directory.resolve(seeds + ".oware")).hasSameBinaryContentAs(whole.resolve(seeds + ".oware"));
        }
    }

    @Test
    void tablesOfOtherGamesAreNotGoneOnWith() throws IOException {
        build(KALAH, 2, 1);
        assertThatThrownBy(() -> new TableBuilder(new BuildOptions(RuleSet.ABAPA, 3)).plan(directory))
                .hasMessage(directory + " holds tables for the moves of kalah, not of abapa");
        assertThatThrownBy(() -> TableDirectory.open(directory).tables(RuleSet.AWARI))
                .hasMessage(directory + " holds tables for the moves of kalah, not of awari");
        assertThatThrownBy(() -> TableDirectory.open(directory).tables(new Kalah(4, true)))
                .hasMessage(directory + " holds tables for the moves of kalah, not of kalah-empty-capture");
    }
}
