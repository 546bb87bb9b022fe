package io.github.owarelab.game;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.owarelab.rules.GrandSlam;
import io.github.owarelab.rules.Repetition;
import io.github.owarelab.rules.RuleSet;
import io.github.owarelab.rules.SingleSeeds;
import java.util.Optional;
import java.util.Random;
import org.junit.jupiter.api.Test;

class GameTest {
    private static final int LONG = 1500;

    @Test
    void movesAreRecorded() {
        Game game = new Game(Position.start(RuleSet.ABAPA)).play(5).play(5).play("Cb");
        assertThat(game.moves()).isEqualTo("FfCb");
        assertThat(game.plies()).isEqualTo(4);
        assertThat(game.start()).isEqualTo(Position.start(RuleSet.ABAPA));
        assertThat(game.positionAt(2)).isEqualTo(game.start().play(5).play(5));
        assertThat(game).hasToString("4-4-4-4-4-4-4-4-4-4-4-4-0-0-S moves FfCb");
    }

    @Test
    void aPositionMayComeWithoutMoves() {
        String text = "4-4-4-4-4-4-4-4-4-4-4-4-0-0-S";
        assertThat(Game.parse(text, RuleSet.ABAPA)).hasToString(text);
        assertThat(Game.parse(text + " moves", RuleSet.ABAPA)).hasToString(text);
        assertThat(Game.parseAnyTotal("0-0-0-0-0-1-0-0-0-0-0-1-0-0-S moves F", RuleSet.ABAPA)
                        .moves())
                .isEqualTo("F");
    }

    @Test
    void wrongMovesLeaveTheGameAsItWas() {
        Game game = new Game(Position.start(RuleSet.ABAPA)).play("Ff");
        assertThatThrownBy(() -> game.play("EeFx")).hasMessageStartingWith("ply 6:");
        assertThat(game.moves()).isEqualTo("Ff");
        assertThatThrownBy(() -> game.play(5)).hasMessage("move 'F' is not legal: the house is empty");
        assertThat(game.moves()).isEqualTo("Ff");
    }

    @Test
    void nothingCanBeTakenBackAtTheStart() {
        Game game = new Game(Position.start(RuleSet.ABAPA));
        assertThatThrownBy(game::undo)
                .isInstanceOf(IllegalStateException.class)
                .hasMessage("there is no move to take back");
    }

    @Test
    void bonusMovesArePliesOfTheSameSide() {
        Game game = Game.parse("0-0-0-0-2-2-1-2-0-0-0-0-18-23-S moves F", RuleSet.OURIL);
        assertThat(game.position().toMove()).isEqualTo(Side.SOUTH);
        assertThat(game.play("E").moves()).isEqualTo("FE");
        assertThat(game.position().toMove()).isEqualTo(Side.NORTH);
    }

    @Test
    void aGameMayBeOfAnyLength() {
        RuleSet endless =
                new RuleSet("endless", 4, GrandSlam.NO_CAPTURE, SingleSeeds.FREE, Repetition.THIRD_OWN_ROW, 0, 0);
        Game game = new Game(Position.start(endless));
        Random random = new Random(1);
        while (game.plies() < LONG) {
            playQuietly(game, random);
        }
        assertThat(game.moves()).hasSize(LONG);
        assertThat(Game.parse(game.toString(), endless).position()).isEqualTo(game.position());
        while (game.plies() > 0) {
            game.undo();
        }
        assertThat(game.position()).isEqualTo(Position.start(endless));
        assertThat(game.result()).isEqualTo(Optional.empty());
    }

    /** Plays a move that takes nothing if there is one, and never one that ends the game. */
    private static void playQuietly(Game game, Random random) {
        int[] houses = random.ints(0, 6).distinct().limit(6).toArray();
        for (boolean quiet : new boolean[] {true, false}) {
            for (int house : houses) {
                if (goesOn(game, house, quiet)) {
                    return;
                }
            }
        }
        throw new AssertionError("every move ends the game: " + game);
    }

    private static boolean goesOn(Game game, int house, boolean quiet) {
        if (!game.position().isLegal(house)) {
            return false;
        }
        game.play(house);
        if (game.result().isEmpty() && (!quiet || game.captureless() > 0)) {
            return true;
        }
        game.undo();
        return false;
    }
}
