package io.github.owarelab.cli.engine;

import io.github.owarelab.game.Game;
import io.github.owarelab.game.Position;
import io.github.owarelab.rules.Rules;
import java.util.List;

/** Reads a line {@code position startpos|fen P [moves FfEe..]}. */
final class PositionLine {
    private PositionLine() {}

    /**
     * Reads the words after {@code position}.
     *
     * @throws IllegalArgumentException if the position or a move is wrong; the message names the part
     */
    static Game parse(List<String> words, Rules rules) {
        if (words.isEmpty()) {
            throw new IllegalArgumentException("after position comes 'startpos' or 'fen' with a position");
        }
        return switch (words.get(0)) {
            case "startpos" -> play(new Game(Position.start(rules)), words.subList(1, words.size()));
            case "fen" -> fen(words.subList(1, words.size()), rules);
            default ->
                throw new IllegalArgumentException(
                        "after position comes 'startpos' or 'fen', not '" + words.get(0) + "'");
        };
    }

    private static Game fen(List<String> words, Rules rules) {
        if (words.isEmpty()) {
            throw new IllegalArgumentException("after fen comes a position");
        }
        return play(new Game(Position.parse(words.get(0), rules)), words.subList(1, words.size()));
    }

    /** Moves are strung together; spaces between them are forgiven. */
    private static Game play(Game game, List<String> words) {
        if (words.isEmpty()) {
            return game;
        }
        if (!words.get(0).equals("moves")) {
            throw new IllegalArgumentException("after the position comes the word 'moves', not '" + words.get(0) + "'");
        }
        return game.play(String.join("", words.subList(1, words.size())));
    }
}
