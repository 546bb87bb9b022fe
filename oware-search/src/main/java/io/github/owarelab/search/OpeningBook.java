package io.github.owarelab.search;

import io.github.owarelab.game.Game;
import io.github.owarelab.game.Moves;
import io.github.owarelab.game.Position;
import io.github.owarelab.rules.Rules;
import io.github.owarelab.rules.RulesByName;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Moves for the beginning of a game, found by searches deeper than a game has time for.
 *
 * <p>A book is a text: {@code rules abapa} on its first line, then lines of a position, the letter of the move to play there and,
 * if known, its net value in seeds and the depth of the search in plies: {@code 4-4-4-4-4-4-4-4-4-4-4-4-0-0-S F 0 21}. Empty
 * lines are passed over, and lines that begin with {@code #}, which tell how it was made.
 */
public final class OpeningBook {
    private final Rules rules;
    private final Map<Position, Entry> entries = new HashMap<>();

    /**
     * What a book says of a position.
     *
     * @param house the house to sow
     * @param value the net value in seeds from the mover's view, 0 if the book does not tell
     * @param depth how deep it was searched, in plies, 0 if the book does not tell
     */
    public record Entry(int house, int value, int depth) {}

    private OpeningBook(Rules rules) {
        this.rules = rules;
    }

    /**
     * The book that comes with this library.
     *
     * @param rules the rules of the game
     * @return the book, empty if there is none for this game
     */
    public static Optional<OpeningBook> of(Rules rules) {
        String name = "book-" + rules.name() + ".txt";
        try (InputStream in = OpeningBook.class.getResourceAsStream(name)) {
            if (in == null) {
                return Optional.empty();
            }
            String text = new String(in.readAllBytes(), StandardCharsets.US_ASCII);
            return Optional.of(read(text.lines().toList(), name)).filter(book -> book.rules.equals(rules));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /**
     * Reads a book.
     *
     * @param file a text file
     * @return the book
     * @throws IOException if it cannot be read
     * @throws IllegalArgumentException if a line is wrong; the message names file and line
     */
    public static OpeningBook read(Path file) throws IOException {
        return read(Files.readAllLines(file), file.toString());
    }

    private static OpeningBook read(List<String> lines, String name) {
        OpeningBook book = null;
        for (int i = 0; i < lines.size(); i++) {
            String line = lines.get(i).strip();
            if (line.isEmpty() || line.startsWith("#")) {
                continue;
            }
            try {
                book = book == null ? begin(line) : book.add(line);
            } catch (IllegalArgumentException e) {
                throw new IllegalArgumentException(name + " line " + (i + 1) + ": " + e.getMessage(), e);
            }
        }
        if (book == null) {
            throw new IllegalArgumentException(name + " is empty, but a book begins with 'rules' and their name");
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
        if (words.length != 2 && words.length != 4 || words[1].length() != 1) {
            throw new IllegalArgumentException(
                    "a line is a position and a move, with or without its value and depth, not '" + line + "'");
        }
        Position position = Position.parse(words[0], rules);
        int house = Moves.house(words[1].charAt(0), position.toMove(), rules);
        position.play(house);
        boolean told = words.length == 4;
        entries.put(position, new Entry(house, told ? number(words[2]) : 0, told ? number(words[3]) : 0));
        return this;
    }

    private static int number(String word) {
        try {
            return Integer.parseInt(word);
        } catch (NumberFormatException e) {
            throw new IllegalArgumentException("value and depth are numbers, not '" + word + "'", e);
        }
    }

    /**
     * How many positions it knows.
     *
     * @return their number
     */
    public int size() {
        return entries.size();
    }

    /**
     * What the book says of a position.
     *
     * @param position a position, of any game
     * @return the entry, empty if the book does not know the position
     */
    public Optional<Entry> find(Position position) {
        return Optional.ofNullable(entries.get(position));
    }

    /**
     * What the book says of the position at which a game stands.
     *
     * @param game a game
     * @return the entry; empty if the book does not know the position, or if it has come back, since a book knows no history
     */
    public Optional<Entry> find(Game game) {
        return game.occurrences() > 1 ? Optional.empty() : find(game.position());
    }
}
