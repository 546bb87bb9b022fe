package io.github.owarelab.bench;

import io.github.owarelab.board.Row;
import io.github.owarelab.game.Game;
import io.github.owarelab.game.Position;
import io.github.owarelab.rules.RuleSet;
import io.github.owarelab.rules.Rules;
import io.github.owarelab.tables.EndgameTables;

/**
 * The search of the {@linkplain BaselineEngine baseline}: plain fail-hard alpha-beta at depths 1, 3, 5... with a transposition
 * table, on one thread.
 */
final class BaselineSearch {
    private static final RuleSet RULES = RuleSet.ABAPA;
    private static final int MOST_DEPTH = 99;
    private static final int MOVES = 8;
    private static final int NODES_PER_LOOK = 256;

    /** When to stop. */
    record Limits(int depth, long nodes, long nanos) {}

    /** What the last finished depth found: a house, its score, the moves made in all and the time. */
    record Found(int house, int score, int depth, long nodes, long nanos) {}

    /** Told of each finished depth. */
    interface Listener {
        void finished(Found found);
    }

    private static final class Stop extends RuntimeException {
        private static final Stop SIGNAL = new Stop();
        private static final long serialVersionUID = 1;

        private Stop() {
            super(null, null, false, false);
        }
    }

    private final BaselineTable table;
    private final EndgameTables endgame;

    /** The boards after each move of each ply, two words each. */
    private final long[] boards = new long[(MOST_DEPTH + 1) * MOVES * 2];

    private final int[] weights = new int[(MOST_DEPTH + 1) * MOVES];

    /** The boards of the game and of the line searched, each from its mover's view; one board repeats another if both rows agree. */
    private long[] own;

    private long[] other;

    /** Plies without a capture that led to a board of these. */
    private int[] quiet;

    private int base;
    private Limits limits;
    private long start;
    private long nodes;
    private int bestMove;

    BaselineSearch(int mebibytes, EndgameTables endgame) {
        this.table = new BaselineTable(mebibytes);
        this.endgame = endgame;
    }

    /** Searches deeper and deeper; the first depth is always finished. The game must not be over. */
    Found search(Game game, Limits within, Listener listener) {
        limits = within;
        start = System.nanoTime();
        nodes = 0;
        table.nextSearch();
        follow(game);
        Found found = null;
        for (int depth = 1; depth <= Math.min(within.depth(), MOST_DEPTH); depth += 2) {
            try {
                int score = search(0, depth, -BaselineScore.MOST, BaselineScore.MOST);
                found = new Found(bestMove, score, depth, nodes, System.nanoTime() - start);
            } catch (Stop stop) {
                break;
            }
            listener.finished(found);
        }
        return found;
    }

    private void follow(Game game) {
        base = game.plies();
        own = new long[base + MOST_DEPTH + 1];
        other = new long[own.length];
        quiet = new int[own.length];
        for (int ply = 0; ply <= base; ply++) {
            Position at = game.positionAt(ply);
            boolean captured = ply == 0 || game.positionAt(ply - 1).inHouses() != at.inHouses();
            own[ply] = at.own();
            other[ply] = at.other();
            quiet[ply] = captured ? 0 : quiet[ply - 1] + 1;
        }
    }

    /** The score of the board at a ply, within alpha and beta. */
    private int search(int ply, int depth, int alpha, int beta) {
        long mine = own[base + ply];
        long yours = other[base + ply];
        int legal = RULES.moves(mine, yours);
        if (legal == 0 || ply > 0 && repeats(base + ply)) {
            return within(BaselineScore.end(mine, yours), alpha, beta);
        }
        if (ply > 0 && quiet[base + ply] == 0 && Row.sum(mine) + Row.sum(yours) <= endgame.seeds()) {
            int bounds = endgame.probe(mine, yours);
            int lead = BaselineScore.lead(mine, yours);
            int lower = BaselineScore.outcome(lead + EndgameTables.lower(bounds));
            int upper = BaselineScore.outcome(lead + EndgameTables.upper(bounds));
            if (lower == upper || lower >= beta || upper <= alpha) {
                return within(lower >= beta ? lower : upper, alpha, beta);
            }
        }
        if (depth == 0) {
            return within(BaselineScore.guess(mine, yours), alpha, beta);
        }
        long known = depth > 1 ? table.find(mine, yours) : 0;
        if (ply > 0 && known != 0 && BaselineTable.depth(known) >= depth) {
            int score = BaselineTable.score(known);
            int bound = BaselineTable.bound(known);
            boolean settles = bound == BaselineTable.EXACT
                    || bound == BaselineTable.LOWER && score >= beta
                    || bound == BaselineTable.UPPER && score <= alpha;
            if (settles) {
                return within(score, alpha, beta);
            }
        }
        return expand(ply, depth, alpha, beta, legal, BaselineTable.move(known));
    }

    private int expand(int ply, int depth, int alpha, int beta, int legal, int first) {
        int here = base + ply;
        sowAll(ply, legal, first, depth);
        int low = alpha;
        int best = BaselineTable.NO_MOVE;
        for (int left = legal; left != 0 && low < beta; ) {
            int house = next(ply, left);
            left &= ~(1 << house);
            int at = ply * MOVES + house;
            own[here + 1] = boards[2 * at];
            other[here + 1] = boards[2 * at + 1];
            boolean captures = Row.store(other[here + 1]) != Row.store(own[here]);
            quiet[here + 1] = captures ? 0 : quiet[here] + 1;
            countNode(ply, depth);
            int score = -search(ply + 1, depth - 1, -beta, -low);
            if (score > low || best == BaselineTable.NO_MOVE) {
                low = Math.max(low, score);
                best = house;
            }
        }
        if (depth > 1) {
            int bound = low >= beta ? BaselineTable.LOWER : low > alpha ? BaselineTable.EXACT : BaselineTable.UPPER;
            table.store(own[here], other[here], low, bound, best, depth);
        }
        if (ply == 0) {
            bestMove = best;
        }
        return low;
    }

    /** Sows every legal house. The table's move comes first, then those that leave the best guess, or just captures before leaves. */
    private void sowAll(int ply, int legal, int first, int depth) {
        long mine = own[base + ply];
        long yours = other[base + ply];
        for (int left = legal; left != 0; left &= left - 1) {
            int house = Integer.numberOfTrailingZeros(left);
            int at = ply * MOVES + house;
            int captured = Rules.captured(RULES.sow(mine, yours, house, boards, 2 * at));
            int promise = depth > 1 ? -BaselineScore.guess(boards[2 * at], boards[2 * at + 1]) : captured;
            weights[at] = house == first ? BaselineScore.MOST : promise;
        }
    }

    private int next(int ply, int left) {
        int best = Integer.numberOfTrailingZeros(left);
        int at = ply * MOVES;
        for (int rest = left & left - 1; rest != 0; rest &= rest - 1) {
            int house = Integer.numberOfTrailingZeros(rest);
            best = weights[at + house] > weights[at + best] ? house : best;
        }
        return best;
    }

    private boolean repeats(int ply) {
        for (int before = ply - 2; before >= ply - quiet[ply]; before -= 2) {
            if (own[before] == own[ply] && other[before] == other[ply]) {
                return true;
            }
        }
        return false;
    }

    private void countNode(int ply, int depth) {
        nodes++;
        boolean first = ply + depth == 1;
        if (!first
                && (nodes >= limits.nodes()
                        || nodes % NODES_PER_LOOK == 0 && System.nanoTime() - start >= limits.nanos())) {
            throw Stop.SIGNAL;
        }
    }

    private static int within(int score, int alpha, int beta) {
        return Math.max(alpha, Math.min(beta, score));
    }
}
