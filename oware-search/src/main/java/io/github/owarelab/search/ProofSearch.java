package io.github.owarelab.search;

import io.github.owarelab.board.Row;
import io.github.owarelab.rules.Rules;
import io.github.owarelab.tables.EndgameTables;
import java.util.function.Supplier;

/**
 * Proves that the net value of a board reaches a number of seeds or not, in games where no board can come back: depth-first
 * with a null window, to the end of the game.
 *
 * <p>Before one of a board's moves is searched, all boards they lead to are looked at: bounds from the seeds still in play,
 * endgame tables and earlier proofs settle most of them. Moves that keep the turn come first, the right-most before all.
 */
final class ProofSearch {
    private static final int NODES_PER_LOOK = 1024;
    /** A second or two. */
    private static final int NODES_OF_LONG_SEARCH = 3 << 20;

    /**
     * Boards with so many seeds more than the tables hold are soon searched: what is proved of them is kept among the recent proofs alone.
     * Waiting for memory costs more than searching some of them again.
     */
    private static final int NEAR_TABLES = 10;
    /** Boards with so many seeds more than the tables hold are not worth a careful order of their moves. */
    private static final int VERY_NEAR_TABLES = 6;

    /** The key of a board near the tables. */
    private static final long NO_KEY = -1;

    /** Less than any value. */
    private static final int NONE = -Row.MOST - 1;

    private final Rules rules;
    private final ProofTable table;
    private final RecentProofs recent = new RecentProofs();
    private final ProofOrder order;
    private final Supplier<EndgameTables> largeTables;
    private EndgameTables tables;
    private int tableSeeds;
    private final Watch watch;
    private final long mostNodes;
    private final ProofPly root = new ProofPly(null);
    private long nodes;
    /** Keeps the reads that fetch entries from being left out as useless. */
    private long fetched;

    /**
     * A search to begin.
     *
     * @param tables those to ask from the beginning; they may still grow
     * @param largeTables those to ask when the search has become long
     */
    ProofSearch(
            Rules rules,
            ProofTable table,
            EndgameTables tables,
            Supplier<EndgameTables> largeTables,
            Watch watch,
            long mostNodes) {
        this.rules = rules;
        this.order = new ProofOrder(rules);
        this.table = table;
        this.tables = tables;
        this.largeTables = largeTables;
        this.watch = watch;
        this.mostNodes = mostNodes;
    }

    /**
     * Searches a board that has moves.
     *
     * @param aim the value in question, net seeds from the mover's view
     * @return a lower bound of the value if it is at least aim, else an upper bound
     * @throws Stop when the limits are met
     */
    int prove(long own, long other, int aim) {
        root.begin(own, other, table.key(own, other), nodes, Row.sum(own) + Row.sum(other), aim);
        ProofPly ply = root;
        open(ply);
        while (ply.left != 0 || ply != root) {
            if (ply.left != 0) {
                ply = ply.descend(order.choose(ply, ply.seeds > tableSeeds + VERY_NEAR_TABLES), nodes);
                open(ply);
            } else {
                int value = ply.best;
                ply = ply.previous;
                settle(ply, ply.value(ply.house, value));
            }
        }
        return root.best;
    }

    /** The root's move by which the last search reached its aim. */
    int house() {
        return root.house;
    }

    /** Boards searched so far. */
    long nodes() {
        return nodes;
    }

    /** Sows all houses and settles what can be without a search. */
    private void open(ProofPly ply) {
        countNode();
        ply.left = 0;
        ply.best = NONE;
        int moves = rules.legalMoves(ply.own, ply.other);
        for (int rest = moves; rest != 0 && ply.best < ply.aim; rest &= ~Integer.highestOneBit(rest)) {
            sow(ply, 31 - Integer.numberOfLeadingZeros(rest));
        }
        if (ply.best < ply.aim) {
            askTables(ply);
        }
        if (ply.best < ply.aim) {
            askProofs(ply);
        }
        if (ply.best >= ply.aim) {
            ply.left = 0;
        }
        ply.ordered = false;
    }

    private void countNode() {
        if (nodes == mostNodes || nodes % NODES_PER_LOOK == 0 && isOver()) {
            throw Stop.SIGNAL;
        }
        nodes++;
    }

    private boolean isOver() {
        if (nodes == NODES_OF_LONG_SEARCH) {
            tables = largeTables.get();
        }
        tableSeeds = tables.seeds();
        return watch.isOver();
    }

    private void sow(ProofPly ply, int house) {
        ply.sow(rules, house);
        long own = ply.nextOwn(house);
        long other = ply.nextOther(house);
        int seeds = ply.nextSeeds(house);
        int replies = rules.legalMoves(own, other);
        if (replies == 0) {
            int value = Row.sum(own) - Row.sum(other);
            bound(ply, house, value, value);
        } else {
            int enough = seeds + ply.nextAim(house) + 1 >> 1;
            bound(ply, house, 2 * rules.sureSeeds(own, other, enough) - seeds, seeds);
        }
        ply.replies[house] = replies;
    }

    /** Asks for all boards before it looks at an answer, so that they are fetched at the same time. */
    private void askTables(ProofPly ply) {
        int known = 0;
        for (int rest = ply.left; rest != 0; rest &= rest - 1) {
            int house = Integer.numberOfTrailingZeros(rest);
            if (ply.nextSeeds(house) <= tableSeeds) {
                ply.answers[house] = tables.probe(ply.nextOwn(house), ply.nextOther(house));
                known |= 1 << house;
            }
        }
        for (int rest = known; rest != 0 && ply.best < ply.aim; rest &= rest - 1) {
            bound(ply, Integer.numberOfTrailingZeros(rest));
        }
    }

    private void askProofs(ProofPly ply) {
        int near = 0;
        for (int rest = ply.left; rest != 0; rest &= rest - 1) {
            int house = Integer.numberOfTrailingZeros(rest);
            near |= ply.nextSeeds(house) <= tableSeeds + NEAR_TABLES ? 1 << house : 0;
        }
        int far = ply.left & ~near;
        for (int rest = near; rest != 0 && ply.best < ply.aim; rest &= rest - 1) {
            askRecent(ply, Integer.numberOfTrailingZeros(rest));
        }
        if (far != 0 && ply.best < ply.aim) {
            askTable(ply, far);
        }
    }

    private void askRecent(ProofPly ply, int house) {
        ply.keys[house] = NO_KEY;
        ply.answers[house] = recent.find(ply.nextOwn(house), ply.nextOther(house));
        if (ply.answers[house] != RecentProofs.NOTHING) {
            bound(ply, house);
        }
    }

    /** Reads from all buckets in a short loop first: the processor then waits for all of them together. */
    private void askTable(ProofPly ply, int far) {
        for (int rest = far; rest != 0; rest &= rest - 1) {
            int house = Integer.numberOfTrailingZeros(rest);
            ply.keys[house] = table.key(ply.nextOwn(house), ply.nextOther(house));
        }
        long words = 0;
        for (int rest = far; rest != 0; rest &= rest - 1) {
            words += table.fetch(ply.keys[Integer.numberOfTrailingZeros(rest)]);
        }
        fetched = words;
        for (int rest = far; rest != 0 && ply.best < ply.aim; rest &= rest - 1) {
            int house = Integer.numberOfTrailingZeros(rest);
            long entry = table.find(ply.keys[house]);
            if (entry != ProofTable.NOTHING) {
                bound(ply, house, ProofTable.lower(entry), ProofTable.upper(entry));
            }
        }
    }

    private static void bound(ProofPly ply, int house) {
        int answer = ply.answers[house];
        bound(ply, house, EndgameTables.lower(answer), EndgameTables.upper(answer));
    }

    /** Takes bounds of the board that a move leads to. */
    private static void bound(ProofPly ply, int house, int nextLower, int nextUpper) {
        // Whether a move keeps the turn cannot be foreseen: without a branch the processor cannot guess wrong.
        int turned = (nextLower ^ nextUpper) & ply.turns(house);
        int lower = ply.value(house, nextLower ^ turned);
        int upper = ply.value(house, nextUpper ^ turned);
        if (lower >= ply.aim) {
            ply.best = lower;
            ply.house = house;
        } else if (upper < ply.aim) {
            ply.best = Math.max(ply.best, upper);
            ply.left &= ~(1 << house);
        } else {
            ply.left |= 1 << house;
        }
    }

    /** Takes the value of the move just searched. */
    private void settle(ProofPly ply, int value) {
        ply.best = Math.max(ply.best, value);
        if (value >= ply.aim) {
            ply.left = 0;
            keep(ply, value, ply.seeds);
        } else if (ply.left == 0) {
            keep(ply, -ply.seeds, ply.best);
        }
    }

    private void keep(ProofPly ply, int lower, int upper) {
        if (ply.key == NO_KEY) {
            recent.store(ply.own, ply.other, lower, upper);
        } else {
            table.store(ply.key, lower, upper, nodes - ply.before);
        }
    }
}
