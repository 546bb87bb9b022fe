package io.github.owarelab.game;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * A game as text, in the form that Oware boards save (after chess's PGN): tags, numbered moves with what they take, the result.
 *
 * <pre>{@code
 * [Variant "Oware Abapa"]
 * [South "hard"]
 * [Result "25-23"]
 *
 * 1. F f 2. E e+3 ... 25-23
 * }</pre>
 *
 * <p>The tag {@code Variant} tells the rules by their name ({@code Oware Abapa} is {@code abapa}, as is no tag at all),
 * {@code Seeds} the seeds per house and {@code FEN} the start where they are not the usual ones. A number stands before every
 * other ply, whichever side moves. {@code +n} are seeds taken by capture. Games that are not over end with {@code *}.
 *
 * @param tags names and values in their order, those included that tell the rules and the result if the game was read
 * @param game the game
 */
public record GameText(Map<String, String> tags, Game game) {
    /**
     * Copies the tags.
     *
     * @param tags names (letters, digits and underscores) and values (of one line)
     * @param game the game, not copied
     * @throws IllegalArgumentException if a tag cannot be written
     */
    public GameText {
        tags.forEach(GameTextWriter::checkTag);
        tags = Collections.unmodifiableMap(new LinkedHashMap<>(tags));
    }

    /**
     * Reads one game. Comments and variations are skipped.
     *
     * @param text the text
     * @return the game with its tags
     * @throws IllegalArgumentException if the text is not that of one game; the message names the line and what is wrong there
     */
    public static GameText parse(String text) {
        List<GameText> games = parseAll(text);
        if (games.size() != 1) {
            throw new IllegalArgumentException("there should be one game, but there are " + games.size());
        }
        return games.get(0);
    }

    /**
     * Reads any number of games, one after the other: a tag after moves or after a result begins the next game.
     *
     * @param text the text
     * @return the games with their tags
     * @throws IllegalArgumentException if a game is wrong; the message names the line and what is wrong there
     */
    public static List<GameText> parseAll(String text) {
        return new GameTextReader(text).games();
    }

    /**
     * The result as the text tells it.
     *
     * @return that of the game if it is over by its rules, else the tag {@code Result}, else {@code *}
     */
    public String result() {
        return game.result()
                .map(result -> result.score().toString())
                .orElseGet(() -> tags.getOrDefault(GameTextTag.RESULT, "*"));
    }

    /**
     * The text that {@link #parse} reads.
     *
     * @return lines of at most 80 characters (tags may be longer), ended by a line feed each
     */
    @Override
    public String toString() {
        return new GameTextWriter(this).text();
    }
}
