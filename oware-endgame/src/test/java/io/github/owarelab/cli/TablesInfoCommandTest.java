package io.github.owarelab.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.util.ArrayList;
import java.util.HexFormat;
import java.util.List;
import javax.xml.parsers.DocumentBuilderFactory;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What {@code tables info} can print instead of its list. */
class TablesInfoCommandTest {
    private static final int SEEDS = 7;

    @TempDir
    private static Path shared;

    @TempDir
    private Path directory;

    private static String awari;
    private static String bounds;
    private static Path log;

    @BeforeAll
    static void build() throws IOException {
        awari = shared.resolve("awari").toString();
        bounds = shared.resolve("bounds").toString();
        log = shared.resolve("log");
        Run.of("tables", "build", "--rules", "awari", "--seeds", "" + SEEDS, "--out", awari);
        Files.writeString(
                log,
                Run.of("tables", "build", "--bounds", "--seeds", "6", "--out", bounds, "--json")
                        .out());
    }

    @Test
    void aSampleIsTheSameForTheSameSeed() {
        List<String> sample = Run.of("tables", "info", bounds, "--sample", "40").lines();

        assertThat(sample).hasSize(41).startsWith("position\tvalue\tlower\tupper");
        assertThat(Run.of("tables", "info", "--seed", "1", "--sample", "40", bounds)
                        .lines())
                .isEqualTo(sample);
        assertThat(Run.of("tables", "info", "--sample", "20", bounds).lines()).isEqualTo(sample.subList(0, 21));
        assertThat(Run.of("tables", "info", "--sample", "40", "--seed", "2", bounds)
                        .lines())
                .isNotEqualTo(sample);
    }

    /** Java promises the random numbers, so other programs may rely on the boards. */
    @Test
    void theBoardsOfASampleNeverChange() {
        assertThat(Run.of("tables", "info", awari, "--sample", "3", "--json").lines())
                .map(line -> line.replaceAll("\"value\":-?[0-9]+", "\"value\":V"))
                .containsExactly(
                        "{\"position\":\"1-0-0-0-0-0-0-1-0-1-2-0-0-0-S\",\"seeds\":5,\"value\":V}",
                        "{\"position\":\"0-1-0-4-0-0-1-0-0-0-0-1-0-0-S\",\"seeds\":7,\"value\":V}",
                        "{\"position\":\"1-0-0-0-0-1-2-1-0-0-1-1-0-0-S\",\"seeds\":7,\"value\":V}");
    }

    @Test
    void aSampleHasTheValuesThatProbeTells() {
        List<String> sample =
                Run.of("tables", "info", bounds, "--sample", "25", "--json").lines();
        StringBuilder positions = new StringBuilder();
        sample.forEach(line -> positions.append(line, 13, line.indexOf("\",")).append('\n'));

        Run probed = Run.withInput(positions.toString(), "tables", "probe", bounds, "-", "--json");

        assertThat(probed.lines())
                .map(line -> line.replaceFirst(",\"moves\":.*", "}"))
                .isEqualTo(sample);
    }

    @Test
    void everyBoardIsAsLikely() {
        List<String> sample =
                Run.of("tables", "info", awari, "--sample", "20000", "--json").lines();
        long largest = sample.stream()
                .filter(line -> line.contains("\"seeds\":" + SEEDS + ","))
                .count();

        // 31,824 of 50,388 boards: 0.632.
        assertThat(largest / 20000.0).isBetween(0.62, 0.644);
    }

    @Test
    void hashesAreInTheFormThatIsChecked() throws Exception {
        List<String> lines = Run.of("tables", "info", awari, "--sha256").lines();

        assertThat(lines).hasSize(SEEDS + 1);
        for (int seeds = 0; seeds <= SEEDS; seeds++) {
            byte[] bytes = Files.readAllBytes(Path.of(awari, seeds + ".oware"));
            String hash = HexFormat.of()
                    .formatHex(MessageDigest.getInstance("SHA-256").digest(bytes));
            assertThat(lines.get(seeds)).isEqualTo(hash + "  " + seeds + ".oware");
        }
        assertThat(Run.of("tables", "info", awari, "--sha256", "--json").lines())
                .first()
                .isEqualTo("{\"file\":\"0.oware\",\"sha256\":\"" + lines.get(0).substring(0, 64) + "\"}");
    }

    @Test
    void theDistributionIsThePublishedTable() throws IOException {
        List<String> lines = Run.of("tables", "info", awari, "--distribution").lines();

        assertThat(lines).hasSize(2 * SEEDS + 2).startsWith("value\t0\t1\t2\t3\t4\t5\t6\t7");
        List<String> counts = new ArrayList<>();
        for (String line : lines.subList(1, lines.size())) {
            String[] cells = line.split("\t", -1);
            assertThat(cells).hasSize(SEEDS + 2);
            for (int seeds = 0; seeds <= SEEDS; seeds++) {
                String cell = cells[seeds + 1];
                assertThat(cell.isEmpty()).isEqualTo(Math.abs(Integer.parseInt(cells[0])) > seeds);
                if (!cell.isEmpty() && !cell.equals("0")) {
                    counts.add(seeds + "\t" + cells[0] + "\t" + cell);
                }
            }
        }
        assertThat(counts).containsExactlyInAnyOrderElementsOf(published());
        assertThat(Run.of("tables", "info", awari, "--distribution", "--json").lines())
                .hasSize(2 * SEEDS + 1)
                .contains("{\"value\":-4,\"boards\":[0,0,0,0,532,0,116,75]}");
    }

    private static List<String> published() throws IOException {
        try (InputStream in = TablesInfoCommandTest.class.getResourceAsStream("/golden/awari-distribution.tsv")) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8)
                    .lines()
                    .filter(line -> line.matches("[0-" + SEEDS + "]\t.*"))
                    .toList();
        }
    }

    @Test
    void theReportIsOnePageOfPictures() throws Exception {
        Path file = directory.resolve("report.html");

        Run run = Run.of("tables", "info", bounds, "--report", file.toString(), "--build-log", log.toString());

        assertThat(run.exit()).isZero();
        assertThat(run.out() + run.err()).isEmpty();
        String page = Files.readString(file);
        assertThat(page)
                .startsWith("<!DOCTYPE html>")
                .contains(
                        "<h1>Endgame tables of abapa, up to 6 seeds</h1>",
                        "<title>-4: 534 boards</title>",
                        "<h2>Exact boards</h2>",
                        "<title>layer 4: 72.8 % exact</title>",
                        "<h2>Bytes a board</h2>",
                        "<h2>Build rate</h2>",
                        "<tr><td>4<td>1,365<td>")
                .doesNotContain("NaN", "http", "Infinity")
                .endsWith("</html>\n");
        assertPicturesAreWellFormed(page, 1 + 6 + 3);
        assertThat(directory).isDirectoryContaining(file::equals);
        assertThat(directory.toFile().list()).hasSize(1);
    }

    private static void assertPicturesAreWellFormed(String page, int expected) throws Exception {
        int pictures = 0;
        for (int at = page.indexOf("<svg "); at >= 0; at = page.indexOf("<svg ", at + 1)) {
            String picture = page.substring(at, page.indexOf("</svg>", at) + "</svg>".length());
            DocumentBuilderFactory.newInstance()
                    .newDocumentBuilder()
                    .parse(new ByteArrayInputStream(picture.getBytes(StandardCharsets.UTF_8)));
            pictures++;
        }
        assertThat(pictures).isEqualTo(expected);
    }

    @Test
    void whatIsNotKnownIsNotShown() throws IOException {
        Path file = directory.resolve("report.html");
        Path small = directory.resolve("small");
        Run.of("tables", "build", "--seeds", "0", "--out", small.toString());

        assertThat(Run.of("tables", "info", small.toString(), "--report", file.toString())
                        .exit())
                .isZero();

        assertThat(Files.readString(file))
                .contains("<h2>Numbers</h2>")
                .doesNotContain("<h2>Exact", "<h2>Bytes", "<h2>Build", "NaN");
    }

    @Test
    void aReportThatCannotBeWritten() {
        Run run = Run.of(
                "tables",
                "info",
                awari,
                "--report",
                directory.resolve("no/report.html").toString());

        assertThat(run.exit()).isEqualTo(1);
        assertThat(run.error()).isEqualTo(directory.resolve("no/report.html") + ": no such file or directory");
    }

    @Test
    void aLogOfSomethingElse() throws IOException {
        Path wrong = Files.writeString(directory.resolve("log"), "{\"seeds\":1,\"seconds\":2}\n\n{\"seeds\":1}\n");
        Path file = directory.resolve("report.html");

        Run run = Run.of("tables", "info", awari, "--report", file.toString(), "--build-log", wrong.toString());

        assertThat(run.exit()).isEqualTo(1);
        assertThat(run.error()).isEqualTo(wrong + ", line 3: this is no output of 'tables build --json'");
        assertThat(file).doesNotExist();
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "--sample 0 | --sample is at least 1, not 0",
                "--sample x | invalid value for option '--sample': 'x' is not a whole number; see 'oware tables info --help'",
                "--sample 1 --sha256 | only one thing can be printed, not --sample and --sha256",
                "--seed 1 | --seed is about --sample, which is missing",
                "--build-log x | --build-log is about --report, which is missing",
            })
    void wrongOptions(String options, String sentence) {
        Run run = Run.of(("tables info " + awari + " " + options).split(" "));

        assertThat(run.exit()).isEqualTo(2);
        assertThat(run.error()).isEqualTo(sentence);
    }
}
