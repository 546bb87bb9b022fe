package io.github.owarelab.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class TablesScoresCommandTest {
    private static final String POSITION = "0-0-0-0-1-1-1-0-0-0-0-0-23-22-S";

    @TempDir
    private static Path shared;

    @TempDir
    private Path directory;

    private static String tables;

    @BeforeAll
    static void build() {
        tables = shared.resolve("awari").toString();
        Run.of("tables", "build", "--rules", "awari", "--bounds", "--seeds", "6", "--out", tables);
    }

    private String out() {
        return directory.resolve("scores").toString();
    }

    @Test
    void tellsTheChecksumOfEachFile() throws IOException {
        Run json = Run.of("tables", "scores", tables, "--out", out(), "--json");
        Run text = Run.of("tables", "scores", tables, "--out", out());

        assertThat(json.exit() + text.exit()).isZero();
        assertThat(json.err() + text.err()).isEmpty();
        assertThat(json.lines())
                .hasSize(7)
                .contains("{\"seeds\":4,\"file\":\"scores.4\",\"bytes\":1365,\"crc32\":\"e63971a9\"}")
                .last()
                .isEqualTo("{\"seeds\":6,\"file\":\"scores.6\",\"bytes\":12375,\"crc32\":\"deb9b6d2\"}");
        assertThat(text.lines()).hasSize(8).last().isEqualTo("    6             12,375  deb9b6d2");
        try (var files = Files.list(Path.of(out()))) {
            assertThat(files).hasSize(7);
        }
    }

    @Test
    void probeAndSearchReadThem() {
        Run.of("tables", "scores", tables, "--out", out());

        assertThat(Run.of("tables", "probe", "--json", out(), POSITION).lines())
                .containsExactly("{\"position\":\"" + POSITION
                        + "\",\"seeds\":3,\"value\":1,\"moves\":[{\"move\":\"E\",\"value\":1}]}");
        Run search = Run.of("analyze", "--json", "--rules", "awari", "--depth", "2", "--tables", out(), POSITION);
        assertThat(search.exit()).isZero();
        assertThat(search.lines()).last().asString().contains("\"value\":1,").doesNotContain("\"tableHits\":0");
        Run other = Run.of("analyze", "--rules", "wari", "--depth", "1", "--tables", out());
        assertThat(other.exit()).isEqualTo(1);
        assertThat(other.error()).isEqualTo(out() + " holds tables of awari, not of wari");
    }

    @Test
    void tablesBesideThemTellMore() {
        Run.of("tables", "scores", tables, "--out", tables);

        assertThat(Run.of("tables", "probe", "--json", tables, POSITION).out()).contains("\"lower\":");
    }

    @Test
    void onlyTablesOfAwari() {
        String abapa = directory.resolve("abapa").toString();
        Run.of("tables", "build", "--seeds", "2", "--out", abapa);

        Run run = Run.of("tables", "scores", abapa, "--out", out());

        assertThat(run.exit()).isEqualTo(1);
        assertThat(run.error()).isEqualTo(abapa + " holds tables of abapa; the published scores are those of awari");
        assertThat(Path.of(out())).doesNotExist();
    }

    @Test
    void anInterruptedRunKeepsWhatIsFinished() throws IOException {
        Interruption interruption = new Interruption();
        ByteArrayOutputStream err = new ByteArrayOutputStream();
        Watched watched = new Watched("{\"seeds\":3,", interruption);
        Console console = new Console(InputStream.nullInputStream(), watched, err, () -> 0, interruption);

        assertThat(Main.run(console, "tables", "scores", tables, "--out", out(), "--json"))
                .isEqualTo(130);

        assertThat(err.toString(StandardCharsets.UTF_8)).isEqualTo("oware: interrupted; what was finished is kept\n");
        try (var files = Files.list(Path.of(out()))) {
            assertThat(files.map(file -> file.getFileName().toString()))
                    .containsExactlyInAnyOrder("scores.0", "scores.1", "scores.2", "scores.3");
        }
    }
}
