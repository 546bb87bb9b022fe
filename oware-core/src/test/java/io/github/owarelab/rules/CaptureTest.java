package io.github.owarelab.rules;

import static io.github.owarelab.reference.Boards.board;
import static io.github.owarelab.reference.Boards.rows;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.owarelab.game.Side;
import io.github.owarelab.game.Sowing;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class CaptureTest {
    @ParameterizedTest
    @CsvSource(delimiter = ';', textBlock = """
                    5; 0 0 0 0 0 1 | 1 0 0 0 0 9; 2; 0 0 0 0 0 0 | 0 0 0 0 0 9
                    5; 0 0 0 0 0 1 | 2 0 0 0 0 9; 3; 0 0 0 0 0 0 | 0 0 0 0 0 9
                    5; 0 0 0 0 0 1 | 0 0 0 0 0 9; 0; 0 0 0 0 0 0 | 1 0 0 0 0 9
                    5; 0 0 0 0 0 1 | 3 0 0 0 0 9; 0; 0 0 0 0 0 0 | 4 0 0 0 0 9
                    5; 0 0 0 0 0 3 | 1 1 1 0 0 9; 6; 0 0 0 0 0 0 | 0 0 0 0 0 9
                    5; 0 0 0 0 0 3 | 1 5 1 0 0 9; 2; 0 0 0 0 0 0 | 2 6 0 0 0 9
                    5; 0 0 0 0 0 3 | 1 0 2 0 0 9; 3; 0 0 0 0 0 0 | 2 1 0 0 0 9
                    5; 0 0 0 0 0 3 | 1 1 3 0 0 9; 0; 0 0 0 0 0 0 | 2 2 4 0 0 9
                    5; 0 0 0 0 0 5 | 2 2 2 2 1 9; 14; 0 0 0 0 0 0 | 0 0 0 0 0 9
                    4; 1 1 1 1 1 1 | 1 1 1 1 1 1; 0; 1 1 1 1 0 2 | 1 1 1 1 1 1
                    """)
    void theLastHouseAndThoseBeforeIt(int house, String before, int captured, String after) {
        Sowing sowing = board(RuleSet.ABAPA, before).sowing(house);
        assertThat(sowing.captured()).isEqualTo(captured);
        assertThat(sowing.after().store(Side.SOUTH)).isEqualTo(captured);
        assertThat(rows(sowing.after())).isEqualTo(after);
    }

    @Test
    void aLastSeedInTheOwnRowTakesNothing() {
        Sowing sowing = board(RuleSet.ABAPA, "2 1 1 0 0 0 | 2 2 2 0 0 0").sowing(0);
        assertThat(sowing.captured()).isZero();
        assertThat(rows(sowing.after())).isEqualTo("0 2 2 0 0 0 | 2 2 2 0 0 0");
    }

    @Test
    void aLapThatEndsInTheOwnRowTakesNothing() {
        Sowing sowing = board(RuleSet.ABAPA, "0 0 0 0 0 8 | 1 1 1 1 1 1").sowing(5);
        assertThat(sowing.captured()).isZero();
        assertThat(rows(sowing.after())).isEqualTo("1 1 0 0 0 0 | 2 2 2 2 2 2");
    }

    @Test
    void aCaptureAfterALapStopsAtTheOthersFirstHouse() {
        Sowing sowing = board(RuleSet.ABAPA, "0 0 0 0 0 13 | 0 0 0 0 0 1").sowing(5);
        assertThat(rows(sowing.after())).isEqualTo("1 1 1 1 1 0 | 0 0 1 1 1 2");
        assertThat(sowing.captured()).isEqualTo(4);
        assertThat(sowing.capturedHouses()).extracting("house").containsExactly(1, 0);
    }
}
