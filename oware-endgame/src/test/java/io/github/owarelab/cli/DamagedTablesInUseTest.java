package io.github.owarelab.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Every command that reads tables tells of a damaged file, with its place, and answers nothing by it. */
class DamagedTablesInUseTest {
    private static final String SIX_SEEDS = "1-0-0-2-0-0-0-1-0-0-2-0-0-0-S";

    @TempDir
    private Path directory;

    private Path tables;

    @BeforeEach
    void build() throws IOException {
        tables = directory.resolve("tables");
        Run.of("tables", "build", "--seeds", "6", "--rules", "awari", "--bounds", "--out", tables.toString());
    }

    /** Of all layers but the first, which have no data to speak of. */
    private void damage() throws IOException {
        for (int seeds = 2; seeds <= 6; seeds++) {
            byte[] bytes = Files.readAllBytes(layer(seeds));
            bytes[bytes.length * 3 / 5] ^= 4;
            Files.delete(layer(seeds));
            Files.write(layer(seeds), bytes);
        }
    }

    private Path layer(int seeds) {
        return tables.resolve(seeds + ".oware");
    }

    private String damageOf(String layers) {
        return tables + "/" + layers
                + "\\.oware at offset [0-9]+: it is damaged: the checksum of .* expected [0-9a-f]+";
    }

    @Test
    void commandsThatReadAllOfIt() throws IOException {
        damage();
        for (List<String> words : List.of(
                List.of("tables", "info", tables.toString()),
                List.of("tables", "info", "--sample", "3", tables.toString()),
                List.of("tables", "info", "--sha256", tables.toString()),
                List.of("tables", "verify", tables.toString()),
                List.of("tables", "verify", "--sample", "1", tables.toString()))) {
            Run run = Run.of(words.toArray(String[]::new));
            assertThat(run.exit()).as("%s", words).isEqualTo(1);
            assertThat(run.error()).matches(damageOf("2"));
        }
    }

    @Test
    void commandsThatReadABoard() throws IOException {
        damage();
        for (List<String> words : List.of(
                List.of("tables", "probe", tables.toString(), SIX_SEEDS),
                List.of("tables", "probe", "--distance", "--json", tables.toString(), SIX_SEEDS),
                List.of(
                        "analyze",
                        "--rules",
                        "awari",
                        "--seeds-total",
                        "any",
                        "--depth",
                        "3",
                        "--tables",
                        tables.toString(),
                        SIX_SEEDS),
                List.of(
                        "tables",
                        "scores",
                        "--json",
                        tables.toString(),
                        "--out",
                        directory.resolve("scores").toString()))) {
            Run run = Run.of(words.toArray(String[]::new));
            assertThat(run.exit()).as("%s", words).isEqualTo(1);
            assertThat(run.err().strip()).matches("oware: " + damageOf("[2-6]"));
        }
    }

    @Test
    void anEngine() throws IOException {
        damage();
        assertThat(engine(tables))
                .anyMatch(line -> line.matches("info string " + damageOf("[2-6]")))
                .last()
                .isEqualTo("bestmove 0000");
    }

    /** The match ends with what was played, not with a result by damaged values. */
    @Test
    void aMatch() throws IOException {
        Path opening = Files.writeString(directory.resolve("opening.txt"), "0-0-0-0-1-2-1-1-0-0-0-3-20-20-S\n");
        String[] words = {
            "match",
            "easy",
            "easy",
            "--rules",
            "awari",
            "--openings",
            opening.toString(),
            "--adjudicate",
            tables.toString()
        };
        assertThat(Run.of(words).out()).contains("adjudication");
        damage();

        Run run = Run.of(words);

        assertThat(run.exit()).isEqualTo(1);
        assertThat(run.err().strip()).matches("oware: " + damageOf("[2-6]"));
        assertThat(run.out()).doesNotContain("adjudication");
    }

    @Test
    void anEngineAndAMatchReadPublishedScoresToo() {
        String scores = directory.resolve("scores").toString();
        Run.of("tables", "scores", tables.toString(), "--out", scores);
        assertThat(engine(Path.of(scores))).last().asString().matches("bestmove [A-F]( ponder [a-f])?");
        Run match =
                Run.of("match", "easy", "easy", "--rules", "awari", "--games", "2", "--adjudicate", scores, "--json");
        assertThat(match.exit()).isZero();
        assertThat(match.err()).isEmpty();
    }

    private static List<String> engine(Path tables) {
        Run run = Run.withInput(
                "setoption name Rules value awari\nsetoption name Hash value 1\nsetoption name Tables value " + tables
                        + "\nposition fen " + SIX_SEEDS.replace("-0-0-S", "-20-22-S") + "\ngo depth 4\n",
                "engine");
        assertThat(run.exit()).as("%s", run).isZero();
        return run.lines();
    }
}
