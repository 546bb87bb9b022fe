package io.github.owarelab.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class TablesBuildCommandTest {
    @TempDir
    private Path directory;

    private String out() {
        return directory.resolve("tables").toString();
    }

    @Test
    void printsEachLayerAsJson() {
        Run run = Run.of("tables", "build", "--seeds", "2", "--out", out(), "--json");

        assertThat(run.exit()).isZero();
        assertThat(run.err()).startsWith("oware: 3 layers, 0 of them finished; 91 boards to build, about ");
        assertThat(run.timelessLines().stream().map(line -> line.replaceAll("\"bytes\":[1-9][0-9]*", "\"bytes\":B")))
                .containsExactly(
                        "{\"seeds\":0,\"boards\":1,\"bytes\":B,\"seconds\":T}",
                        "{\"seeds\":1,\"boards\":12,\"bytes\":B,\"seconds\":T}",
                        "{\"seeds\":2,\"boards\":78,\"bytes\":B,\"seconds\":T}");
    }

    @Test
    void printsEachLayerForPeople() {
        Run run = Run.of(
                "tables", "build", "--seeds", "4", "--out", out(), "--threads", "2", "--memory", "1G", "--bounds");

        assertThat(run.exit()).isZero();
        assertThat(run.lines())
                .hasSize(6)
                .last()
                .asString()
                .matches(" +4 +1,365 +[0-9.]+ (bytes|KiB) +[0-9]+\\.[0-9]{3}");
    }

    @Test
    void goesOnWhereTheFirstRunStopped() {
        Run.of("tables", "build", "--seeds", "3", "--out", out());

        Run more = Run.of("tables", "build", "--seeds", "4", "--out", out(), "--json");
        Run same = Run.of("tables", "build", "--seeds", "4", "--out", out(), "--json");

        assertThat(more.lines()).hasSize(1).first().asString().startsWith("{\"seeds\":4,");
        assertThat(same.exit()).isZero();
        assertThat(same.error()).isEqualTo("nothing to do: " + out() + " holds all layers already");
    }

    @Test
    void aDryRunPrintsThePlanAlone() {
        Run json = Run.of("tables", "build", "--rules", "awari", "--seeds", "5", "--out", out(), "--dry-run", "--json");
        Run text = Run.of("tables", "build", "--seeds", "5", "--out", out(), "--dry-run");

        assertThat(json.out().strip())
                .matches(
                        "\\{\"rules\":\"awari\",\"seeds\":5,\"finished\":0,\"boards\":6188,\"boardsToDo\":6188,"
                                + "\"layersAtOnce\":[12],\"bytes\":[0-9]+,\"memory\":[0-9]+,\"scratch\":0,\"seconds\":[0-9.]+}");
        assertThat(text.lines()).hasSize(1).first().asString().startsWith("6 layers, 0 of them finished; 6,188 boards");
        assertThat(json.err() + text.err()).isEmpty();
        assertThat(directory).isEmptyDirectory();
    }

    @Test
    void thePlanOfASingleBoardIsTold() {
        Run run = Run.of("tables", "build", "--seeds", "0", "--out", out(), "--dry-run");

        assertThat(run.out()).startsWith("1 layer, 0 of them finished; 1 board to build, about 84 bytes of files, ");
    }

    @Test
    void anInterruptedBuildGoesOnToTheSameFiles() throws IOException {
        Interruption interruption = new Interruption();
        ByteArrayOutputStream err = new ByteArrayOutputStream();
        Watched out = new Watched("{\"seeds\":6,", interruption);
        Console console = new Console(InputStream.nullInputStream(), out, err, () -> 80, interruption);

        int exit = assertTimeoutPreemptively(
                Duration.ofMinutes(2),
                () -> Main.run(console, "tables", "build", "--seeds", "20", "--out", out(), "--json"));

        assertThat(exit).isEqualTo(130);
        assertThat(err.toString(StandardCharsets.UTF_8)).endsWith("oware: interrupted; what was finished is kept\n");
        assertThat(Run.of("tables", "build", "--seeds", "9", "--out", out()).exit())
                .isZero();
        Path whole = directory.resolve("whole");
        Run.of("tables", "build", "--seeds", "9", "--out", whole.toString());
        for (String file : files(whole)) {
            assertThat(directory.resolve("tables").resolve(file)).hasSameBinaryContentAs(whole.resolve(file));
        }
        assertThat(files(whole)).isNotEmpty().allMatch(files(directory.resolve("tables"))::contains);
    }

    private static List<String> files(Path directory) throws IOException {
        try (var files = Files.list(directory)) {
            return files.map(file -> file.getFileName().toString()).toList();
        }
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "--seeds 49 | --seeds is 0 to 48, not 49",
                "--seeds -1 | --seeds is 0 to 48, not -1",
                "--seeds x | invalid value for option '--seeds': 'x' is not a whole number; see 'oware tables build --help'",
                "--seeds 4 --threads 0 | --threads is 1 to 1024, not 0",
                "--seeds 4 --memory 0 | --memory is at least 1, not 0",
                "--seeds 4 --memory 4X | invalid value for option '--memory': a size is a number of bytes,"
                        + " or one with K, M, G or T, such as 512M, not '4X'; see 'oware tables build --help'",
                "--seeds 4 --rules foo | --rules: no rules are named 'foo'; there are abapa, abapa-threefold, wari, ouril,"
                        + " casual, awari, kalah, kalah-empty-capture, congkak, congkak-row-empty, congkak6,"
                        + " congkak6-row-empty",
                "--seeds 4 --rules congkak | --rules: there are no endgame tables of congkak",
                "--seeds 4 --rules kalah --bounds | no board comes back in kalah: its values are exact, there are no bounds to"
                        + " hold",
                "--bounds | missing required option: '--seeds=N'; see 'oware tables build --help'",
            })
    void wrongOptionsAreOneSentenceAndLeaveNothingBehind(String options, String sentence) {
        Run run = Run.of(("tables build --out " + out() + " " + options).split(" "));

        assertThat(run.exit()).isEqualTo(2);
        assertThat(run.error()).isEqualTo(sentence);
        assertThat(directory).isEmptyDirectory();
    }

    @Test
    void moreMemoryThanThereIsIsTold() {
        Run run = Run.of("tables", "build", "--seeds", "5", "--memory", "100T", "--out", out(), "--dry-run");

        assertThat(run.exit()).isZero();
        assertThat(run.err().strip())
                .matches("oware: --memory allows 100.0 TiB, but Java may use .*; java -Xmx gives it more");
        assertThat(run.out()).startsWith("6 layers, 0 of them finished");
    }

    /** Layers that lack nothing but their distances are told apart. */
    @Test
    void theDistancesOfFinishedLayersAreInThePlan() {
        Run.of("tables", "build", "--seeds", "5", "--out", out());
        Run.of("tables", "build", "--seeds", "2", "--out", out(), "--distance");

        Run plan = Run.of("tables", "build", "--seeds", "6", "--out", out(), "--distance", "--dry-run");

        assertThat(plan.out())
                .startsWith("7 layers, 3 of them finished, 3 more but for their distances; 18,473 boards to build");
    }

    @Test
    void tooLittleMemoryIsOneSentence() {
        Run run = Run.of("tables", "build", "--seeds", "20", "--memory", "1M", "--out", out());

        assertThat(run.exit()).isEqualTo(2);
        assertThat(run.out()).isEmpty();
        assertThat(run.err()).contains("memory").doesNotContain("\tat ");
    }
}
