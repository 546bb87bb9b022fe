package io.github.owarelab.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;

import java.io.ByteArrayOutputStream;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class AnalyzeCommandTest {
    private static final String NUMBERS = "\"nodes\":[0-9]+,\"nps\":T,\"seconds\":T,\"tableHits\":0";

    @Test
    void printsEachDepthAsJson() {
        Run run = Run.of("analyze", "--depth", "3", "--no-tables", "--json");

        assertThat(run.exit()).isZero();
        assertThat(run.err()).isEmpty();
        assertThat(run.timelessLines()).hasSize(3);
        for (int depth = 1; depth <= 3; depth++) {
            assertThat(run.timelessLines().get(depth - 1))
                    .matches("\\{\"position\":\"4-4-4-4-4-4-4-4-4-4-4-4-0-0-S\",\"depth\":" + depth
                            + ",\"value\":-?[0-9]+,\"bound\":\"exact\",\"proved\":false,\"pv\":\"[A-Fa-f]{" + depth
                            + "}\"," + NUMBERS + "}");
        }
    }

    @Test
    void solvesKalah() {
        Run run = Run.of(
                "analyze",
                "--rules",
                "kalah",
                "--houses-seeds",
                "1",
                "--solve",
                "--no-tables",
                "--hash",
                "8",
                "--json");

        assertThat(run.exit()).isZero();
        assertThat(run.lines().get(run.lines().size() - 1))
                .contains("\"value\":2,\"atMost\":2,\"bound\":\"exact\",\"proved\":true,\"pv\":\"");
    }

    @Test
    void tellsWhatIsProvedWhenTheLimitIsMet() {
        Run run = Run.of("analyze", "--rules", "kalah", "--solve", "--no-tables", "--nodes", "1000");

        assertThat(run.exit()).isZero();
        assertThat(run.out()).contains("proved; more time would bring them closer");
    }

    @Test
    void ranksAllMoves() {
        Run run = Run.of("analyze", "--depth", "1", "--lines", "7", "--no-tables", "--json");

        assertThat(run.lines()).hasSize(6);
        for (int line = 1; line <= 6; line++) {
            assertThat(run.lines().get(line - 1)).contains("\"depth\":1,\"line\":" + line + ",\"value\":");
        }
    }

    @Test
    void printsForPeople() {
        Run run = Run.of(
                "analyze", "--nodes", "100", "--no-tables", "--seeds-total", "any", "0-0-0-0-0-6-1-1-5-1-2-1-3-4-S");

        assertThat(run.exit()).isZero();
        assertThat(run.lines().get(0)).isEqualTo("0-0-0-0-0-6-1-1-5-1-2-1-3-4-S");
        assertThat(run.lines().get(1)).startsWith("depth line   value");
        assertThat(run.lines().get(2)).matches(" +1 +1 +[+-]?[0-9]+ .* F");
        assertThat(run.lines()).last().asString().startsWith("best move F, value ");
    }

    @Test
    void tellsTheValueOfAGameThatIsOver() {
        String position = "1-0-0-0-0-0-0-0-0-0-0-0-23-24-S";

        assertThat(Run.of("analyze", "--json", position).lines())
                .containsExactly("{\"position\":\"" + position + "\",\"depth\":0,\"value\":1,\"bound\":\"exact\","
                        + "\"proved\":true,\"pv\":\"\",\"nodes\":0,\"nps\":0,\"seconds\":0.0,\"tableHits\":0}");
        assertThat(Run.of("analyze", position).lines()).last().isEqualTo("no move, value +1, proved");
    }

    @Test
    void answersLinesOfTheInput() {
        String position = "1-0-0-0-0-0-0-0-0-0-0-0-23-24-S";
        Run run = Run.withInput(position + "\nfoo\n" + position + "\n", "analyze", "--json", "-");

        assertThat(run.exit()).isEqualTo(2);
        assertThat(run.lines()).hasSize(2);
        assertThat(run.err()).startsWith("oware: line 2: a position of abapa has 15 parts");
    }

    @Test
    void anInterruptionKeepsWhatWasFinished() {
        Interruption interruption = new Interruption();
        ByteArrayOutputStream err = new ByteArrayOutputStream();
        Watched out = new Watched("\"depth\":4", interruption);
        Console console = new Console(InputStream.nullInputStream(), out, err, () -> 0, interruption);

        int exit = assertTimeoutPreemptively(
                Duration.ofMinutes(1), () -> Main.run(console, "analyze", "--json", "--no-tables", "--time", "10m"));

        assertThat(exit).isEqualTo(130);
        assertThat(out.toString(StandardCharsets.UTF_8)).contains("\"depth\":4").endsWith("}" + System.lineSeparator());
        assertThat(err.toString(StandardCharsets.UTF_8).lines())
                .containsExactly("oware: interrupted; what was finished is kept");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "--depth 0 | --depth is 1 to 120, not 0",
                "--depth 121 | --depth is 1 to 120, not 121",
                "--nodes 0 | --nodes is at least 1, not 0",
                "--solve --lines 2 | --lines ranks moves, --solve proves one value: they do not go together",
                "--solve --depth 3 | --solve goes on until the value is proved: --nodes and --time can limit it, --depth"
                        + " cannot",
                "--tables x --no-tables | --tables=DIR, --no-tables are mutually exclusive (specify only one); see 'oware analyze"
                        + " --help'",
                "--time 99999999999h | invalid value for option '--time': '99999999999h' is too long a time: the number is"
                        + " 999999999 at most, with any unit; see 'oware analyze --help'",
                "--lines 0 | --lines is 1 to 7, not 0",
                "--threads 0 | --threads is 1 to 1024, not 0",
                "--hash 0 | --hash is 1 to 8192, not 0",
                "--time 5x | invalid value for option '--time': a time is seconds such as 1.5, or a number with ms, s, m or h,"
                        + " not '5x'; see 'oware analyze --help'",
                "--time -1 | invalid value for option '--time': a time is seconds such as 1.5, or a number with ms, s, m or h,"
                        + " not '-1'; see 'oware analyze --help'",
            })
    void wrongLimitsAreOneSentence(String options, String sentence) {
        Run run = Run.of(("analyze " + options).split(" "));

        assertThat(run.exit()).isEqualTo(2);
        assertThat(run.error()).isEqualTo(sentence);
    }
}
