package io.github.owarelab.golden;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.owarelab.game.Game;
import io.github.owarelab.game.Moves;
import io.github.owarelab.game.Position;
import io.github.owarelab.game.Result;
import io.github.owarelab.rules.Rules;
import io.github.owarelab.rules.RulesByName;
import java.util.List;
import org.junit.jupiter.api.Test;

class GoldenGamesTest {
    private static final List<Json> GAMES =
            Golden.lines("games.jsonl").stream().map(Json::parse).toList();

    @Test
    void everyGameEndsWhereItShouldAndNotBefore() {
        assertThat(GAMES).hasSize(126);
        GAMES.forEach(GoldenGamesTest::check);
    }

    private static void check(Json expected) {
        Rules rules = RulesByName.of(expected.text("rules"), expected.number("seeds_per_house"));
        Game game = new Game(Position.parse(expected.text("position"), rules));
        String moves = expected.text("moves");
        for (char letter : moves.toCharArray()) {
            assertThat(game.result()).as("%s at ply %d", expected, game.plies()).isEmpty();
            game.play(Moves.house(letter, game.position().toMove(), rules));
        }
        Result result = game.result().orElseThrow();
        assertThat(result.reason().text()).as("%s", expected).isEqualTo(expected.text("reason"));
        assertThat(result.score().southHalves())
                .isEqualTo(expected.object("final").halves("south"));
        assertThat(result.score().northHalves())
                .isEqualTo(expected.object("final").halves("north"));
        assertThat(game.plies()).isEqualTo(expected.number("plies"));
        assertThat(game.moves()).isEqualTo(moves);
        assertThat(Game.parse(game.toString(), rules).result()).contains(result);
    }

    @Test
    void everyGameCanBeTakenBackToItsStart() {
        for (Json expected : GAMES) {
            Rules rules = RulesByName.of(expected.text("rules"), expected.number("seeds_per_house"));
            Game game = Game.parse(expected.text("position") + " moves " + expected.text("moves"), rules);
            while (game.plies() > 0) {
                game.undo();
                assertThat(game.result()).isEmpty();
            }
            assertThat(game.position().toString()).isEqualTo(expected.text("position"));
            assertThat(game.moves()).isEmpty();
            assertThat(game.captureless()).isZero();
        }
    }
}
