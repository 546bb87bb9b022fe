package io.github.owarelab.search;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.owarelab.game.Game;
import io.github.owarelab.game.Position;
import io.github.owarelab.game.Side;
import io.github.owarelab.rules.RuleSet;
import io.github.owarelab.rules.Rules;
import io.github.owarelab.rules.RulesByName;
import java.util.List;
import java.util.Optional;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;

class LevelPlayerTest {
    private static final int SEEDS = 300;
    /** C takes 6, E nothing, F 4. */
    private static final String CAPTURES = "0-0-6-0-1-2-1-1-1-5-5-0-12-14-S";

    /** F takes 7, A nothing. */
    private static final String CAPTURE_OR_WASTE = "1-0-0-0-0-6-1-1-5-1-2-1-15-15-S";

    private static Game game(String text) {
        return Game.parse(text, RuleSet.ABAPA);
    }

    private static LevelPlayer player(Level level, long seed) {
        return new LevelPlayer(
                level, seed, Searcher.builder().hashMebibytes(1).withoutTables().build());
    }

    private static String played(Level south, Level north, Rules rules, long seed) {
        LevelPlayer[] players = {player(south, seed), player(north, seed + 1)};
        Game game = new Game(Position.start(rules));
        while (game.result().isEmpty()) {
            game.play(players[game.position().toMove().ordinal()].choose(game, Limits.nodes(100)));
        }
        return game.moves();
    }

    @Test
    void easyTakesTheLargestCaptureButOneTimeInThreeSowsAnything() {
        Game game = game(CAPTURES);
        int[] chosen = new int[6];
        for (int seed = 0; seed < SEEDS; seed++) {
            chosen[player(Level.EASY, seed).choose(game, Limits.none())]++;
        }
        assertThat(chosen[0] + chosen[1] + chosen[3]).isZero();
        assertThat(chosen[2]).isBetween(SEEDS * 6 / 10, SEEDS * 9 / 10);
        assertThat(chosen[4]).isPositive();
        assertThat(chosen[5]).isPositive();
    }

    @Test
    void mediumSeldomSowsAtRandom() {
        Game game = game(CAPTURE_OR_WASTE);
        long same = LongStream.range(0, SEEDS)
                .filter(seed -> player(Level.MEDIUM, seed).choose(game, Limits.none()) == 5)
                .count();
        assertThat(same).isBetween(SEEDS * 8L / 10, SEEDS - 1L);
    }

    @ParameterizedTest
    @EnumSource(
            value = Level.class,
            names = {"EASY", "MEDIUM", "HARD"})
    void aSeedRepeatsAGame(Level level) {
        String game = played(level, level, RuleSet.ABAPA, 7);
        assertThat(played(level, level, RuleSet.ABAPA, 7)).isEqualTo(game);
        assertThat(played(level, level, RuleSet.ABAPA, 8)).isNotEqualTo(game);
    }

    @Test
    void takingBackChangesNothing() {
        LevelPlayer easy = player(Level.EASY, 5);
        Game game = game("4-4-4-4-4-4-4-4-4-4-4-4-0-0-S moves FfEe");
        int house = easy.choose(game, Limits.none());
        game.play(house);
        easy.choose(game, Limits.none());
        assertThat(easy.choose(game.undo(), Limits.none())).isEqualTo(house);
    }

    static List<Rules> allRules() {
        return RulesByName.all();
    }

    @ParameterizedTest
    @MethodSource("allRules")
    void everyGameCanBePlayed(Rules rules) {
        assertThat(played(Level.EASY, Level.MASTER, rules, 3)).isNotEmpty();
    }

    @Test
    void eachLevelBeatsThatBelow() {
        assertThat(points(Level.MEDIUM, Level.EASY)).isGreaterThan(12);
        assertThat(points(Level.HARD, Level.MEDIUM)).isGreaterThan(12);
    }

    /** Two points a win, one a draw, of ten games with either side. */
    private static int points(Level better, Level worse) {
        int points = 0;
        for (int seed = 0; seed < 10; seed++) {
            Side side = seed % 2 == 0 ? Side.SOUTH : Side.NORTH;
            Level south = side == Side.SOUTH ? better : worse;
            Level north = side == Side.SOUTH ? worse : better;
            Game game = new Game(Position.start(RuleSet.ABAPA)).play(played(south, north, RuleSet.ABAPA, seed));
            Optional<Side> winner = game.result().orElseThrow().score().winner();
            points += winner.isEmpty() ? 1 : winner.get() == side ? 2 : 0;
        }
        return points;
    }

    @Test
    void nothingIsChosenWhenTheGameIsOver() {
        assertThatThrownBy(() -> player(Level.HARD, 1).choose(game("1-0-0-0-0-0-0-0-0-0-0-0-23-24-S"), Limits.none()))
                .hasMessage("there is no move to choose: the game is over (cannot-feed)");
    }
}
