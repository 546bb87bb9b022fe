package io.github.owarelab.rules;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.owarelab.game.Game;
import io.github.owarelab.game.Position;
import io.github.owarelab.game.Result;
import org.junit.jupiter.api.Test;

/** Three seeds run around the board: after twelve plies the start is back. */
class RepetitionTest {
    private static final String START = "0-0-0-1-1-0-0-0-0-1-0-0-21-24-S";
    private static final String CYCLE = "EdDeFfAaBbCc";

    private static Game game(Repetition repetition, int captureless) {
        RuleSet rules = new RuleSet("trial", 4, GrandSlam.NO_CAPTURE, SingleSeeds.FREE, repetition, captureless, 0);
        return new Game(Position.parse(START, rules));
    }

    @Test
    void theFirstRepetitionEndsTheGameEachTakingItsRow() {
        Game game = game(Repetition.FIRST_OWN_ROW, 0);
        game.play(CYCLE.substring(0, 11));
        assertThat(game.result()).isEmpty();
        assertThat(game.occurrences()).isEqualTo(1);
        game.play(CYCLE.substring(11));
        assertThat(game.occurrences()).isEqualTo(2);
        checkEnd(game, "23-25");
    }

    @Test
    void theThirdOccurrenceEndsTheGameEachTakingItsRow() {
        Game game = game(Repetition.THIRD_OWN_ROW, 0).play(CYCLE);
        assertThat(game.result()).isEmpty();
        game.play(CYCLE.substring(0, 11));
        assertThat(game.result()).isEmpty();
        assertThat(game.occurrences()).isEqualTo(2);
        game.play(CYCLE.substring(11));
        checkEnd(game, "23-25");
    }

    @Test
    void theThirdOccurrenceSplitsHalfSeedsToo() {
        checkEnd(game(Repetition.THIRD_SPLIT, 0).play(CYCLE + CYCLE), "22.5-25.5");
    }

    @Test
    void aPositionAfterTheStartCanRepeatToo() {
        Game game = Game.parse("0-0-0-2-0-0-0-0-0-0-1-0-21-24-S moves DeFaEfAbBcCd", RuleSet.ABAPA);
        assertThat(game.result()).isEmpty();
        game.play("D");
        assertThat(game.position()).isEqualTo(game.positionAt(1));
        checkEnd(game, "23-25");
    }

    @Test
    void aMoveTakenBackIsForgotten() {
        Game game = game(Repetition.FIRST_OWN_ROW, 0).play(CYCLE).undo();
        assertThat(game.result()).isEmpty();
        assertThat(game.occurrences()).isEqualTo(1);
    }

    @Test
    void itIsTestedBeforeTheCapturelessLimit() {
        checkEnd(game(Repetition.THIRD_SPLIT, 24).play(CYCLE + CYCLE), "22.5-25.5");
    }

    @Test
    void theSameHousesWithTheOtherSideToMoveAreAnotherPosition() {
        RuleSet rules = RuleSet.ABAPA_THREEFOLD;
        Game game = Game.parse("1-0-0-0-0-0-1-0-0-0-0-0-23-23-S moves AaBbCcDdEeFf", rules);
        assertThat(game.occurrences()).isEqualTo(2);
        Game other = Game.parse("1-0-0-0-0-0-1-0-0-0-0-0-23-23-N moves aAbBcCdDeEfF", rules);
        assertThat(other.occurrences()).isEqualTo(2);
        assertThat(other.position()).isNotEqualTo(game.position());
    }

    private static void checkEnd(Game game, String score) {
        Result result = game.result().orElseThrow();
        assertThat(result.reason()).isEqualTo(Ending.REPETITION);
        assertThat(result.score()).hasToString(score);
        assertThatThrownBy(() -> game.play("E")).hasMessageContaining("the game is over (repetition)");
    }
}
