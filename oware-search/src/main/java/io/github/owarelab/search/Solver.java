package io.github.owarelab.search;

import io.github.owarelab.board.Row;
import io.github.owarelab.game.Game;
import io.github.owarelab.game.Position;
import io.github.owarelab.rules.Rules;
import io.github.owarelab.tables.EndgameTables;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.Consumer;

/**
 * Finds the exact value of a position and proves it, as far as memory and limits allow. One solver serves any number of
 * positions, one at a time, of any rules; what it proved about one helps the next of the same rules.
 *
 * <pre>{@code
 * Solver solver = Solver.builder().hashMebibytes(512).build();
 * Solution solution = solver.solve(Position.start(new Kalah(4, false)), Limits.none());
 * }</pre>
 *
 * <p>Games where no board can come back (Kalah, Congkak) have their own search for proofs, because there a value does not
 * depend on how its board was reached, and so bounds are all that a search has to keep: no depths, guesses or paths. All other
 * games are given to a {@link Searcher}, whose proofs mind repetitions.
 */
public final class Solver {
    private final int hashMebibytes;
    private final EndgameTables givenTables;
    private final Consumer<Solution> listener;

    private final ReentrantLock oneAtATime = new ReentrantLock();
    /** Builds the searcher when a game first needs it: it takes as much memory as the table. */
    private final Searcher.Builder searching;

    private Searcher searcher;
    private Rules rules;
    private ProofTable table;
    private volatile Watch watch = new Watch(Limits.none());
    private volatile boolean cancelled;

    private Solver(Builder builder) {
        hashMebibytes = builder.hashMebibytes;
        givenTables = builder.tables;
        listener = builder.listener;
        searching = Searcher.builder().hashMebibytes(hashMebibytes);
        if (givenTables != null) {
            searching.tables(givenTables);
        }
    }

    /**
     * A solver to be set up.
     *
     * @return a builder with 512 MiB and the endgame tables that are found
     */
    public static Builder builder() {
        return new Builder();
    }

    /**
     * Solves a position as if a game began there. Waits while this solver is busy. Time counts from the call on, waiting
     * included. A limit shorter than what {@link #prepare} does is overstepped if that was not done before.
     *
     * @param position the position
     * @param limits when to stop: nodes, time and, where boards can come back, depth
     * @return what is proved by then
     * @throws IllegalArgumentException if the limits ask for several lines, or for a depth where no board can come back
     */
    public Solution solve(Position position, Limits limits) {
        check(position, limits);
        Watch started = new Watch(limits);
        begin();
        try {
            return solve(new Game(position), limits, started);
        } finally {
            oneAtATime.unlock();
        }
    }

    /**
     * Solves each move of a position as if a game began there. Waits while this solver is busy.
     *
     * @param position the position
     * @param limits when to stop with each move, as for {@link #solve}
     * @return of each legal move, from the left, what is proved about the value of the position if that move is played
     * @throws IllegalArgumentException as for {@link #solve}
     */
    public List<Solution> solveMoves(Position position, Limits limits) {
        check(position, limits);
        begin();
        try {
            List<Solution> moves = new ArrayList<>();
            for (int left = position.legalMoves(); left != 0; left &= left - 1) {
                int house = Integer.numberOfTrailingZeros(left);
                Game game = new Game(position);
                game.play(house);
                moves.add(solve(game, limits, new Watch(limits)).asMove(position, house));
            }
            return moves;
        } finally {
            oneAtATime.unlock();
        }
    }

    /** Ends what this solver does now, if anything; it returns within a few ms. May be called from any thread. */
    public void cancel() {
        cancelled = true;
        watch.cancel();
    }

    /**
     * Does what would delay the first solution of a game in which boards can come back: takes the memory of its search, which can
     * need a second for each few GiB, and loads its code. Waits while this solver is busy.
     *
     * @param game the rules of the positions to come
     */
    public void prepare(Rules game) {
        Objects.requireNonNull(game, "game");
        oneAtATime.lock();
        try {
            if (game.canRepeat()) {
                searcher().prepare(game);
            }
        } finally {
            oneAtATime.unlock();
        }
    }

    private static void check(Position position, Limits limits) {
        Rules of = Objects.requireNonNull(position, "position").rules();
        Objects.requireNonNull(limits, "limits");
        if (limits.lines() != 1) {
            throw new IllegalArgumentException("a solver has one line, not " + limits.lines());
        }
        if (!of.canRepeat() && limits.depth() != Limits.MOST_DEPTH) {
            throw new IllegalArgumentException(
                    of.name() + " is solved to the end of the game: nodes and time can be limited, depth cannot");
        }
    }

    private void begin() {
        oneAtATime.lock();
        cancelled = false;
    }

    private Solution solve(Game game, Limits limits, Watch started) {
        watch = started;
        if (game.result().isPresent()) {
            return Solution.of(Report.ofEnded(game));
        }
        Limits left = cancelled ? limits.withNodes(1) : limits;
        return game.position().rules().canRepeat()
                ? Solution.of(searcher().search(game, left, started, result -> listener.accept(Solution.of(result))))
                : prove(game.position(), left, started);
    }

    private Searcher searcher() {
        if (searcher == null) {
            searcher = searching.build();
        }
        return searcher;
    }

    /** Closes in on the value with null windows, each at the last claim (Plaat's MTD(f), from a first guess of 0). */
    private Solution prove(Position position, Limits limits, Watch started) {
        ProofSearch search = search(position.rules(), started, limits.nodes());
        int seeds = position.inHouses();
        int first = Integer.numberOfTrailingZeros(position.legalMoves());
        Solution found = new Solution(position, -seeds, seeds, first, 0, Duration.ZERO);
        int guess = 0;
        try {
            while (!found.isExact()) {
                int aim = Math.max(guess, found.lower() + 1);
                guess = search.prove(position.own(), position.other(), aim);
                boolean reached = guess >= aim;
                found = new Solution(
                        position,
                        reached ? guess : found.lower(),
                        reached ? found.upper() : guess,
                        reached ? search.house() : found.house(),
                        search.nodes(),
                        started.elapsed());
                listener.accept(found);
            }
            return found;
        } catch (Stop stop) {
            return found.after(search.nodes(), started.elapsed());
        }
    }

    private ProofSearch search(Rules of, Watch until, long mostNodes) {
        if (!of.equals(rules)) {
            table = new ProofTable(hashMebibytes, of.houses(), Row.MOST);
            rules = of;
        }
        return givenTables == null
                ? new ProofSearch(of, table, FoundTables.of(of), () -> FoundTables.largeOf(of), until, mostNodes)
                : new ProofSearch(of, table, givenTables, () -> givenTables, until, mostNodes);
    }

    /** Sets up a {@link Solver}. */
    public static final class Builder {
        private int hashMebibytes = 512;
        private EndgameTables tables;
        private Consumer<Solution> listener = solution -> {};

        private Builder() {}

        /**
         * Sets the memory for what was proved.
         *
         * @param mebibytes 1 to 8192, rounded down to a power of two; it is taken as it is needed, 2 MiB at first
         * @return this builder
         * @throws IllegalArgumentException if it is out of range
         */
        public Builder hashMebibytes(int mebibytes) {
            Searcher.builder().hashMebibytes(mebibytes);
            hashMebibytes = mebibytes;
            return this;
        }

        /**
         * Sets the endgame tables to ask instead of those that are found. They must fit the rules of all positions solved.
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
         * Sets who is told each proved bound, on the thread that solves, before it goes on. While the moves of a position are
         * solved, bounds are those of the positions after them.
         *
         * @param consumer receives the solutions, each with bounds at least as close as the last
         * @return this builder
         */
        public Builder listener(Consumer<Solution> consumer) {
            listener = Objects.requireNonNull(consumer, "consumer");
            return this;
        }

        /**
         * Builds the solver.
         *
         * @return a new solver
         */
        public Solver build() {
            return new Solver(this);
        }
    }
}
