package io.github.owarelab.search;

import io.github.owarelab.game.Game;
import io.github.owarelab.game.Position;
import io.github.owarelab.rules.RuleSet;
import io.github.owarelab.rules.Rules;
import io.github.owarelab.tables.EndgameTables;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
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
 * neither time nor a stop ends the search.
 */
public final class Searcher {
    private static final Limits WARM_UP = Limits.depth(4).withTime(Duration.ofSeconds(1));

    private final int hashMebibytes;
    private final int threads;
    private final EndgameTables givenTables;
    private final Consumer<SearchResult> listener;

    private final ReentrantLock oneAtATime = new ReentrantLock();
    private Rules rules;
    private TranspositionTable table;
    private EndgameTables tables;
    private volatile Watch watch;

    private Searcher(Builder builder) {
        hashMebibytes = builder.hashMebibytes;
        threads = builder.threads;
        givenTables = builder.tables;
        listener = builder.listener;
        warmUp();
        table = new TranspositionTable(hashMebibytes, RuleSet.ABAPA.houses(), RuleSet.ABAPA.totalSeeds());
    }

    /** Loads the code of a search, which takes longer than a short search may. */
    private void warmUp() {
        rules = RuleSet.ABAPA;
        table = new TranspositionTable(1, rules.houses(), rules.totalSeeds());
        tables = EndgameTables.NONE;
        searchOpen(new Game(Position.start(rules)), WARM_UP, new Watch(WARM_UP), result -> {});
        rules = null;
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
        return search(new Game(Objects.requireNonNull(position, "position")), limits);
    }

    /**
     * Searches the position at which a game stands, with its repetitions and limits. Waits while another search runs.
     *
     * @param game the game; it is not changed and must not be while the search runs
     * @param limits when to stop; limits for pondering leave this to depth, nodes and {@link #cancel}
     * @return the best move and its value
     */
    public SearchResult search(Game game, Limits limits) {
        Objects.requireNonNull(game, "game");
        Objects.requireNonNull(limits, "limits");
        return search(game, limits, new Watch(limits), listener);
    }

    /**
     * Begins to search the position at which a game stands and returns at once. While another search runs, this one waits for its
     * turn; its time counts all the same.
     *
     * @param game the game; the search keeps a copy
     * @param limits when to stop
     * @param told is told each line of each finished iteration of this search, as the listener of the builder is before
     * @return the search that runs
     */
    public Search start(Game game, Limits limits, Consumer<SearchResult> told) {
        Objects.requireNonNull(game, "game");
        Objects.requireNonNull(told, "told");
        Watch started = new Watch(Objects.requireNonNull(limits, "limits"));
        Game copy = new Game(game.start()).play(game.moves());
        Consumer<SearchResult> both = listener.andThen(told);
        Search search = new Search(started, () -> search(copy, limits, started, both));
        search.start();
        return search;
    }

    /** Searches by a watch that may have been started before and tells one listener alone. */
    SearchResult search(Game game, Limits limits, Watch own, Consumer<SearchResult> told) {
        oneAtATime.lock();
        try {
            watch = own;
            return game.result().isPresent() ? Report.ofEnded(game) : searchOpen(game, limits, own, told);
        } finally {
            watch = null;
            oneAtATime.unlock();
        }
    }

    /**
     * Does what would delay the first search of other rules than before: empties the transposition table, which can need a second
     * for each few GiB, and finds the endgame tables. Waits while a search runs.
     *
     * @param game the rules of the searches to come
     */
    public void prepare(Rules game) {
        Objects.requireNonNull(game, "game");
        oneAtATime.lock();
        try {
            prepare(game, game.totalSeeds());
        } finally {
            oneAtATime.unlock();
        }
    }

    /**
     * Ends the search that runs now, if there is one; it returns within a few ms. One that waits for its turn is not ended: that
     * is {@link Search#stop}. May be called from any thread.
     */
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
            table.clear();
        } finally {
            oneAtATime.unlock();
        }
    }

    private SearchResult searchOpen(Game game, Limits limits, Watch own, Consumer<SearchResult> told) {
        Position root = game.position();
        prepare(root.rules(), root.inHouses());
        List<AlphaBeta> workers = new ArrayList<>(threads);
        InWork inWork = threads > 1 ? new InWork() : null;
        for (int i = 0; i < threads; i++) {
            workers.add(new AlphaBeta(game, table, tables, own, limits.nodes() / threads, inWork));
        }
        table.nextSearch(workers.get(0).rootIsBound());
        return new Crew(root, limits, workers, new Report(root, own, workers, table))
                .search(own, told.andThen(result -> own.cancelIfLate()));
    }

    private void prepare(Rules game, int seeds) {
        // The first comparison of records takes longer than a short search may.
        boolean known = game == rules || rules != null && game.equals(rules);
        if (!known || !table.isFor(seeds)) {
            rules = null;
            table = table.emptied(game.houses(), Math.max(game.totalSeeds(), seeds));
            tables = tables(game);
            rules = game;
        }
    }

    private EndgameTables tables(Rules of) {
        return givenTables != null ? givenTables : new FoundTables(of);
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
         * Sets who is told each line of each finished iteration of every search, on the thread that searches, before the search
         * goes on.
         *
         * @param consumer receives the results, of growing depth, best line first
         * @return this builder
         */
        public Builder listener(Consumer<SearchResult> consumer) {
            listener = Objects.requireNonNull(consumer, "consumer");
            return this;
        }

        /**
         * Builds the searcher: takes its memory, which can need a second for each few GiB, and loads the code of a search, so that
         * the first search keeps its time too.
         *
         * @return a new searcher
         */
        public Searcher build() {
            return new Searcher(this);
        }
    }
}
