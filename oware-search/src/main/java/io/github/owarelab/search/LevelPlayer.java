package io.github.owarelab.search;

import io.github.owarelab.game.Game;
import io.github.owarelab.game.Position;
import java.util.Objects;
import java.util.SplittableRandom;

/**
 * A player of a certain {@link Level}. What a level up to {@link Level#HARD} plays depends on its seed, the position and the
 * number of plies played, and on nothing else: a game can be replayed, also after moves were taken back.
 *
 * <p>May be cancelled from any thread; else not safe for use by several threads at once.
 */
public final class LevelPlayer {
    private static final long GOLDEN_RATIO = 0x9E3779B97F4A7C15L;

    private final Level level;
    private final long seed;
    /** Null for a level that does not search, unless it was given: a searcher takes memory. */
    private final Searcher searcher;

    /**
     * A player with a searcher of one thread.
     *
     * @param level how well it plays
     * @param seed chooses among all the players of a level
     */
    public LevelPlayer(Level level, long seed) {
        this(level, seed, searcher(Objects.requireNonNull(level, "level")));
    }

    /**
     * A player with a searcher of the caller's, which may have more threads or other tables than usual.
     *
     * @param level how well it plays
     * @param seed chooses among all the players of a level
     * @param searcher used by levels that search
     */
    public LevelPlayer(Level level, long seed, Searcher searcher) {
        this.level = Objects.requireNonNull(level, "level");
        this.seed = seed;
        this.searcher = searcher;
    }

    private static Searcher searcher(Level level) {
        if (!level.searches()) {
            return null;
        }
        Searcher.Builder builder = Searcher.builder();
        return (level == Level.MASTER ? builder : builder.withoutTables()).build();
    }

    /**
     * The level.
     *
     * @return how well it plays
     */
    public Level level() {
        return level;
    }

    /**
     * Chooses a move.
     *
     * @param game a game that goes on; it is not changed
     * @param limits when a search ends; levels that do not search need a few ms whatever the limits
     * @return a house
     * @throws IllegalArgumentException if the game is over
     */
    public int choose(Game game, Limits limits) {
        Objects.requireNonNull(game, "game");
        Objects.requireNonNull(limits, "limits");
        game.result().ifPresent(result -> {
            throw new IllegalArgumentException("there is no move to choose: the game is over ("
                    + result.reason().text() + ")");
        });
        return level.searches() ? searcher.search(game, limits).move() : glance(game);
    }

    /** Ends the search that runs now, if there is one. */
    public void cancel() {
        if (searcher != null) {
            searcher.cancel();
        }
    }

    private int glance(Game game) {
        Position position = game.position();
        SplittableRandom random = new SplittableRandom(seed ^ game.plies() * GOLDEN_RATIO);
        boolean atRandom = level.randomOneIn() > 0 && random.nextInt(level.randomOneIn()) == 0;
        int houses = atRandom ? position.legalMoves() : bestMoves(position);
        for (int skip = random.nextInt(Integer.bitCount(houses)); skip > 0; skip--) {
            houses &= houses - 1;
        }
        return Integer.numberOfTrailingZeros(houses);
    }

    private int bestMoves(Position position) {
        return new Glance(position.rules(), level.depth(), level.countsRows()).best(position.own(), position.other());
    }
}
