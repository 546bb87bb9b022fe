package io.github.owarelab.game;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.owarelab.rules.Kalah;
import io.github.owarelab.rules.RuleSet;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class KalahTextTest {
    private static final Kalah KALAH = new Kalah(4, false);

    @Test
    void theStart() {
        String text = "<6,0,0,4,4,4,4,4,4,4,4,4,4,4,4>";
        assertThat(Position.parse(text, KALAH)).isEqualTo(Position.start(KALAH));
        assertThat(Position.start(KALAH).toKalahText()).isEqualTo(text);
    }

    @Test
    void houseAndStoresInTheirPlaces() {
        Position position = Position.parse("<6,10,11,1,2,3,0,0,0,4,5,6,0,0,6>", KALAH);
        assertThat(position).hasToString("1-2-3-0-0-0-4-5-6-0-0-6-10-11-S");
    }

    @Test
    void theBoardIsShownToTheMoverAsSouth() {
        Position position = Position.parse("1-2-3-0-0-0-4-5-6-0-0-6-10-11-N", KALAH);
        assertThat(position.toKalahText()).isEqualTo("<6,11,10,4,5,6,0,0,6,1,2,3,0,0,0>");
    }

    @Test
    void aMoveThatKeepsTheTurnKeepsTheView() {
        Position again = Position.start(KALAH).play(2);
        assertThat(again.toKalahText()).isEqualTo("<6,1,0,4,4,0,5,5,5,4,4,4,4,4,4>");
        assertThat(again.play(0).toKalahText()).isEqualTo("<6,0,1,4,4,4,4,4,4,0,5,1,6,6,5>");
    }

    @Test
    void movesMayFollow() {
        Game game = Game.parse("<6,0,0,4,4,4,4,4,4,4,4,4,4,4,4> moves CAa", KALAH);
        assertThat(game.position())
                .isEqualTo(Position.start(KALAH).play(2).play(0).play(0));
    }

    @Test
    void whatIsWrittenIsRead() {
        SplittableRandom random = new SplittableRandom(7);
        Position position = Position.start(KALAH);
        for (int ply = 0; ply < 1000; ply++) {
            if (position.legalMoves() == 0) {
                position = Position.start(KALAH);
            }
            Position read = Position.parse(position.toKalahText(), KALAH);
            assertThat(read.own()).isEqualTo(position.own());
            assertThat(read.other()).isEqualTo(position.other());
            int house = random.nextInt(6);
            position = position.isLegal(house) ? position.play(house) : position;
        }
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "<6,0,0,4,4,4,4,4,4,4,4,4,4,4,4 | a board of the Kalah protocol has no spaces and ends with '>', which"
                        + " '<6,0,0,4,4,4,4,4,4,4,4,4,4,4,4' lacks",
                "<7,0,0,4,4,4,4,4,4,4,4,4,4,4,4> | a board of the Kalah protocol for kalah begins with its 6 houses a row,"
                        + " not with '7'",
                "<6,0,0,4,4,4,4,4,4,4,4,4,4,4> | a board of the Kalah protocol has 15 numbers joined by ',' (houses a row,"
                        + " 2 stores, 12 houses), not 14",
                "<6,0,0,4,4,-4,4,4,4,4,4,4,4,4,4> | house C is -4, but seeds cannot be negative",
                "<6,0,0,4,4,4,4,4,4,4,4,x,4,4,4> | house c is 'x', not a number of seeds",
                "<6,0,0,4,4,4,4,4,4,4,4,4,4,4,3> | houses and stores hold 47 seeds, 1 too few: kalah with 4 seeds a house has"
                        + " 48",
            })
    void wrongBoards(String text, String sentence) {
        assertThatThrownBy(() -> Position.parse(text, KALAH))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage(sentence);
    }

    @Test
    void otherGamesHaveNoSuchBoards() {
        assertThatThrownBy(() -> Position.parse("<6,0,0,4,4,4,4,4,4,4,4,4,4,4,4>", RuleSet.ABAPA))
                .hasMessage("boards of the Kalah protocol are of kalah, not of abapa");
        assertThatThrownBy(() -> Position.start(RuleSet.ABAPA).toKalahText())
                .hasMessage("boards of the Kalah protocol are of kalah, not of abapa");
    }
}
