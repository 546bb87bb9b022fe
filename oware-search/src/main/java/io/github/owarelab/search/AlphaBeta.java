package io.github.owarelab.search;

import io.github.owarelab.board.Row;
import io.github.owarelab.game.Game;
import io.github.owarelab.game.Position;
import io.github.owarelab.rules.Rules;
import io.github.owarelab.tables.EndgameTables;

/**
 * The search of one thread: fail-soft principal variation search on packed boards.
 *
 * <p>All values are net values in points from the mover's view. With v the value of a board at the given depth, a search
 * returns a {@link Claim} of points p such that p = v if alpha &lt; p &lt; beta, v &lt;= p if p &lt;= alpha, and v &gt;= p if
 * p &gt;= beta. Its proofs hold whatever the window and the depth.
 */
final class AlphaBeta {
    /** More than any value. */
    static final int INFINITE = Points.of(Row.MOST) + 1;

    private static final int PLIES = Limits.MOST_DEPTH + 8;
    private static final int MOVES = 8;

    /** So near to the leaves, a board so much better than needed is not searched. */
    private static final int SAFE_DEPTH = 9;

    private static final int SAFE_MARGIN = -Points.SEED / 2;
    private static final int SAFE_MARGIN_A_PLY = Points.SEED * 3 / 4;

    private final Rules rules;
    private final Path path;
    private final TranspositionTable table;
    private final EndgameTables tables;
    /** Fixed for an iteration, though tables may grow meanwhile. */
    private int tableSeeds;

    private final Evaluation evaluation;
    private final CaptureSearch captures;
    private final MoveOrder order = new MoveOrder(PLIES);
    private final Line line = new Line(PLIES);
    private final NodeCount nodes;
    /** What the threads of a crew tell each other, null for a single one. */
    private final InWork inWork;

    /** The boards that the moves of each ply lead to, two words each. */
    private final long[] boards = new long[PLIES * MOVES * 2];
    /** What {@link Rules#sow} returned for each of them, and the points gained by the move. */
    private final int[] sown = new int[PLIES * MOVES];

    private final int[] gains = new int[PLIES * MOVES];
    private final int[] scores = new int[PLIES * MOVES];

    /** Whether guesses of the transposition table, reductions and first repetitions may cut this iteration's tree. */
    private boolean trusting = true;
    /** Whether this iteration met a leaf that it could only evaluate. */
    private boolean evaluated = true;

    private long tableHits;
    private volatile long hitsSeen;

    AlphaBeta(Game game, TranspositionTable table, EndgameTables tables, Watch watch, long mostNodes, InWork inWork) {
        this.rules = game.position().rules();
        this.path = new Path(game, PLIES);
        this.table = table;
        this.tables = tables;
        this.tableSeeds = tables.seeds();
        this.evaluation = new Evaluation(rules);
        this.nodes = new NodeCount(watch, mostNodes);
        this.captures = new CaptureSearch(rules, evaluation, tables, nodes);
        this.inWork = inWork;
    }

    /**
     * What is proved about the root before it is searched.
     *
     * @return {@linkplain EndgameTables#bounds bounds} in seeds
     */
    int rootBounds(Position root) {
        int seeds = root.inHouses();
        return seeds > tableSeeds || path.rootIsBound()
                ? EndgameTables.bounds(-seeds, seeds)
                : tables.probe(root.own(), root.other());
    }

    /** As {@link Progress#moves} says. */
    int progress(Position root) {
        return new Progress(rules, path, tables).moves(root, tableSeeds);
    }

    /** As {@link Path#rootIsBound} says. */
    boolean rootIsBound() {
        return path.rootIsBound();
    }

    /**
     * Searches some moves of the root.
     *
     * @param houses bit i for house i
     * @param first the house to be tried first
     * @return a claim about the best of these moves
     * @throws Stop when the search is over; {@link #line} may hold a move all the same
     */
    int searchRoot(Position root, int houses, int first, int depth, int alpha, int beta) {
        line.clear(0);
        return expand(root.own(), root.other(), 0, houses, first, depth, alpha, beta);
    }

    private int search(long own, long other, int ply, int depth, int alpha, int beta) {
        nodes.add();
        line.clear(ply);
        int houses = rules.legalMoves(own, other);
        int ownSeeds = Row.sum(own);
        int otherSeeds = Row.sum(other);
        if (houses == 0) {
            return Claim.exact(Points.of(ownSeeds - otherSeeds));
        }
        int ending = path.ending(ply, ownSeeds - otherSeeds, trusting);
        if (ending != 0) {
            return ending;
        }
        int seeds = ownSeeds + otherSeeds;
        if (seeds <= tableSeeds && (depth <= 0 || !path.inRootLayer(ply))) {
            return searchTabled(own, other, ply, houses, depth, alpha, beta);
        }
        int floor = Claim.atLeast(-Points.of(seeds), 0);
        int ceiling = Claim.atMost(Points.of(seeds), 0);
        return searchBetween(own, other, ply, houses, depth, alpha, beta, floor, ceiling);
    }

    /**
     * Asks the endgame tables first. In the layer of the root they only value leaves: a move there must be found to lead to a
     * capture, as a side that just keeps its value can go round for ever.
     */
    private int searchTabled(long own, long other, int ply, int houses, int depth, int alpha, int beta) {
        tableHits++;
        int bounds = tables.probe(own, other);
        int floor = Claim.atLeast(Points.of(EndgameTables.lower(bounds)), 0);
        int ceiling = Claim.atMost(Points.of(EndgameTables.upper(bounds)), 0);
        if (path.inRootLayer(ply)) {
            int points = Claim.points(Claim.between(evaluate(own, other), floor, ceiling));
            return Claim.guess(points);
        }
        return searchBetween(own, other, ply, houses, depth, alpha, beta, floor, ceiling);
    }

    /** Searches a board whose value is proved to be at least a floor and at most a ceiling. */
    private int searchBetween(
            long own, long other, int ply, int houses, int depth, int alpha, int beta, int floor, int ceiling) {
        if (decides(floor, ceiling, alpha, beta)) {
            return decided(floor, ceiling, beta);
        }
        if (depth <= 0) {
            return Claim.between(leaf(own, other, houses, alpha, beta), floor, ceiling);
        }
        long key = table.key(own, other);
        long proof = table.proof(key);
        if (proof != TranspositionTable.NOTHING
                && path.proves(ply, TranspositionTable.depth(proof), table.ofThisSearch(proof))) {
            floor = higher(floor, proof);
            ceiling = lower(ceiling, proof);
            if (decides(floor, ceiling, alpha, beta)) {
                return decided(floor, ceiling, beta);
            }
        }
        long guess = table.guess(key);
        if (trusting && beta - alpha == 1 && TranspositionTable.depth(guess) >= depth && cuts(guess, alpha, beta)) {
            return Claim.between(Claim.guess(TranspositionTable.points(guess)), floor, ceiling);
        }
        int low = Math.max(alpha, Claim.points(floor));
        int high = Math.min(beta, Claim.points(ceiling));
        if (trusting && high - low == 1 && depth <= SAFE_DEPTH) {
            int least = evaluation.of(own, other) - SAFE_MARGIN - depth * SAFE_MARGIN_A_PLY;
            if (least >= high) {
                evaluated = true;
                return Claim.between(Claim.guess(least), floor, ceiling);
            }
        }
        int first = TranspositionTable.moveOf(guess != TranspositionTable.NOTHING ? guess : proof);
        int tried = expand(own, other, ply, houses, first, depth, low, high);
        int claim = Claim.between(tried, floor, ceiling);
        store(key, claim, depth, alpha, beta);
        return claim;
    }

    private int leaf(long own, long other, int houses, int alpha, int beta) {
        evaluated = true;
        int points = captures.value(own, other, houses, alpha, beta);
        return Claim.guess(points);
    }

    private int evaluate(long own, long other) {
        evaluated = true;
        return Claim.guess(evaluation.of(own, other));
    }

    /**
     * Begins an iteration. After one that evaluated no leaf, guesses rest on nothing but each other, in circles of moves; from
     * then on only proofs cut. Tables that have grown meanwhile are asked from now on.
     */
    void nextIteration() {
        tableSeeds = tables.seeds();
        captures.askTables(tableSeeds);
        trusting &= evaluated;
        evaluated = false;
    }

    /** Lets the search stop from now on. */
    void allowStop() {
        nodes.allowStop();
    }

    private static boolean decides(int floor, int ceiling, int alpha, int beta) {
        return Claim.points(floor) >= Math.min(beta, Claim.points(ceiling)) || Claim.points(ceiling) <= alpha;
    }

    private static int decided(int floor, int ceiling, int beta) {
        return Claim.points(floor) >= beta
                ? Claim.between(floor, floor, ceiling)
                : Claim.between(ceiling, floor, ceiling);
    }

    private static int higher(int floor, long proof) {
        int points = TranspositionTable.points(proof);
        boolean isLower = (TranspositionTable.bound(proof) & TranspositionTable.LOWER) != 0;
        return isLower && points > Claim.points(floor) ? Claim.atLeast(points, TranspositionTable.depth(proof)) : floor;
    }

    private static int lower(int ceiling, long proof) {
        int points = TranspositionTable.points(proof);
        boolean isUpper = (TranspositionTable.bound(proof) & TranspositionTable.UPPER) != 0;
        return isUpper && points < Claim.points(ceiling)
                ? Claim.atMost(points, TranspositionTable.depth(proof))
                : ceiling;
    }

    private static boolean cuts(long guess, int alpha, int beta) {
        int points = TranspositionTable.points(guess);
        int bound = TranspositionTable.bound(guess);
        return (bound & TranspositionTable.LOWER) != 0 && points >= beta
                || (bound & TranspositionTable.UPPER) != 0 && points <= alpha;
    }

    /**
     * Tries the moves of a node. Those after the first are expected to be no better, which a null window proves with less
     * work; the late ones are first searched less deep. The move of the transposition table mostly does, so the others are sown
     * when it did not.
     *
     * <p>One method with one recursive call, too long for the compiler to copy into its callers: copies of a recursion
     * doubled the time until it runs at full speed.
     */
    private int expand(long own, long other, int ply, int houses, int first, int depth, int alpha, int beta) {
        int unsown = first >= 0 && (houses >>> first & 1) != 0 ? houses & ~(1 << first) : 0;
        sow(own, other, ply, houses & ~unsown, first);
        boolean inLine = beta - alpha > 1;
        int best = Claim.guess(-INFINITE);
        int upper = 0;
        int onPath = 0;
        int low = alpha;
        int left = houses;
        int deferred = 0;
        boolean shared = inWork != null && depth >= InWork.LEAST_DEPTH;
        for (int tried = 0; (left | deferred) != 0; tried++) {
            if (left == 0) {
                left = deferred;
                deferred = 0;
                shared = false;
            }
            if (tried > 0 && unsown != 0) {
                sow(own, other, ply, unsown, first);
                unsown = 0;
            }
            int house = next(ply, left & ~unsown);
            left &= ~(1 << house);
            long mark = shared ? InWork.mark(own, other, house, depth) : InWork.NO_MARK;
            if (shared && tried > 0 && inWork.has(mark)) {
                deferred |= 1 << house;
                continue;
            }
            if (shared) {
                inWork.begin(mark);
            }
            int at = ply * MOVES + house;
            int gained = gains[at];
            boolean keepsTurn = Rules.keepsTurn(sown[at]);
            long nextOwn = boards[2 * at];
            long nextOther = boards[2 * at + 1];
            path.step(ply, nextOwn, nextOther, keepsTurn, gained);
            int reduction = reduction(depth, tried, gained);
            int high = tried == 0 ? beta : low + 1;
            int claim;
            int points;
            while (true) {
                int nextLow = keepsTurn ? low - gained : gained - high;
                claim = search(nextOwn, nextOther, ply + 1, depth - 1 - reduction, nextLow, nextLow + high - low);
                claim = path.before(claim, keepsTurn, gained);
                points = Claim.points(claim);
                if (points <= low || reduction == 0 && (high == beta || points >= beta)) {
                    break;
                }
                high = reduction == 0 ? beta : high;
                reduction = 0;
            }
            if (shared) {
                inWork.end(mark);
            }
            upper = Math.max(upper, Claim.upper(claim));
            onPath |= Claim.path(claim);
            best = Claim.isBetter(claim, best) ? Claim.withMove(claim, house) : best;
            if (points > low) {
                low = points;
                if (inLine) {
                    line.set(ply, house, points);
                }
            }
            if (points >= beta) {
                order.refuted(ply, own, house, depth, gained);
                return Claim.withUpper(best, (left | deferred) == 0 ? upper : Claim.NONE);
            }
        }
        return Claim.withUpper(best, upper) | onPath;
    }

    private void sow(long own, long other, int ply, int houses, int first) {
        for (int left = houses; left != 0; left &= left - 1) {
            int house = Integer.numberOfTrailingZeros(left);
            int at = ply * MOVES + house;
            int result = rules.sow(own, other, house, boards, 2 * at);
            int ownAfter = Rules.keepsTurn(result) ? 2 * at : 2 * at + 1;
            int gained = Row.store(boards[ownAfter]) - Row.store(own);
            sown[at] = result;
            gains[at] = Points.of(gained);
            scores[at] = order.score(ply, own, house, gained, first);
        }
    }

    private int next(int ply, int houses) {
        int best = Integer.numberOfTrailingZeros(houses);
        int at = ply * MOVES;
        for (int left = houses & houses - 1; left != 0; left &= left - 1) {
            int house = Integer.numberOfTrailingZeros(left);
            if (scores[at + house] > scores[at + best]) {
                best = house;
            }
        }
        return best;
    }

    private int reduction(int depth, int tried, int gained) {
        return trusting && gained == 0 ? Reductions.of(depth, tried) : 0;
    }

    private void store(long key, int claim, int depth, int alpha, int beta) {
        int points = Claim.points(claim);
        int lower = Claim.lower(claim);
        int upper = Claim.upper(claim);
        int bound = points <= alpha
                ? TranspositionTable.UPPER
                : points >= beta ? TranspositionTable.LOWER : TranspositionTable.EXACT;
        int provedBound = (Claim.byForce(lower) ? TranspositionTable.LOWER : 0)
                | (Claim.byForce(upper) ? TranspositionTable.UPPER : 0);
        if ((bound & ~provedBound) == 0) {
            int plies = Math.max(Claim.byForce(lower) ? lower : 0, Claim.byForce(upper) ? upper : 0);
            table.storeProof(key, points, provedBound, Claim.move(claim), plies);
        } else if (Claim.path(claim) == 0) {
            table.storeGuess(key, points, bound, Claim.move(claim), depth);
        }
    }

    /** The best moves from the root on, as far as searched. */
    Line line() {
        return line;
    }

    /** Makes the counters exact for other threads. */
    void publish() {
        hitsSeen = tableHits;
        nodes.publish();
    }

    /** Boards searched, as last published; see {@link NodeCount#seen}. */
    long nodes() {
        return nodes.seen();
    }

    /** Boards asked from endgame tables, as last published. */
    long tableHits() {
        return hitsSeen;
    }
}
