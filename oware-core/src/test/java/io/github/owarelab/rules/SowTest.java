package io.github.owarelab.rules;

import static io.github.owarelab.reference.Boards.board;
import static io.github.owarelab.reference.Boards.rows;
import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Sowing and laps. House A is sown; what is in the way never captures. */
class SowTest {
    @ParameterizedTest
    @CsvSource(delimiter = ';', textBlock = """
                    1 0 0 0 0 0 | 5 5 5 5 5 5; 0 1 0 0 0 0 | 5 5 5 5 5 5
                    5 0 0 0 0 0 | 5 5 5 5 5 5; 0 1 1 1 1 1 | 5 5 5 5 5 5
                    6 0 0 0 0 0 | 5 5 5 5 5 5; 0 1 1 1 1 1 | 6 5 5 5 5 5
                    11 0 0 0 0 0 | 5 5 5 5 5 5; 0 1 1 1 1 1 | 6 6 6 6 6 6
                    12 0 0 0 0 0 | 5 5 5 5 5 5; 0 2 1 1 1 1 | 6 6 6 6 6 6
                    13 0 0 0 0 0 | 5 5 5 5 5 5; 0 2 2 1 1 1 | 6 6 6 6 6 6
                    22 0 0 0 0 0 | 5 5 5 5 5 5; 0 2 2 2 2 2 | 7 7 7 7 7 7
                    23 0 0 0 0 0 | 5 5 5 5 5 5; 0 3 2 2 2 2 | 7 7 7 7 7 7
                    33 0 0 0 0 0 | 1 1 1 1 1 1; 0 3 3 3 3 3 | 4 4 4 4 4 4
                    34 0 0 0 0 0 | 1 1 1 1 1 1; 0 4 3 3 3 3 | 4 4 4 4 4 4
                    44 0 0 0 0 0 | 0 0 1 1 1 1; 0 4 4 4 4 4 | 4 4 5 5 5 5
                    """)
    void fromTheFirstHouse(String before, String after) {
        assertThat(rows(board(RuleSet.ABAPA, before).play(0))).isEqualTo(after);
    }

    @ParameterizedTest
    @CsvSource(delimiter = ';', textBlock = """
                    2; 0 0 11 0 0 0 | 5 5 5 5 5 5; 1 1 0 1 1 1 | 6 6 6 6 6 6
                    2; 0 0 12 0 0 0 | 5 5 5 5 5 5; 1 1 0 2 1 1 | 6 6 6 6 6 6
                    5; 0 0 0 0 0 11 | 5 5 5 5 5 5; 1 1 1 1 1 0 | 6 6 6 6 6 6
                    5; 0 0 0 0 0 12 | 5 5 5 5 5 5; 1 1 1 1 1 0 | 7 6 6 6 6 6
                    5; 0 0 0 0 0 22 | 4 4 4 4 4 4; 2 2 2 2 2 0 | 6 6 6 6 6 6
                    5; 0 0 0 0 0 23 | 4 4 4 4 4 4; 2 2 2 2 2 0 | 7 6 6 6 6 6
                    3; 1 1 1 33 1 1 | 1 1 1 1 1 1; 4 4 4 0 4 4 | 4 4 4 4 4 4
                    """)
    void fromOtherHouses(int house, String before, String after) {
        assertThat(rows(board(RuleSet.ABAPA, before).play(house))).isEqualTo(after);
    }
}
