package io.github.owarelab.cli;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class MainTest {
    @Test
    void withoutCommandPrintsUsage() {
        Run run = Run.of();

        assertThat(run.exit()).isZero();
        assertThat(run.out()).startsWith("Usage: oware").contains("130");
        assertThat(run.err()).isEmpty();
    }

    @ParameterizedTest
    @ValueSource(strings = {"moves", "perft", "analyze", "bench", "engine", "match", "play", "tables"})
    void everyCommandHelps(String command) {
        Run run = Run.of(command, "--help");

        assertThat(run.exit()).isZero();
        assertThat(run.out()).startsWith("Usage: oware " + command + " [").contains("--version");
        assertThat(run.err()).isEmpty();
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "moves", "perft", "analyze", "bench", "engine", "match", "play", "tables"})
    void everyCommandTellsTheVersion(String command) {
        Run run = command.isEmpty() ? Run.of("--version") : Run.of(command, "--version");

        assertThat(run.exit()).isZero();
        assertThat(run.out()).matches("oware [^\n]+\n".replace("\n", System.lineSeparator()));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "foo | there is no command 'foo', but moves, perft, analyze, bench, engine, match, play, tables; see 'oware --help'",
                "tables | after 'tables' comes one of build, info, verify, probe, scores; see 'oware tables --help'",
                "tables foo | there is no command 'foo', but build, info, verify, probe, scores; see 'oware tables --help'",
                "moves --foo | there is no option '--foo'; see 'oware moves --help'",
                "perft --depth | missing required parameter for option '--depth' (PLIES); see 'oware perft --help'",
                "perft --depth 3 --depth 4 | option '--depth' (PLIES) should be specified only once; see 'oware perft --help'",
                "bench now | unexpected argument 'now'; see 'oware bench --help'",
            })
    void wrongOptionsAreOneSentence(String args, String sentence) {
        Run run = Run.of(args.split(" "));

        assertThat(run.error()).isEqualTo(sentence);
        assertThat(run.exit()).isEqualTo(2);
    }
}
