package io.github.owarelab.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Every command refuses a wrong position, game or rule set with one sentence. */
class BadPositionTest {
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "4-4-4-4-4-4-4-4-4-4-4-3-0-0-S | houses and stores hold 47 seeds, 1 too few:"
                        + " abapa with 4 seeds a house has 48",
                "4-4-4-4-4-4-4-4-4-4-4-4-0-1-S | houses and stores hold 49 seeds, 1 too many:"
                        + " abapa with 4 seeds a house has 48",
                "-4-4-4-4-4-4-4-4-4-4-4-4-8-0-S | house A is -4, but seeds cannot be negative",
                "4-4-4-4-4-4-4-4-4-4-4-4-0--1-S | North's store is -1, but seeds cannot be negative",
                "4-4-4-4-x-4-4-4-4-4-4-4-0-0-S | house E is 'x', not a number of seeds",
                "4-4-4-4-4-4-4-4-4-4-4-4-4-0-0-S | a position of abapa has 15 parts joined by '-'"
                        + " (12 houses, 2 stores, side to move), not 16",
                "4-4-4-4-4-4-4-4-4-4-4-4-0-0-X | the side to move is S or N, not 'X'",
                "4-4-4-4-4-4-4-4-4-4-4-4-0-0-S moves G | ply 1: move 'G' is unknown: South moves with A to F",
                "4-4-4-4-4-4-4-4-4-4-4-4-0-0-S moves AA | ply 2: move 'A' is a house of South, but North is to move,"
                        + " with a to f",
                "4-4-4-4-4-4-4-4-4-4-4-4-0-0-S moves AaA | ply 3: move 'A' is not legal: the house is empty",
                "4-4-4-4-4-4-4-4-4-4-4-4-0-0-S plays Aa | after the position comes the word 'moves' with the moves,"
                        + " not 'plays'",
                "'' | the position is empty; without one it is the start of the game",
            })
    void isOneSentence(String position, String sentence) {
        for (Run run : List.of(
                Run.of("moves", position),
                Run.of("perft", "--depth", "1", position),
                Run.of("analyze", "--depth", "1", "--json", position))) {
            assertThat(run.exit()).isEqualTo(2);
            assertThat(run.error()).isEqualTo(sentence);
        }
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "--rules foo | --rules: no rules are named 'foo'; there are abapa, abapa-threefold, wari, ouril, casual,"
                        + " awari, kalah, kalah-empty-capture, congkak, congkak-row-empty, congkak6, congkak6-row-empty",
                "--houses-seeds 7 | --houses-seeds: Oware is played with 3 to 6 seeds a house, not 7",
                "--houses-seeds x | invalid value for option '--houses-seeds': 'x' is not a whole number;"
                        + " see 'oware moves --help'",
                "--houses-seeds 99999999999 | invalid value for option '--houses-seeds':"
                        + " '99999999999' is more than 2147483647; see 'oware moves --help'",
                "--seeds-total 48 | --seeds-total can only be 'any', not '48'",
            })
    void wrongRulesAreOneSentence(String options, String sentence) {
        Run run = Run.of(("moves " + options).split(" "));

        assertThat(run.exit()).isEqualTo(2);
        assertThat(run.error()).isEqualTo(sentence);
    }
}
