package io.github.owarelab.cli.play;

import io.github.owarelab.game.Game;
import io.github.owarelab.game.GameText;
import io.github.owarelab.game.Position;
import io.github.owarelab.game.Side;
import io.github.owarelab.rules.Rules;
import io.github.owarelab.search.Level;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.Map;

/**
 * A game between the player and a level, kept in a file until it is over.
 *
 * @param file where it is kept
 * @param level the player's opponent
 * @param seed by which the level plays
 * @param player the player's side
 * @param game the game
 */
public record UnfinishedGame(Path file, Level level, long seed, Side player, Game game) {
    private static final String YOU = "you";
    private static final String SEED = "Seed";

    /**
     * A game that begins.
     *
     * @param directory where its file will be
     * @param level the player's opponent
     * @param seed by which the level plays
     * @param player the player's side
     * @param rules the rules
     * @return a game without moves
     */
    public static UnfinishedGame begin(Path directory, Level level, long seed, Side player, Rules rules) {
        return new UnfinishedGame(file(directory, level, rules), level, seed, player, new Game(Position.start(rules)));
    }

    /**
     * Whether there is a game to go on with.
     *
     * @param directory where files are
     * @param level the player's opponent
     * @param rules the rules
     * @return true if its file exists
     */
    public static boolean exists(Path directory, Level level, Rules rules) {
        return Files.exists(file(directory, level, rules));
    }

    /**
     * Reads the game to go on with.
     *
     * @param directory where files are
     * @param level the player's opponent
     * @param rules the rules
     * @return the game
     * @throws IOException if the file cannot be read or is damaged
     */
    public static UnfinishedGame read(Path directory, Level level, Rules rules) throws IOException {
        Path file = file(directory, level, rules);
        try {
            GameText text = GameText.parse(Files.readString(file));
            String seed = text.tags().getOrDefault(SEED, "");
            if (!text.game().start().rules().equals(rules) || !seed.matches("-?[0-9]{1,18}")) {
                throw new IOException(file + " is not a game that was left here");
            }
            Side player = YOU.equals(text.tags().get(Side.SOUTH.toString())) ? Side.SOUTH : Side.NORTH;
            return new UnfinishedGame(file, level, Long.parseLong(seed), player, text.game());
        } catch (IllegalArgumentException e) {
            throw new IOException(file + ": " + e.getMessage(), e);
        }
    }

    private static Path file(Path directory, Level level, Rules rules) {
        return directory.resolve(level.text() + "-" + rules.name() + "-" + rules.seedsPerHouse() + ".txt");
    }

    /** Writes the file. */
    void keep() throws IOException {
        Map<String, String> tags = new LinkedHashMap<>();
        for (Side side : Side.values()) {
            tags.put(side.toString(), side == player ? YOU : level.text());
        }
        tags.put(SEED, String.valueOf(seed));
        WholeFile.write(file, new GameText(tags, game).toString());
    }

    /** Removes the file. */
    void forget() throws IOException {
        Files.deleteIfExists(file);
    }
}
