package io.github.owarelab.cli;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class PerftCommandTest {
    private static final String START =
            "{\"rules\":\"abapa\",\"position\":\"4-4-4-4-4-4-4-4-4-4-4-4-0-0-S\",\"depth\":";

    @Test
    void countsEachDepthAsJson() {
        assertThat(Run.of("perft", "--depth", "3", "--json").timelessLines())
                .containsExactly(
                        START + "1,\"leaves\":6,\"nodes\":6,\"seconds\":T}",
                        START + "2,\"leaves\":36,\"nodes\":42,\"seconds\":T}",
                        START + "3,\"leaves\":190,\"nodes\":232,\"seconds\":T}");
    }

    @Test
    void countsEachDepthForPeople() {
        Run run = Run.of("perft", "--depth", "4");

        assertThat(run.exit()).isZero();
        assertThat(run.lines()).hasSize(6).last().asString().matches(" +4 +1,014 +1,246 +[0-9.]+ +[0-9,]+");
    }

    @Test
    void agreesWithTheExample() {
        assertThat(Run.of("perft", "--depth", "9", "--bulk", "--json").timelessLines())
                .last()
                .isEqualTo(START + "9,\"leaves\":3592872,\"nodes\":4477240,\"seconds\":T}");
    }

    @Test
    void dividesByMoves() {
        Run run = Run.of("perft", "--depth", "2", "--divide", "--json", "4-4-4-4-4-4-4-4-4-4-4-4-0-0-S moves F");

        assertThat(run.timelessLines())
                .last()
                .isEqualTo(
                        "{\"rules\":\"abapa\",\"position\":\"4-4-4-4-4-0-5-5-5-5-4-4-0-0-N\",\"depth\":2,"
                                + "\"leaves\":30,\"nodes\":36,\"seconds\":T,\"moves\":["
                                + "{\"move\":\"a\",\"leaves\":5},{\"move\":\"b\",\"leaves\":5},{\"move\":\"c\",\"leaves\":5},"
                                + "{\"move\":\"d\",\"leaves\":5},{\"move\":\"e\",\"leaves\":5},{\"move\":\"f\",\"leaves\":5}]}");
        assertThat(Run.of("perft", "--depth", "2", "--divide").out()).contains("    F                6");
    }

    @Test
    void dividesAGameThatIsOverIntoNothing() {
        String over = "1-0-0-0-0-0-0-0-0-0-0-0-23-24-S";
        assertThat(Run.of("perft", "--depth", "1", "--divide", "--json", over).timelessLines())
                .containsExactly("{\"rules\":\"abapa\",\"position\":\"" + over
                        + "\",\"depth\":1,\"leaves\":0,\"nodes\":0,\"seconds\":T,\"moves\":[]}");
    }

    @Test
    void countsOneLineOfNoPlies() {
        assertThat(Run.of("perft", "--depth", "0", "--json").timelessLines())
                .containsExactly(START + "0,\"leaves\":1,\"nodes\":0,\"seconds\":T}");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "perft | missing required option: '--depth=PLIES'; see 'oware perft --help'",
                "perft --depth -1 | --depth is 0 to 1000, not -1",
                "perft --depth 1001 | --depth is 0 to 1000, not 1001",
                "perft --depth x | invalid value for option '--depth': 'x' is not a whole number;"
                        + " see 'oware perft --help'",
            })
    void wrongDepthsAreOneSentence(String args, String sentence) {
        Run run = Run.of(args.split(" "));

        assertThat(run.exit()).isEqualTo(2);
        assertThat(run.error()).isEqualTo(sentence);
    }
}
