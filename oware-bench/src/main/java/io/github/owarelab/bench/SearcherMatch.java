package io.github.owarelab.bench;

import io.github.owarelab.cli.match.Openings;
import io.github.owarelab.cli.match.Sprt;
import io.github.owarelab.cli.match.Tally;
import io.github.owarelab.endgame.AutomaticTables;
import io.github.owarelab.game.Game;
import io.github.owarelab.game.Position;
import io.github.owarelab.game.Score;
import io.github.owarelab.game.Side;
import io.github.owarelab.rules.Rules;
import io.github.owarelab.rules.RulesByName;
import io.github.owarelab.tables.EndgameTables;
import java.nio.file.Path;
import java.util.Locale;
import java.util.concurrent.locks.LockSupport;
import java.util.function.Supplier;

/**
 * Two builds of oware-search against each other in one process, each move a fixed number of nodes: the same games on every
 * machine, thousands in minutes. Games begin with random moves that leave the chances even, each opening is played
 * with both sides, and they end where the tables of 12 seeds, which both searches ask too, tell the result.
 *
 * <pre>{@code java -cp oware-bench/target/benchmarks.jar io.github.owarelab.bench.SearcherMatch NEW OLD NODES GAMES SEED ELO0 ELO1 RULES}</pre>
 *
 * <p>NEW and OLD are jars or class directories of oware-search. The sequential test at 5 % each way ends the match early.
 */
public final class SearcherMatch {
    private static final int OPENING_PLIES = 8;
    private static final int HASH_MEBIBYTES = 8;
    private static final int MOST_PLIES = 400;
    private static final double RISK = 0.05;
    private static final int ARGUMENTS = 8;
    /** The test takes the variance from the games, which needs some. */
    private static final int FEWEST_GAMES = 100;

    private final LoadedSearcher first;
    private final LoadedSearcher second;
    private final EndgameTables tables;

    private SearcherMatch(Path first, Path second, long nodes, Rules rules) throws Exception {
        tables = tables(rules);
        this.first = new LoadedSearcher(first, HASH_MEBIBYTES, tables, nodes);
        this.second = new LoadedSearcher(second, HASH_MEBIBYTES, tables, nodes);
    }

    /**
     * Plays.
     *
     * @param args new, old, nodes, games, seed, elo0, elo1, name of the rules
     * @throws Exception if a build cannot be loaded
     */
    public static void main(String[] args) throws Exception {
        if (args.length != ARGUMENTS) {
            throw new IllegalArgumentException("the arguments are NEW OLD NODES GAMES SEED ELO0 ELO1 RULES");
        }
        Rules rules = RulesByName.of(args[7]);
        SearcherMatch match = new SearcherMatch(Path.of(args[0]), Path.of(args[1]), Long.parseLong(args[2]), rules);
        Supplier<Game> openings = Openings.random(rules, OPENING_PLIES, Long.parseLong(args[4]));
        Sprt test = new Sprt(Double.parseDouble(args[5]), Double.parseDouble(args[6]), RISK, RISK);
        match.play(openings, Integer.parseInt(args[3]), test);
    }

    private void play(Supplier<Game> openings, int games, Sprt test) throws ReflectiveOperationException {
        Tally tally = new Tally();
        while (tally.games() < games && (tally.games() < FEWEST_GAMES || test.state(tally) == Sprt.State.OPEN)) {
            Game opening = openings.get();
            tally.add(play(new Game(opening.start()).play(opening.moves()), Side.SOUTH));
            tally.add(play(new Game(opening.start()).play(opening.moves()), Side.NORTH));
            if (tally.games() % 100 == 0) {
                report(tally, test);
            }
        }
        report(tally, test);
    }

    private static void report(Tally tally, Sprt test) {
        System.out.printf(
                Locale.ROOT,
                "%d games: +%d =%d -%d, %.1f %%, Elo %+.1f +- %.1f, ratio %.2f (%.2f to %.2f): %s%n",
                tally.games(),
                tally.wins(),
                tally.draws(),
                tally.losses(),
                100 * tally.score(),
                tally.elo(),
                tally.eloError(),
                test.logLikelihoodRatio(tally),
                test.lower(),
                test.upper(),
                test.state(tally));
    }

    /** Plays a game; gives the half points of the first search. */
    private int play(Game game, Side sideOfFirst) throws ReflectiveOperationException {
        first.newGame();
        second.newGame();
        Score score = score(game, tables);
        while (score == null) {
            boolean ofFirst = game.position().toMove() == sideOfFirst;
            game.play((ofFirst ? first : second).move(game));
            score = score(game, tables);
        }
        int lead = score.halves(sideOfFirst) - score.halves(sideOfFirst.opposite());
        return 1 + Integer.signum(lead);
    }

    /** How a game ends, by the rules, by its length or, right after a capture, by an exact value; null if it goes on. */
    static Score score(Game game, EndgameTables tables) {
        if (game.result().isPresent()) {
            return game.result().get().score();
        }
        Position position = game.position();
        if (game.plies() >= MOST_PLIES) {
            return score(position, 0, 0);
        }
        if (position.inHouses() > tables.seeds() || game.captureless() > 0) {
            return null;
        }
        int bounds = tables.probe(position.own(), position.other());
        int value = EndgameTables.lower(bounds);
        return value == EndgameTables.upper(bounds) ? score(position, value, position.inHouses()) : null;
    }

    private static Score score(Position position, int value, int rest) {
        int south = position.toMove() == Side.SOUTH ? value : -value;
        return new Score(2 * position.store(Side.SOUTH) + rest + south, 2 * position.store(Side.NORTH) + rest - south);
    }

    /** All tables of 12 seeds, none for games that have none. */
    static EndgameTables tables(Rules rules) {
        EndgameTables tables = new AutomaticTables().tables(rules);
        while (tables != EndgameTables.NONE && tables.seeds() < AutomaticTables.SEEDS) {
            LockSupport.parkNanos(10_000_000);
        }
        return tables;
    }
}
