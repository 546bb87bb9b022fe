package io.github.owarelab.rules;

import static io.github.owarelab.reference.Boards.board;
import static io.github.owarelab.reference.Boards.legal;
import static io.github.owarelab.reference.Boards.rows;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.owarelab.board.Row;
import io.github.owarelab.game.Perft;
import io.github.owarelab.game.Position;
import io.github.owarelab.game.Side;
import io.github.owarelab.game.Sowing;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class KalahTest {
    private static final Kalah KALAH = new Kalah(4, false);
    private static final Kalah EMPTY_CAPTURE = new Kalah(4, true);

    @ParameterizedTest
    @CsvSource(delimiter = ';', textBlock = """
                    1; 1 3 1 1 1 1 | 1 1 1 1 1 1; 1 0 2 2 2 1 | 1 1 1 1 1 1; 0
                    5; 0 0 0 0 0 3 | 1 1 1 1 1 1; 0 0 0 0 0 0 | 2 2 1 1 1 1; 1
                    5; 1 0 0 0 0 8 | 1 1 1 1 1 1; 2 0 0 0 0 0 | 2 2 2 2 2 2; 1
                    5; 0 1 0 0 0 9 | 1 1 1 1 1 1; 1 2 0 0 0 0 | 2 2 2 2 2 2; 1
                    0; 14 0 0 0 0 0 | 1 1 1 1 1 1; 1 2 1 1 1 1 | 2 2 2 2 2 2; 1
                    0; 40 0 0 0 0 0 | 0 0 0 0 0 1; 3 4 3 3 3 3 | 3 3 3 3 3 4; 3
                    """)
    void sowsThroughTheOwnStoreAndSkipsTheOthers(int house, String before, String after, int store) {
        Position position = board(KALAH, before, 0, 7).play(house);
        assertThat(rows(position)).isEqualTo(after);
        assertThat(position.store(Side.SOUTH)).isEqualTo(store);
        assertThat(position.store(Side.NORTH)).isEqualTo(7);
    }

    @Test
    void aLastSeedInTheStoreMovesAgainWithoutLimit() {
        Position position = board(KALAH, "0 0 4 3 0 1 | 1 1 1 1 1 1");
        Sowing sowing = position.sowing(2);
        assertThat(sowing.again()).isTrue();
        assertThat(sowing.end()).hasToString("South's store");
        assertThat(rows(sowing.after())).isEqualTo("0 0 0 4 1 2 | 1 1 1 1 1 1");
        Position third = sowing.after().play(4);
        assertThat(third.toMove()).isEqualTo(Side.NORTH);
    }

    @Test
    void aLastSeedInAnOwnEmptyHouseTakesItselfAndThoseOpposite() {
        Sowing sowing = board(KALAH, "1 0 0 0 0 1 | 0 0 0 0 5 2").sowing(0);
        assertThat(sowing.captured()).isEqualTo(6);
        assertThat(sowing.capturedHouses()).extracting("side").containsExactlyInAnyOrder(Side.SOUTH, Side.NORTH);
        assertThat(rows(sowing.after())).isEqualTo("0 0 0 0 0 1 | 0 0 0 0 0 2");
        assertThat(sowing.after().store(Side.SOUTH)).isEqualTo(6);
    }

    @Test
    void anEmptyHouseOppositeGivesNothing() {
        assertThat(rows(board(KALAH, "1 0 0 0 0 1 | 5 5 5 5 0 5").play(0))).isEqualTo("0 1 0 0 0 1 | 5 5 5 5 0 5");
    }

    @Test
    void withEmptyCaptureTheSeedItselfIsTaken() {
        Sowing sowing = board(EMPTY_CAPTURE, "1 0 0 0 0 1 | 5 5 5 5 0 5").sowing(0);
        assertThat(sowing.captured()).isEqualTo(1);
        assertThat(rows(sowing.after())).isEqualTo("0 0 0 0 0 1 | 5 5 5 5 0 5");
    }

    @Test
    void aLastSeedInTheOthersEmptyHouseTakesNothing() {
        assertThat(rows(board(EMPTY_CAPTURE, "1 0 0 0 0 2 | 0 5 5 5 5 5").play(5)))
                .isEqualTo("1 0 0 0 0 0 | 1 5 5 5 5 5");
    }

    @Test
    void thirteenSeedsComeBackIntoTheirOriginAndCapture() {
        Sowing sowing = board(KALAH, "13 0 0 0 0 0 | 1 1 1 1 1 1").sowing(0);
        assertThat(sowing.captured()).isEqualTo(3);
        assertThat(rows(sowing.after())).isEqualTo("0 1 1 1 1 1 | 2 2 2 2 2 0");
        assertThat(sowing.after().store(Side.SOUTH)).isEqualTo(4);
    }

    @Test
    void anEmptyRowEndsTheGameEvenOnALastSeedInTheStore() {
        Sowing sowing = board(KALAH, "0 0 0 0 0 1 | 2 0 2 4 2 0", 15, 22).sowing(5);
        assertThat(sowing.again()).isTrue();
        assertThat(sowing.after().result().orElseThrow().reason()).isEqualTo(Ending.ROW_EMPTY);
        assertThat(sowing.after().result().orElseThrow().score()).hasToString("16-32");
        assertThat(legal(sowing.after())).isEmpty();
    }

    @Test
    void theOtherRowEmptyEndsItToo() {
        Position after = board(KALAH, "1 0 0 3 0 0 | 0 0 0 0 5 0", 20, 19).play(0);
        assertThat(after.result().orElseThrow().reason()).isEqualTo(Ending.ROW_EMPTY);
        assertThat(after.result().orElseThrow().score()).hasToString("29-19");
    }

    @Test
    void leafCountsWithEmptyCapture() {
        Position start = Position.start(EMPTY_CAPTURE);
        long[] leaves = {1, 6, 35, 185, 942, 4685, 23169, 113959, 559885, 2743126};
        for (int depth = 0; depth < leaves.length; depth++) {
            assertThat(Perft.count(EMPTY_CAPTURE, start.own(), start.other(), depth)
                            .leaves())
                    .isEqualTo(leaves[depth]);
        }
    }

    @ParameterizedTest
    @ValueSource(ints = {0, 7, -1})
    void isPlayedWithOneToSixSeeds(int seeds) {
        assertThatThrownBy(() -> new Kalah(seeds, false))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("Kalah is played with 1 to 6 seeds a house, not " + seeds);
    }

    /** F alone; F, E and the new F; F, then A takes 1 + 5; there is nothing to take; B takes 1 + 5; nothing. */
    @ParameterizedTest
    @CsvSource(delimiter = ';', textBlock = """
                    0 0 0 0 0 1 | 1 1 1 1 1 1; 1
                    0 0 0 0 2 1 | 1 1 1 1 1 1; 3
                    1 0 0 0 0 1 | 0 0 0 0 5 2; 7
                    1 0 0 0 0 1 | 5 5 5 5 0 5; 1
                    1 1 0 0 0 0 | 5 5 5 5 5 5; 6
                    0 0 0 0 0 0 | 5 5 5 5 5 5; 0
                    """)
    void someSeedsAreSureBeforeTheOtherMoves(String rows, int most) {
        Position position = board(KALAH, rows, 3, 7);
        int found = 0;
        for (int enough = 0; enough <= Row.MOST; enough++) {
            found = Math.max(found, KALAH.sureSeeds(position.own(), position.other(), enough));
        }
        assertThat(found).isEqualTo(most);
    }
}
