package io.github.owarelab.cli;

import io.github.owarelab.game.Game;
import io.github.owarelab.game.Position;
import io.github.owarelab.rules.Rules;
import java.util.function.Consumer;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** The rules and the positions, with or without the moves of their games, that a command is about. */
final class GameOptions {
    private static final String ANY = "any";

    @Mixin
    private final RulesOptions rules = new RulesOptions();

    @Option(
            names = "--seeds-total",
            paramLabel = ANY,
            description = "Accept positions whose seeds do not add up to the total of the game.")
    private String seedsTotal;

    @Parameters(
            arity = "0..1",
            paramLabel = "POSITION",
            description =
                    "South's houses, North's, South's store, North's, and S or N to move, joined by hyphens; may be"
                            + " followed by 'moves FfCb' in the same argument; '-' reads positions from the input, one a line"
                            + " (default: the start of the game).")
    private String position;

    /**
     * The game chosen.
     *
     * @throws IllegalArgumentException if there is no such game
     */
    Rules rules() {
        return rules.rules();
    }

    /** Answers the position or each line of the input, see {@link Positions#answer}. */
    int answer(Console console, Consumer<Game> answer) {
        if (seedsTotal != null && !seedsTotal.equals(ANY)) {
            throw new IllegalArgumentException("--seeds-total can only be '" + ANY + "', not '" + seedsTotal + "'");
        }
        if (position != null && position.isBlank()) {
            throw new IllegalArgumentException("the position is empty; without one it is the start of the game");
        }
        Rules game = rules();
        String text = position == null ? Position.start(game).toString() : position;
        return Positions.answer(console, text, line -> answer.accept(parse(line, game)));
    }

    private Game parse(String text, Rules game) {
        return seedsTotal != null ? Game.parseAnyTotal(text, game) : Game.parse(text, game);
    }
}
