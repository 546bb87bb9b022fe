package io.github.owarelab.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Tables that are missing, damaged or of other rules: one sentence that names the file or directory, and exit code 1. */
class BadTablesTest {
    private static final String FOUR_SEEDS = "1-1-0-0-0-0-0-2-0-0-0-0-22-22-S";

    @TempDir
    private Path directory;

    @BeforeEach
    void build() {
        Run.of("tables", "build", "--seeds", "4", "--out", directory.toString());
    }

    @Test
    void aDirectoryWithoutTables() throws IOException {
        Path empty = Files.createDirectory(directory.resolve("empty"));

        assertAllFail(empty, empty.toString());
        assertAllFail(directory.resolve("none"), directory.resolve("none").toString());
        assertAllFail(layer(4), layer(4).toString());
        assertThat(empty).isEmptyDirectory();
    }

    @Test
    void aTruncatedFile() throws IOException {
        byte[] bytes = Files.readAllBytes(layer(4));
        for (int length : new int[] {0, 1, bytes.length / 2, bytes.length - 1}) {
            Files.write(layer(4), Arrays.copyOf(bytes, length));
            assertAllFail(directory, layer(4).toString());
            Run run = Run.of("tables", "build", "--seeds", "4", "--out", directory.toString());
            assertThat(run.exit()).isZero();
            assertThat(run.err().lines())
                    .hasSize(2)
                    .element(1)
                    .asString()
                    .matches("oware: " + layer(4) + " at offset [0-9]+: .*; this damaged layer is built anew");
            assertThat(layer(4)).hasBinaryContent(bytes);
        }
    }

    @Test
    void anAlteredByte() throws IOException {
        byte[] bytes = Files.readAllBytes(layer(4));
        for (int offset = 0; offset < bytes.length; offset += 11) {
            byte[] altered = bytes.clone();
            altered[offset] ^= 1;
            Files.write(layer(4), altered);
            Run run = Run.of("tables", "probe", directory.toString(), FOUR_SEEDS);
            assertFails(run, directory.toString());
        }
    }

    @Test
    void anAlteredByteOfAFinishedTable() throws IOException {
        byte[] bytes = Files.readAllBytes(layer(3));
        byte[] altered = bytes.clone();
        altered[bytes.length - 20] ^= 1;
        Files.write(layer(3), altered);
        String damage = "oware: " + layer(3) + " at offset [0-9]+: it is damaged: the checksum of .* is built anew";
        Run planned = Run.of("tables", "build", "--seeds", "4", "--out", directory.toString(), "--dry-run");
        assertThat(planned.err().strip()).matches(damage);
        assertThat(planned.out()).startsWith("5 layers, 4 of them finished; 364 boards to build");
        assertThat(layer(3)).hasBinaryContent(altered);
        Run run = Run.of("tables", "build", "--seeds", "4", "--out", directory.toString());
        assertThat(run.exit()).isZero();
        assertThat(run.err().lines()).hasSize(2).element(1).asString().matches(damage);
        assertThat(layer(3)).hasBinaryContent(bytes);
    }

    @Test
    void aFileThatMayBeSomethingElseIsLeftAlone() throws IOException {
        Files.writeString(layer(3), "a poem");
        Run run = Run.of("tables", "build", "--seeds", "4", "--out", directory.toString());
        assertFails(run, layer(3) + " at offset ");
        assertThat(run.error()).endsWith("; it may be no file of these tables and is left alone");
        assertThat(layer(3)).hasContent("a poem");
    }

    /** By the thread that answers and by those that help it. */
    @ParameterizedTest
    @ValueSource(strings = {"1", "2"})
    void aSearchMeetsADamagedLayer(String threads) throws IOException {
        Path awari = directory.resolve("awari");
        Run.of("tables", "build", "--seeds", "6", "--rules", "awari", "--out", awari.toString());
        Path damaged = awari.resolve("6.oware");
        byte[] bytes = Files.readAllBytes(damaged);
        bytes[bytes.length / 2] ^= 4;
        Files.write(damaged, bytes);
        String inTables = "1-0-0-2-0-0-0-1-0-0-2-0-0-0-S";
        for (String position : List.of(inTables, "1-0-1-2-0-1-0-1-0-0-2-1-0-0-S")) {
            Run run = Run.of(
                    "analyze",
                    "--rules",
                    "awari",
                    "--seeds-total",
                    "any",
                    "--depth",
                    "12",
                    "--threads",
                    threads,
                    "--tables",
                    awari.toString(),
                    position);
            assertThat(run.exit()).isEqualTo(1);
            assertThat(run.err())
                    .startsWith("oware: " + damaged + " at offset ")
                    .contains(": it is damaged: ")
                    .hasLineCount(1);
            assertThat(run.out()).doesNotContain("best move");
            assertThat(run.out().isEmpty()).isEqualTo(position.equals(inTables));
        }
    }

    @Test
    void publishedScoresInPlaceOfTables() throws IOException {
        Path tables = directory.resolve("awari");
        Path scores = directory.resolve("scores");
        Run.of("tables", "build", "--seeds", "4", "--rules", "awari", "--out", tables.toString());
        Run.of("tables", "scores", tables.toString(), "--out", scores.toString());
        for (String command : List.of("verify", "info")) {
            Run run = Run.of("tables", command, scores.toString());
            assertFails(run, scores + " holds Awari scores as published");
            assertThat(run.error()).contains("'tables probe' and whatever searches");
        }
    }

    @Test
    void aMissingLayer() throws IOException {
        Files.delete(layer(3));

        assertAllFail(directory, directory.toString());
    }

    @Test
    void tablesOfOtherRules() {
        assertFails(
                Run.of("tables", "build", "--seeds", "5", "--rules", "wari", "--out", directory.toString()),
                directory.toString());
        assertFails(Run.of("analyze", "--rules", "wari", "--tables", directory.toString()), directory.toString());
        assertFails(Run.of("analyze", "--rules", "kalah", "--tables", directory.toString()), directory.toString());
        assertThat(layer(5)).doesNotExist();
    }

    @Test
    void aPositionWithTooManySeedsIsTheFaultOfTheInput() {
        Run run = Run.of("tables", "probe", directory.toString(), "4-4-4-4-4-4-4-4-4-4-4-4-0-0-S");

        assertThat(run.exit()).isEqualTo(2);
        assertThat(run.error()).contains("4").contains("48");
    }

    @Test
    void aDirectoryThatCannotBeMade() {
        Run run = Run.of(
                "tables",
                "build",
                "--seeds",
                "2",
                "--out",
                layer(4).resolve("x").toString());

        assertThat(run.exit()).isEqualTo(1);
        assertThat(run.out()).isEmpty();
        assertThat(run.err()).contains(layer(4).toString()).doesNotContain("Exception");
    }

    private Path layer(int seeds) {
        return directory.resolve(seeds + ".oware");
    }

    private static void assertAllFail(Path tables, String named) {
        for (Run run : List.of(
                Run.of("tables", "info", tables.toString()),
                Run.of("tables", "probe", tables.toString(), FOUR_SEEDS),
                Run.of("analyze", "--tables", tables.toString()))) {
            assertFails(run, named);
        }
    }

    private static void assertFails(Run run, String named) {
        assertThat(run.exit()).as("%s", run).isEqualTo(1);
        assertThat(run.error()).contains(named).doesNotContain("Exception");
    }
}
