package io.github.owarelab.cli.match;

import io.github.owarelab.game.Game;
import io.github.owarelab.game.Position;
import io.github.owarelab.game.Side;
import io.github.owarelab.rules.Rules;
import io.github.owarelab.search.Limits;
import io.github.owarelab.search.Searcher;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.function.Supplier;

/** Beginnings of games: from a file, or by random moves that leave the chances even. */
public final class Openings {
    private static final int DEPTH = 9;
    private static final int MOST_LEAD = 1;
    private static final int MOST_TRIES = 10_000;

    private Openings() {}

    /**
     * Reads openings, one a line: a position, with or without {@code moves} and letters, or letters alone that are played from
     * the start. Empty lines and those that begin with {@code #} are skipped.
     *
     * @param file the file
     * @param rules the rules
     * @return all openings
     * @throws IOException if the file cannot be read
     * @throws IllegalArgumentException if a line is wrong or there is none; the message names file and line
     */
    public static List<Game> read(Path file, Rules rules) throws IOException {
        List<String> lines = Files.readAllLines(file);
        List<Game> openings = new ArrayList<>();
        for (int i = 0; i < lines.size(); i++) {
            String line = lines.get(i).strip();
            if (line.isEmpty() || line.startsWith("#")) {
                continue;
            }
            try {
                openings.add(parse(line, rules));
            } catch (IllegalArgumentException e) {
                throw new IllegalArgumentException(file + " line " + (i + 1) + ": " + e.getMessage(), e);
            }
        }
        if (openings.isEmpty()) {
            throw new IllegalArgumentException(file + " has no opening");
        }
        return openings;
    }

    private static Game parse(String line, Rules rules) {
        Game game = line.contains("-") ? Game.parse(line, rules) : new Game(Position.start(rules)).play(line);
        game.result().ifPresent(result -> {
            throw new IllegalArgumentException(
                    "the game is over (" + result.reason().text() + ")");
        });
        return game;
    }

    /**
     * Different openings by random moves in which neither side is ahead by more than a seed, as far as a search of
     * {@value #DEPTH} plies sees.
     *
     * @param rules the rules
     * @param plies how many moves
     * @param seed the same seed gives the same openings
     * @return gives one opening after the other
     */
    public static Supplier<Game> random(Rules rules, int plies, long seed) {
        Random random = new Random(seed);
        Searcher searcher = Searcher.builder().hashMebibytes(1).withoutTables().build();
        Set<Position> given = new HashSet<>();
        return () -> {
            for (int i = 0; i < MOST_TRIES; i++) {
                Game game = play(rules, plies, random);
                if (game.result().isEmpty() && !given.contains(game.position()) && isEven(game, searcher)) {
                    given.add(game.position());
                    return game;
                }
            }
            throw new IllegalArgumentException(
                    "there are not enough even openings of " + plies + " plies: " + given.size() + " were found");
        };
    }

    private static Game play(Rules rules, int plies, Random random) {
        Game game = new Game(Position.start(rules));
        while (game.plies() < plies && game.result().isEmpty()) {
            int houses = game.position().legalMoves();
            for (int skip = random.nextInt(Integer.bitCount(houses)); skip > 0; skip--) {
                houses &= houses - 1;
            }
            game.play(Integer.numberOfTrailingZeros(houses));
        }
        return game;
    }

    private static boolean isEven(Game game, Searcher searcher) {
        Position position = game.position();
        Side mover = position.toMove();
        int lead = position.store(mover) - position.store(mover.opposite());
        return Math.abs(lead + searcher.search(game, Limits.depth(DEPTH)).value()) <= MOST_LEAD;
    }
}
