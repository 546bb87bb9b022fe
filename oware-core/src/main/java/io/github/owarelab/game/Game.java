package io.github.owarelab.game;

import io.github.owarelab.board.Row;
import io.github.owarelab.rules.Ending;
import io.github.owarelab.rules.Repetition;
import io.github.owarelab.rules.Rules;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;

/**
 * A game: a start and the moves played, of any number. It knows what a position alone does not: repetition and limits.
 *
 * <p>Not safe for use by several threads at once.
 */
public final class Game {
    /** A position reached and the plies without a capture that led to it. */
    private record Stage(Position position, int captureless) {}

    private final List<Stage> stages = new ArrayList<>();
    private final StringBuilder moves = new StringBuilder();

    /**
     * A game without moves.
     *
     * @param start where it starts; counts as its first occurrence
     */
    public Game(Position start) {
        stages.add(new Stage(Objects.requireNonNull(start, "start"), 0));
    }

    /**
     * Reads a position with or without its game. The seeds must add up to the total of the rules.
     *
     * @param text a position, or a position, the word {@code moves} and letters
     * @param rules the rules
     * @return the game
     * @throws IllegalArgumentException if the position or a move is wrong; the message names the part and the rule
     */
    public static Game parse(String text, Rules rules) {
        return new Game(Position.parse(positionOf(Objects.requireNonNull(text, "text")), rules)).play(movesOf(text));
    }

    /**
     * Reads a position with or without its game, with any number of seeds.
     *
     * @param text as for {@link #parse}
     * @param rules the rules
     * @return the game
     * @throws IllegalArgumentException if the position or a move is wrong; the message names the part and the rule
     */
    public static Game parseAnyTotal(String text, Rules rules) {
        return new Game(Position.parseAnyTotal(positionOf(Objects.requireNonNull(text, "text")), rules))
                .play(movesOf(text));
    }

    private static String positionOf(String text) {
        return words(text)[0];
    }

    private static String movesOf(String text) {
        String[] words = words(text);
        if (words.length > 1 && !words[1].equals("moves")) {
            throw new IllegalArgumentException(
                    "after the position comes the word 'moves' with the moves, not '" + words[1] + "'");
        }
        if (words.length > 3) {
            throw new IllegalArgumentException(
                    "moves are letters strung together, but a space comes before '" + words[3] + "'");
        }
        return words.length == 3 ? words[2] : "";
    }

    private static String[] words(String text) {
        return text.strip().split("\\s+");
    }

    /**
     * Plays a move.
     *
     * @param house a house of the side to move
     * @return this game
     * @throws IllegalArgumentException if the move is not legal or the game is over
     */
    public Game play(int house) {
        checkOpen();
        Position before = position();
        long[] next = new long[2];
        int sown = before.sow(house, next);
        stages.add(new Stage(before.after(sown, next), Rules.captured(sown) == 0 ? captureless() + 1 : 0));
        moves.append(Moves.letter(before.toMove(), house));
        return this;
    }

    private void checkOpen() {
        result().ifPresent(result -> {
            throw new IllegalArgumentException(
                    "no move can follow: the game is over (" + result.reason().text() + ")");
        });
    }

    /**
     * Plays several moves, all of them or none.
     *
     * @param letters moves without spaces, upper case for South, lower case for North
     * @return this game
     * @throws IllegalArgumentException if a move is unknown or not legal; the message tells which ply of the game
     */
    public Game play(String letters) {
        int plies = plies();
        try {
            letters.chars().forEach(letter -> play((char) letter));
            return this;
        } catch (IllegalArgumentException e) {
            String wrong = "ply " + (plies() + 1) + ": " + e.getMessage();
            while (plies() > plies) {
                undo();
            }
            throw new IllegalArgumentException(wrong, e);
        }
    }

    private void play(char letter) {
        checkOpen();
        play(Moves.house(letter, position().toMove(), position().rules()));
    }

    /**
     * Takes the last move back.
     *
     * @return this game
     * @throws IllegalStateException if there is no move to take back
     */
    public Game undo() {
        if (plies() == 0) {
            throw new IllegalStateException("there is no move to take back");
        }
        stages.remove(plies());
        moves.setLength(plies());
        return this;
    }

    /**
     * Where the game stands.
     *
     * @return the position after the last move
     */
    public Position position() {
        return positionAt(plies());
    }

    /**
     * Where the game began.
     *
     * @return the position before the first move
     */
    public Position start() {
        return positionAt(0);
    }

    /**
     * A position of the game.
     *
     * @param ply how many moves were played before it, 0 to {@link #plies}
     * @return the position
     * @throws IndexOutOfBoundsException if the game has not so many moves
     */
    public Position positionAt(int ply) {
        return stages.get(ply).position();
    }

    /**
     * Moves played.
     *
     * @return plies; a bonus move is one, a pass is none
     */
    public int plies() {
        return stages.size() - 1;
    }

    /**
     * Plies since the last capture, or since the start.
     *
     * @return plies
     */
    public int captureless() {
        return stages.get(plies()).captureless();
    }

    /**
     * How often the current position, its houses and side to move, has occurred.
     *
     * @return at least 1
     */
    public int occurrences() {
        Position now = position();
        int occurrences = 1;
        for (int ply = plies() - 1; ply >= 0 && positionAt(ply).inHouses() == now.inHouses(); ply--) {
            if (sameHouses(positionAt(ply), now)) {
                occurrences++;
            }
        }
        return occurrences;
    }

    private static boolean sameHouses(Position one, Position two) {
        return one.toMove() == two.toMove()
                && Row.houses(one.own()) == Row.houses(two.own())
                && Row.houses(one.other()) == Row.houses(two.other());
    }

    /**
     * How the game ended: by majority, without a legal move, by repetition, by the captureless limit or by the length limit,
     * whichever is met first in this order.
     *
     * @return the result, empty while the game goes on
     */
    public Optional<Result> result() {
        Optional<Result> byBoard = position().result();
        return byBoard.isPresent() ? byBoard : byHistory();
    }

    private Optional<Result> byHistory() {
        Rules rules = position().rules();
        Repetition repetition = rules.repetition();
        if (occurrences() >= repetition.occurrences()) {
            return Optional.of(position().ended(Ending.REPETITION, repetition.split()));
        }
        if (reached(captureless(), rules.capturelessLimit())) {
            return Optional.of(position().ended(Ending.CAPTURELESS_LIMIT, false));
        }
        if (reached(plies(), rules.lengthLimit())) {
            return Optional.of(position().ended(Ending.LENGTH_LIMIT, false));
        }
        return Optional.empty();
    }

    private static boolean reached(int plies, int limit) {
        return limit > 0 && plies >= limit;
    }

    /**
     * The moves played.
     *
     * @return their letters strung together
     */
    public String moves() {
        return moves.toString();
    }

    /**
     * The text that {@link #parse} reads.
     *
     * @return the start, followed by the moves if there are any
     */
    @Override
    public String toString() {
        return plies() == 0 ? start().toString() : start() + " moves " + moves;
    }
}
