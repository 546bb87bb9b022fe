package io.github.owarelab.game;

import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.owarelab.rules.RuleSet;
import io.github.owarelab.rules.Rules;
import io.github.owarelab.rules.RulesByName;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Wrong text gets one clear sentence that names the part and the rule. */
class BadInputTest {
    @ParameterizedTest
    @CsvSource(delimiter = ';', textBlock = """
                    5-4-4-4-4-4-4-4-4-4-4-4-0-0-S; houses and stores hold 49 seeds, 1 too many: abapa with 4 seeds a house has 48
                    4-4-4-4-4-4-4-4-4-4-4-2-0-0-S; houses and stores hold 46 seeds, 2 too few: abapa with 4 seeds a house has 48
                    4-4-4-4-4-4-4-4-4-4-4-4-0-1-S; houses and stores hold 49 seeds, 1 too many: abapa with 4 seeds a house has 48
                    4-4--1-4-4-4-4-4-4-4-4-9-0-0-S; house C is -1, but seeds cannot be negative
                    4-4-4-4-4-4-4-4-4-4-4-5--1-0-S; South's store is -1, but seeds cannot be negative
                    -4-4-4-4-4-4-4-4-4-4-4-4-0-0-S; house A is -4, but seeds cannot be negative
                    4-4-4-4-4-4-x-4-4-4-4-4-0-0-S; house a is 'x', not a number of seeds
                    4-4-4-4-4-4-4.0-4-4-4-4-4-0-0-S; house a is '4.0', not a number of seeds
                    4-4-4-4-4-4-4-4-4-4-4-4-0-+0-S; North's store is '+0', not a number of seeds
                    4-4-4-4-4-4-4-4-4-4-4-\u0664-0-0-S; house f is '\u0664', not a number of seeds
                    4-4-4-4-4-4-4-4-4-4-4---4-0-0-S; house f is '--4', not a number of seeds
                    4-4-4-4-4-4-4-4-4-4-4-4-4-0-0-S; a position of abapa has 15 parts joined by '-' (12 houses, 2 stores, side to move), not 16
                    4-4-4-4-4-4-4-4-4-4-4-4-0-S; a position of abapa has 15 parts joined by '-' (12 houses, 2 stores, side to move), not 14
                    hello; a position of abapa has 15 parts joined by '-' (12 houses, 2 stores, side to move), not 1
                    4-4-4-4-4-4-4-4-4-4-4-4-0-0-X; the side to move is S or N, not 'X'
                    4-4-4-4-4-4-4-4-4-4-4-4-0-0-s; the side to move is S or N, not 's'
                    4-4-4-4-4-4-4-4-4-4-4-4-0-0-; the side to move is S or N, not ''
                    999-4-4-4-4-4-4-4-4-4-4-4-0-0-S; houses and stores hold 1043 seeds, more than the 127 a board can hold
                    99999999999-4-4-4-4-4-4-4-4-4-4-4-0-0-S; house A is 99999999999, more than the 127 seeds a board can hold
                    """)
    void positions(String text, String message) {
        assertThatThrownBy(() -> Position.parse(text, RuleSet.ABAPA))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage(message);
    }

    @ParameterizedTest
    @CsvSource(delimiter = ';', textBlock = """
                    abapa; 4-4-4-4-4-4-4-4-4-4-4-4-0-0-S moves G; ply 1: move 'G' is unknown: South moves with A to F
                    abapa; 4-4-4-4-4-4-4-4-4-4-4-4-0-0-S moves Ff?; ply 3: move '?' is unknown: South moves with A to F
                    abapa; 4-4-4-4-4-4-4-4-4-4-4-4-0-0-S moves FF; ply 2: move 'F' is a house of South, but North is to move, with a to f
                    abapa; 4-4-4-4-4-4-4-4-4-4-4-4-0-0-S moves FfF; ply 3: move 'F' is not legal: the house is empty
                    abapa; 4-4-4-4-4-4-4-4-4-4-4-4-0-0-S move F; after the position comes the word 'moves' with the moves, not 'move'
                    abapa; 4-4-4-4-4-4-4-4-4-4-4-4-0-0-S moves F f; moves are letters strung together, but a space comes before 'f'
                    abapa; 3-0-0-0-0-1-0-0-0-0-0-0-20-24-S moves A; ply 1: move 'A' is not legal: the other's row is empty and the move leaves no seed in it
                    abapa; 0-0-0-0-0-1-1-3-0-0-0-0-25-18-S moves F; ply 1: no move can follow: the game is over (majority)
                    abapa; 0-0-0-0-0-0-1-3-0-0-0-0-24-20-S moves a; ply 1: no move can follow: the game is over (mover-has-no-seeds)
                    wari; 2-0-0-0-1-2-1-2-0-0-0-0-20-20-S moves F; ply 1: move 'F' is not legal: it is a grand slam, a forbidden capture of every seed of the other
                    awari; 2-0-0-0-1-2-1-2-0-0-0-0-20-20-S moves F; ply 1: move 'F' is not legal: it leaves the other without a seed while another move leaves one
                    ouril; 1-2-4-4-4-4-4-4-4-4-4-4-5-0-S moves A; ply 1: move 'A' is not legal: a single seed may be sown only while no own house holds more
                    kalah; 4-4-4-4-4-4-4-4-4-4-4-4-0-0-S moves Cc; ply 2: move 'c' is a house of North, but South is to move, with A to F
                    congkak; 7-7-7-7-7-7-7-7-7-7-7-7-7-7-0-0-S moves H; ply 1: move 'H' is unknown: South moves with A to G
                    congkak; 7-7-7-7-7-7-7-7-7-7-7-7-0-0-S; a position of congkak has 17 parts joined by '-' (14 houses, 2 stores, side to move), not 15
                    """)
    void games(String rules, String text, String message) {
        Rules game = RulesByName.of(rules);
        assertThatThrownBy(() -> Game.parse(text, game))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage(message);
    }
}
