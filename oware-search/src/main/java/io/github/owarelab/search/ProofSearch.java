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

    /** Less than any value. */
    private static final int NONE = -Row.MOST - 1;

    /** Weights in the order of moves, tuned on boards of Kalah with 24 to 31 seeds. */
    private static final int PER_SEED_GAINED = 28;

    private static final int PER_HOUSE = 4;
    private static final int PER_REPLY = -19;
    private static final int PER_OCCUPIED_HOUSE = 7;
    private static final int PER_SURE_SEED = 2;
    private static final int PER_SURE_SEED_OF_OTHER = -8;
    private static final int PER_SEED_KEPT = -1;
    private static final int PER_SEED_OF_OTHER = -2;
    private static final int PER_SEED_THREATENED = 3;
    private static final int PER_SEED_THREATENED_BY_OTHER = 2;

    private final Rules rules;
    private final ProofTable table;
    private final Supplier<EndgameTables> largeTables;
    private EndgameTables tables;
    private int tableSeeds;
    private final Watch watch;
    private final long mostNodes;
    private final ProofPly root = new ProofPly(null);
    private long nodes;

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
                ply = ply.descend(choose(ply), nodes);
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
        for (int rest = ply.left; rest != 0 && ply.best < ply.aim; rest &= rest - 1) {
            lookUp(ply, Integer.numberOfTrailingZeros(rest));
        }
        if (ply.best >= ply.aim) {
            ply.left = 0;
        }
        ply.ordered = false;
    }

    /** The best of the moves left: the right-most of those that keep the turn, else by score. */
    private int choose(ProofPly ply) {
        int keeping = ply.left & ply.keeps;
        if (keeping != 0) {
            return 31 - Integer.numberOfLeadingZeros(keeping);
        }
        if (!ply.ordered && (ply.left & ply.left - 1) != 0) {
            for (int rest = ply.left; rest != 0; rest &= rest - 1) {
                score(ply, Integer.numberOfTrailingZeros(rest));
            }
            ply.ordered = true;
        }
        return ply.bestLeft();
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
        int seeds = ply.seeds - ply.gains[house];
        int replies = rules.legalMoves(own, other);
        if (replies == 0) {
            int value = Row.sum(own) - Row.sum(other);
            bound(ply, house, value, value);
        } else {
            bound(ply, house, 2 * rules.sureSeeds(own) - seeds, seeds);
        }
        ply.replies[house] = replies;
        ply.keys[house] = table.key(own, other);
    }

    private void lookUp(ProofPly ply, int house) {
        long own = ply.nextOwn(house);
        long other = ply.nextOther(house);
        if (ply.seeds - ply.gains[house] <= tableSeeds) {
            int bounds = tables.probe(own, other);
            bound(ply, house, EndgameTables.lower(bounds), EndgameTables.upper(bounds));
        } else {
            long entry = table.find(ply.keys[house]);
            if (entry != ProofTable.NOTHING) {
                bound(ply, house, ProofTable.lower(entry), ProofTable.upper(entry));
            }
        }
    }

    /** Takes bounds of the board that a move leads to. */
    private static void bound(ProofPly ply, int house, int nextLower, int nextUpper) {
        int lower = ply.value(house, ply.keepsTurn(house) ? nextLower : nextUpper);
        int upper = ply.value(house, ply.keepsTurn(house) ? nextUpper : nextLower);
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

    private void score(ProofPly ply, int house) {
        ply.scores[house] = PER_SEED_GAINED * ply.gains[house]
                + PER_HOUSE * house
                + promise(ply.nextOther(house), ply.nextOwn(house), ply.replies[house]);
    }

    /** How soon a board is likely to be settled in favour of the side that is not to move. */
    private int promise(long own, long other, int replies) {
        int occupied = Row.occupied(own);
        return PER_REPLY * Integer.bitCount(replies)
                + PER_OCCUPIED_HOUSE * Integer.bitCount(occupied)
                + PER_SURE_SEED * rules.sureSeeds(own)
                + PER_SURE_SEED_OF_OTHER * rules.sureSeeds(other)
                + PER_SEED_KEPT * Row.sum(own)
                + PER_SEED_OF_OTHER * Row.sum(other)
                + PER_SEED_THREATENED * threatened(own, other, occupied)
                + PER_SEED_THREATENED_BY_OTHER * threatened(other, own, replies);
    }

    /** The most seeds that a sowing within the own row takes, its last one included. */
    private int threatened(long own, long other, int moves) {
        int most = 0;
        for (int rest = moves; rest != 0; rest &= rest - 1) {
            int house = Integer.numberOfTrailingZeros(rest);
            int last = house + Row.seeds(own, house);
            if (last < rules.houses() && (moves >>> last & 1) == 0) {
                int taken = Row.seeds(other, rules.houses() - 1 - last);
                most = Math.max(most, taken == 0 ? 0 : taken + 1);
            }
        }
        return most;
    }

    /** Takes the value of the move just searched. */
    private void settle(ProofPly ply, int value) {
        ply.best = Math.max(ply.best, value);
        if (value >= ply.aim) {
            ply.left = 0;
            table.store(ply.key, value, ply.seeds, nodes - ply.before);
        } else if (ply.left == 0) {
            table.store(ply.key, -ply.seeds, ply.best, nodes - ply.before);
        }
    }
}
