package io.github.owarelab.bench;

import io.github.owarelab.endgame.AutomaticTables;
import io.github.owarelab.game.Game;
import io.github.owarelab.game.Position;
import io.github.owarelab.game.Score;
import io.github.owarelab.game.Side;
import io.github.owarelab.rules.RuleSet;
import io.github.owarelab.search.Limits;
import io.github.owarelab.search.Searcher;
import io.github.owarelab.tables.EndgameTables;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Random;
import java.util.stream.Collectors;

/**
 * Fits the weights of the evaluation: the search plays games of Abapa against itself after random openings, each move a fixed
 * number of nodes, and least squares tell which weights of the features come nearest to the seeds that the mover still gained
 * more than the other. Games end where the tables of 12 seeds know the value. The same arguments print the same weights.
 *
 * <pre>{@code java -cp oware-bench/target/benchmarks.jar io.github.owarelab.bench.EvaluationFit GAMES NODES SEED}</pre>
 *
 * <p>Positions count in which the mover has nothing to capture.
 */
public final class EvaluationFit {
    private static final RuleSet RULES = RuleSet.ABAPA;
    private static final int HASH_MEBIBYTES = 4;
    private static final int FEWEST_RANDOM_PLIES = 4;
    private static final int MOST_RANDOM_PLIES = 24;
    private static final int POINTS_A_SEED = 16;
    private static final int REPORT = 500;

    private final EndgameTables tables = SearcherMatch.tables();
    private final Searcher searcher =
            Searcher.builder().hashMebibytes(HASH_MEBIBYTES).tables(tables).build();
    private final LeastSquares fit = new LeastSquares(EvaluationFeatures.COUNT);
    private final Limits limits;
    private final Random random;

    private EvaluationFit(long nodes, long seed) {
        limits = Limits.nodes(nodes);
        random = new Random(seed);
    }

    /**
     * Prints the weights in points, a seed having 16.
     *
     * @param args games, nodes, seed
     */
    public static void main(String[] args) {
        EvaluationFit fit = new EvaluationFit(Long.parseLong(args[1]), Long.parseLong(args[2]));
        int games = Integer.parseInt(args[0]);
        for (int i = 1; i <= games; i++) {
            fit.learnFromGame();
            if (i % REPORT == 0 || i == games) {
                fit.print(i);
            }
        }
    }

    private void print(int games) {
        System.out.printf(
                Locale.ROOT, "%d games, %d positions, mean square left %.3f%n", games, fit.observations(), fit.rest());
        double[] weights = fit.weights();
        for (int place = 0; place < 2 * EvaluationFeatures.HOUSES; place++) {
            System.out.println(
                    "  {" + points(weights, place * EvaluationFeatures.PLACE, EvaluationFeatures.PLACE) + "},");
        }
        System.out.println("  turn: " + points(weights, EvaluationFeatures.TURN, 2));
    }

    private static String points(double[] weights, int from, int count) {
        return Arrays.stream(weights, from, from + count)
                .mapToObj(weight -> String.valueOf(Math.round(POINTS_A_SEED * weight)))
                .collect(Collectors.joining(", "));
    }

    private void learnFromGame() {
        searcher.clear();
        Game game = opening();
        List<Position> quiet = new ArrayList<>();
        Score score = SearcherMatch.score(game, tables);
        while (score == null) {
            if (!canCapture(game.position())) {
                quiet.add(game.position());
            }
            game.play(searcher.search(game, limits).move());
            score = SearcherMatch.score(game, tables);
        }
        for (Position position : quiet) {
            if (position.inHouses() > AutomaticTables.SEEDS) {
                fit.add(EvaluationFeatures.of(position), gain(position, score));
            }
        }
    }

    private Game opening() {
        Game game = new Game(Position.start(RULES));
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

    private static boolean canCapture(Position position) {
        for (int left = position.legalMoves(); left != 0; left &= left - 1) {
            if (position.play(Integer.numberOfTrailingZeros(left)).inHouses() < position.inHouses()) {
                return true;
            }
        }
        return false;
    }
}
