package io.github.owarelab.bench;

import io.github.owarelab.game.Game;
import io.github.owarelab.game.Position;
import io.github.owarelab.game.Score;
import io.github.owarelab.game.Side;
import io.github.owarelab.rules.Rules;
import io.github.owarelab.search.Limits;
import io.github.owarelab.search.Searcher;
import io.github.owarelab.tables.EndgameTables;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;

/**
 * The search against itself after random moves, each move a fixed number of nodes. A position of a game is worth what the search
 * said of it and, by a quarter, what came of it. Games end where the tables of 12 seeds know the value; positions count in which
 * the mover has nothing to take.
 */
final class SelfPlay {
    private static final int HASH_MEBIBYTES = 4;
    private static final int FEWEST_RANDOM_PLIES = 2;
    private static final int MOST_RANDOM_PLIES = 28;
    private static final double PART_OF_END = 0.25;
    /** Fewer seeds are no capture: {@code CaptureSearch} does not look at them. */
    private static final int LEAST_GAIN = 2;

    private record Seen(Position position, double value) {}

    private final Rules rules;
    private final EndgameTables tables;
    private final Searcher searcher;
    private final Limits limits;
    private final Random random;

    SelfPlay(Rules rules, long nodes, Random random) {
        this.rules = rules;
        this.tables = SearcherMatch.tables(rules);
        this.searcher =
                Searcher.builder().hashMebibytes(HASH_MEBIBYTES).tables(tables).build();
        this.limits = Limits.nodes(nodes);
        this.random = random;
    }

    /** Plays a game and adds its positions. */
    void play(Samples samples) {
        searcher.clear();
        Game game = opening();
        List<Seen> seen = new ArrayList<>();
        Score end = SearcherMatch.score(game, tables);
        while (end == null) {
            var best = searcher.search(game, limits);
            if (game.position().inHouses() > tables.seeds() && !canTake(game.position())) {
                seen.add(new Seen(game.position(), best.value()));
            }
            game.play(best.move());
            end = SearcherMatch.score(game, tables);
        }
        for (Seen one : seen) {
            double came = gain(one.position(), end);
            samples.add(one.position(), one.value() + PART_OF_END * (came - one.value()));
        }
    }

    private Game opening() {
        Game game = new Game(Position.start(rules));
        int plies = FEWEST_RANDOM_PLIES + random.nextInt(MOST_RANDOM_PLIES - FEWEST_RANDOM_PLIES);
        while (game.plies() < plies && SearcherMatch.score(game, tables) == null) {
            int houses = game.position().legalMoves();
            for (int skip = random.nextInt(Integer.bitCount(houses)); skip > 0; skip--) {
                houses &= houses - 1;
            }
            game.play(Integer.numberOfTrailingZeros(houses));
        }
        return game;
    }

    /** Seeds that the mover gained more than the other from a position to the end of the game. */
    private static double gain(Position position, Score end) {
        Side mover = position.toMove();
        Side other = mover.opposite();
        return (end.halves(mover) - end.halves(other)) / 2.0 - position.store(mover) + position.store(other);
    }

    private static boolean canTake(Position position) {
        Side mover = position.toMove();
        for (int left = position.legalMoves(); left != 0; left &= left - 1) {
            Position after = position.play(Integer.numberOfTrailingZeros(left));
            if (after.store(mover) - position.store(mover) >= LEAST_GAIN) {
                return true;
            }
        }
        return false;
    }
}
