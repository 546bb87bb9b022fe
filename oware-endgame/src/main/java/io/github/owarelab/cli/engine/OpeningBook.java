package io.github.owarelab.cli.engine;

import io.github.owarelab.game.Moves;
import io.github.owarelab.game.Position;
import io.github.owarelab.rules.Rules;
import io.github.owarelab.rules.RulesByName;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;

/**
 * Moves for the beginning of a game. A book is a text: {@code rules abapa} on its first line, then lines of a position and the
 * letter of the move to play there; lines that begin with {@code #} tell how it was made.
 */
final class OpeningBook {
    private final Rules rules;
    private final Map<Position, Integer> moves = new HashMap<>();

    private OpeningBook(Rules rules) {
        this.rules = rules;
    }

    /**
     * Reads a book.
     *
     * @throws IOException if it cannot be read
     * @throws IllegalArgumentException if a line is wrong; the message names file and line
     */
    static OpeningBook read(Path file) throws IOException {
        List<String> lines = Files.readAllLines(file);
        OpeningBook book = null;
        for (int i = 0; i < lines.size(); i++) {
            String line = lines.get(i).strip();
            if (line.isEmpty() || line.startsWith("#")) {
                continue;
            }
            try {
                book = book == null ? begin(line) : book.add(line);
            } catch (IllegalArgumentException e) {
                throw new IllegalArgumentException(file + " line " + (i + 1) + ": " + e.getMessage(), e);
            }
        }
        if (book == null) {
            throw new IllegalArgumentException(file + " is empty, but a book begins with 'rules' and their name");
        }
        return book;
    }

    private static OpeningBook begin(String line) {
        String[] words = line.split("\\s+");
        if (words.length != 2 || !words[0].equals("rules")) {
            throw new IllegalArgumentException("a book begins with 'rules' and their name, not '" + line + "'");
        }
        return new OpeningBook(RulesByName.of(words[1]));
    }

    private OpeningBook add(String line) {
        String[] words = line.split("\\s+");
        if (words.length != 2 || words[1].length() != 1) {
            throw new IllegalArgumentException("a line is a position and a move, not '" + line + "'");
        }
        Position position = Position.parse(words[0], rules);
        int house = Moves.house(words[1].charAt(0), position.toMove(), rules);
        position.play(house);
        moves.put(position, house);
        return this;
    }

    /** The house to sow, empty if the book does not know the position or the game. */
    OptionalInt move(Position position) {
        Integer house = moves.get(position);
        return house == null ? OptionalInt.empty() : OptionalInt.of(house);
    }
}
