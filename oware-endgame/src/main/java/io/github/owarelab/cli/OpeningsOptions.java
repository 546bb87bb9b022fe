package io.github.owarelab.cli;

import io.github.owarelab.cli.match.Openings;
import io.github.owarelab.game.Game;
import io.github.owarelab.rules.Rules;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.function.Supplier;
import picocli.CommandLine.Option;

/** The openings of a match and the number of games. */
final class OpeningsOptions {
    private static final int USUAL_GAMES = 100;
    private static final int MOST_GAMES = 1_000_000;
    private static final int MOST_PLIES = 100;

    @Option(
            names = "--games",
            paramLabel = "N",
            description = "Play at most N games (default: 100, or two for each opening of the file).")
    private Integer games;

    @Option(
            names = "--openings",
            paramLabel = "FILE",
            description =
                    "Play the openings of a file, one a line: a position, with or without 'moves FfCb', or moves alone.")
    private Path file;

    @Option(
            names = "--random-plies",
            paramLabel = "N",
            description = "Begin with N random moves that leave the chances even (default: 8 if there is no file).")
    private Integer plies;

    @Option(
            names = "--seed",
            paramLabel = "N",
            defaultValue = "1",
            description =
                    "Another number gives other random openings and games of weak levels (default: ${DEFAULT-VALUE}).")
    private int seed;

    /** Openings for a number of games. */
    record Plan(int games, Supplier<Game> openings, int seed) {}

    /**
     * Reads or invents openings.
     *
     * @throws IOException if the file cannot be read
     * @throws IllegalArgumentException if an option is out of range or the file is wrong or too short
     */
    Plan plan(Rules rules) throws IOException {
        if (games != null) {
            Options.checkRange("--games", games, 1, MOST_GAMES);
        }
        return file == null ? random(rules) : ofFile(rules);
    }

    private Plan random(Rules rules) {
        int count = plies == null ? 8 : plies;
        Options.checkRange("--random-plies", count, 0, MOST_PLIES);
        return new Plan(games == null ? USUAL_GAMES : games, Openings.random(rules, count, seed), seed);
    }

    private Plan ofFile(Rules rules) throws IOException {
        if (plies != null) {
            throw new IllegalArgumentException("--openings and --random-plies cannot be given together");
        }
        List<Game> openings = Openings.read(file, rules);
        int count = games == null ? 2 * openings.size() : games;
        if (count > 2 * openings.size()) {
            throw new IllegalArgumentException("--games is " + count + ", but " + file + " has openings for "
                    + 2 * openings.size() + ": each is played twice");
        }
        return new Plan(count, openings.iterator()::next, seed);
    }
}
