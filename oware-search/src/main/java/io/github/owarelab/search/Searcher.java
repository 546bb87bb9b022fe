package io.github.owarelab.search;

import io.github.owarelab.game.Game;
import io.github.owarelab.game.Position;
import io.github.owarelab.rules.Rules;
import io.github.owarelab.tables.EndgameTables;
import io.github.owarelab.tables.EndgameTablesProvider;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.ServiceLoader;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.Consumer;

/**
 * Finds the best move of a position within given limits. One searcher serves any number of searches, one at a time, of any
 * rules; what it learned in one helps the next.
 *
 * <pre>{@code
 * Searcher searcher = Searcher.builder().hashMebibytes(64).build();
 * SearchResult best = searcher.search(Position.start(RuleSet.ABAPA), Limits.depth(15));
 * }</pre>
 *
 * <p>On one thread without endgame tables a new searcher gives the same result for the same question each time, as long as
 * neither time nor {@link #cancel} ends the search.
 */
public final class Searcher {
    private final int hashMebibytes;
    private final int threads;
    private final EndgameTables givenTables;
    private final Consumer<SearchResult> listener;

    private final ReentrantLock oneAtATime = new ReentrantLock();
    private Rules rules;
    private TranspositionTable table;
    private volatile Watch watch;

    private Searcher(Builder builder) {
        hashMebibytes = builder.hashMebibytes;
        threads = builder.threads;
        givenTables = builder.tables;
        listener = builder.listener;
    }

    /**
     * A searcher to be set up.
     *
     * @return a builder with 64 MiB, one thread and the endgame tables that are found
     */
    public static Builder builder() {
        return new Builder();
    }

    /**
     * Searches a position as if a game began there.
     *
     * @param position the position
     * @param limits when to stop
     * @return the best move and its value
     */
    public SearchResult search(Position position, Limits limits) {
        return search(new Game(position), limits);
    }

    /**
     * Searches the position at which a game stands, with its repetitions and limits. Waits while another search runs.
     *
     * @param game the game; it is not changed and must not be while the search runs
     * @param limits when to stop; the iteration of one ply is always finished
     * @return the best move and its value
     */
    public SearchResult search(Game game, Limits limits) {
        Objects.requireNonNull(game, "game");
        Objects.requireNonNull(limits, "limits");
        oneAtATime.lock();
        try {
            watch = new Watch(limits);
            return game.result().isPresent() ? Report.ofEnded(game) : searchOpen(game, limits);
        } finally {
            watch = null;
            oneAtATime.unlock();
        }
    }

    /** Ends the search that runs now, if there is one; it returns within a few ms. May be called from any thread. */
    public void cancel() {
        Watch running = watch;
        if (running != null) {
            running.cancel();
        }
    }

    /** Forgets what was learned: the next search is that of a new searcher. Waits while a search runs. */
    public void clear() {
        oneAtATime.lock();
        try {
            if (table != null) {
                table.clear();
            }
        } finally {
            oneAtATime.unlock();
        }
    }

    private SearchResult searchOpen(Game game, Limits limits) {
        Position root = game.position();
        prepareTable(root);
        EndgameTables tables = tables(root.rules());
        List<AlphaBeta> workers = new ArrayList<>(threads);
        for (int i = 0; i < threads; i++) {
            workers.add(new AlphaBeta(game, table, tables, watch, limits.nodes() / threads));
        }
        table.nextSearch(workers.get(0).rootIsBound());
        return new Crew(root, limits, workers, new Report(root, watch, workers, table)).search(watch, listener);
    }

    private void prepareTable(Position root) {
        if (!root.rules().equals(rules) || !table.isFor(root.inHouses())) {
            rules = null;
            table = null;
            table = new TranspositionTable(
                    hashMebibytes, root.rules().houses(), Math.max(root.rules().totalSeeds(), root.inHouses()));
            rules = root.rules();
        }
    }

    private EndgameTables tables(Rules of) {
        if (givenTables != null) {
            return givenTables;
        }
        return ServiceLoader.load(EndgameTablesProvider.class).stream()
                .map(provider -> provider.get().tables(of))
                .filter(found -> found != EndgameTables.NONE)
                .findFirst()
                .orElse(EndgameTables.NONE);
    }

    /** Sets up a {@link Searcher}. */
    public static final class Builder {
        private int hashMebibytes = 64;
        private int threads = 1;
        private EndgameTables tables;
        private Consumer<SearchResult> listener = result -> {};

        private Builder() {}

        /**
         * Sets the memory of the transposition table.
         *
         * @param mebibytes 1 to 8192, rounded down to a power of two
         * @return this builder
         * @throws IllegalArgumentException if it is out of range
         */
        public Builder hashMebibytes(int mebibytes) {
            if (mebibytes < 1 || mebibytes > TranspositionTable.MOST_MEBIBYTES) {
                throw new IllegalArgumentException("a transposition table has 1 to " + TranspositionTable.MOST_MEBIBYTES
                        + " MiB, not " + mebibytes);
            }
            hashMebibytes = mebibytes;
            return this;
        }

        /**
         * Sets how many threads search together.
         *
         * @param count at least 1
         * @return this builder
         * @throws IllegalArgumentException if it is less
         */
        public Builder threads(int count) {
            if (count < 1) {
                throw new IllegalArgumentException("a search needs at least 1 thread, not " + count);
            }
            threads = count;
            return this;
        }

        /**
         * Sets the endgame tables to ask instead of those that are found. They must fit the rules of all games searched.
         *
         * @param endgameTables the tables
         * @return this builder
         */
        public Builder tables(EndgameTables endgameTables) {
            tables = Objects.requireNonNull(endgameTables, "endgameTables");
            return this;
        }

        /**
         * Asks no endgame tables.
         *
         * @return this builder
         */
        public Builder withoutTables() {
            return tables(EndgameTables.NONE);
        }

        /**
         * Sets who is told each line of each finished iteration, on the thread that searches, before the search goes on.
         *
         * @param consumer receives the results, of growing depth, best line first
         * @return this builder
         */
        public Builder listener(Consumer<SearchResult> consumer) {
            listener = Objects.requireNonNull(consumer, "consumer");
            return this;
        }

        /**
         * Builds the searcher. Its memory is taken at the first search.
         *
         * @return a new searcher
         */
        public Searcher build() {
            return new Searcher(this);
        }
    }
}
