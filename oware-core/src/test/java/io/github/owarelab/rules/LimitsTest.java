package io.github.owarelab.rules;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.owarelab.game.Game;
import io.github.owarelab.game.Position;
import io.github.owarelab.game.Result;
import org.junit.jupiter.api.Test;

/** The captureless limit and the length limit; each side takes its own row. */
class LimitsTest {
    /** Two seeds that run around the board and never meet. */
    private static final String START = "1-0-0-0-0-0-1-0-0-0-0-0-22-24-S";

    /** After A and f, F takes b. */
    private static final String CAPTURE = "1-0-0-0-0-2-0-1-0-0-0-1-20-23-S";

    private static Game game(String start, Repetition repetition, int captureless, int length) {
        RuleSet rules =
                new RuleSet("trial", 4, GrandSlam.NO_CAPTURE, SingleSeeds.FREE, repetition, captureless, length);
        return new Game(Position.parseAnyTotal(start, rules));
    }

    @Test
    void pliesWithoutACaptureEndTheGame() {
        Game game = game(START, Repetition.FIRST_OWN_ROW, 5, 0).play("AaBb");
        assertThat(game.captureless()).isEqualTo(4);
        assertThat(game.result()).isEmpty();
        checkEnd(game.play("C"), Ending.CAPTURELESS_LIMIT, "23-25");
    }

    @Test
    void aCaptureBeginsTheCountAgain() {
        Game game = game(CAPTURE, Repetition.FIRST_OWN_ROW, 3, 0).play("Af");
        assertThat(game.captureless()).isEqualTo(2);
        assertThat(game.play("F").captureless()).isZero();
        assertThat(game.undo().captureless()).isEqualTo(2);
    }

    @Test
    void aSlamThatTakesNothingDoesNot() {
        Game game = game("1-0-0-0-0-1-1-0-0-0-0-0-0-0-S", Repetition.FIRST_OWN_ROW, 9, 0)
                .play("F");
        assertThat(game.captureless()).isEqualTo(1);
    }

    @Test
    void pliesOfTheWholeGameEndIt() {
        Game game = game(CAPTURE, Repetition.FIRST_OWN_ROW, 0, 3).play("Af");
        assertThat(game.result()).isEmpty();
        checkEnd(game.play("F"), Ending.LENGTH_LIMIT, "24-24");
    }

    @Test
    void theCapturelessLimitIsTestedBeforeTheLengthLimit() {
        checkEnd(game(START, Repetition.FIRST_OWN_ROW, 5, 5).play("AaBbC"), Ending.CAPTURELESS_LIMIT, "23-25");
    }

    @Test
    void endingsByTheBoardAreTestedBeforeLimits() {
        Game majority = game("0-0-0-0-0-2-0-1-0-0-0-1-23-21-S", Repetition.FIRST_OWN_ROW, 0, 1);
        checkEnd(majority.play("F"), Ending.MAJORITY, "25-23");
        Game empty = game("1-0-0-0-0-0-0-0-0-0-0-2-20-23-S", Repetition.FIRST_OWN_ROW, 1, 1);
        assertThat(empty.play("A").result().orElseThrow().reason()).isEqualTo(Ending.CAPTURELESS_LIMIT);
        Game over = game("0-0-0-0-0-1-0-0-0-1-0-0-20-23-S", Repetition.FIRST_OWN_ROW, 1, 1);
        assertThat(over.play("F").result().orElseThrow().reason()).isEqualTo(Ending.CANNOT_FEED);
    }

    @Test
    void withoutALimitTheGameGoesOn() {
        Game game = game(START, Repetition.THIRD_OWN_ROW, 0, 0).play("AaBbCcDdEeFfAaBbCcDdEeF");
        assertThat(game.captureless()).isEqualTo(23);
        assertThat(game.result()).isEmpty();
    }

    @Test
    void aPositionGivenWithoutItsGameStartsAtZero() {
        assertThat(game(START, Repetition.FIRST_OWN_ROW, 5, 0).captureless()).isZero();
    }

    private static void checkEnd(Game game, Ending reason, String score) {
        Result result = game.result().orElseThrow();
        assertThat(result.reason()).isEqualTo(reason);
        assertThat(result.score()).hasToString(score);
    }
}
