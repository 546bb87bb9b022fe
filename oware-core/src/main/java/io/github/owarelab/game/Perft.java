package io.github.owarelab.game;

import io.github.owarelab.rules.Rules;

/**
 * Counts the ends of all lines of play of a given length, a check and a measure of move generation. A game that ends earlier
 * has no such ends; repetition and limits play no part.
 *
 * @param leaves lines of exactly the given number of plies
 * @param nodes sowings in all lines together, each common beginning counted once
 */
public record Perft(long leaves, long nodes) {
    /**
     * Counts with every move made, the last ply too.
     *
     * @param rules the rules
     * @param own the mover's packed row
     * @param other the other's packed row
     * @param depth plies, at least 0
     * @return the counts
     * @throws IllegalArgumentException if the depth is negative
     */
    public static Perft count(Rules rules, long own, long other, int depth) {
        return count(rules, own, other, depth, false);
    }

    /**
     * Counts with the moves of the last ply counted but not made.
     *
     * @param rules the rules
     * @param own the mover's packed row
     * @param other the other's packed row
     * @param depth plies, at least 0
     * @return the same counts as {@link #count(Rules, long, long, int)}
     * @throws IllegalArgumentException if the depth is negative
     */
    public static Perft countInBulk(Rules rules, long own, long other, int depth) {
        return count(rules, own, other, depth, true);
    }

    private static Perft count(Rules rules, long own, long other, int depth, boolean inBulk) {
        if (depth < 0) {
            throw new IllegalArgumentException("a depth is a number of plies, not " + depth);
        }
        if (depth == 0) {
            return new Perft(1, 0);
        }
        Walk walk = new Walk(rules, depth, inBulk);
        long leaves = walk.leaves(own, other, 0, depth);
        return new Perft(leaves, walk.innerNodes + leaves);
    }

    /** One walk through the tree: for each ply the board that a move led to, two words each. */
    private static final class Walk {
        private final Rules rules;
        private final long[] boards;
        private final boolean inBulk;
        /** Sowings but for those of the last ply, which are the leaves. */
        private long innerNodes;

        Walk(Rules rules, int depth, boolean inBulk) {
            this.rules = rules;
            this.boards = new long[2 * depth];
            this.inBulk = inBulk;
        }

        /** Leaves below a board, at least one ply below; its successors are written at an index. */
        private long leaves(long own, long other, int at, int depth) {
            int moves = rules.moves(own, other);
            if (depth == 1) {
                return inBulk ? Integer.bitCount(moves) : made(own, other, at, moves);
            }
            long leaves = 0;
            for (int left = moves; left != 0; left &= left - 1) {
                rules.sow(own, other, Integer.numberOfTrailingZeros(left), boards, at);
                innerNodes++;
                leaves += leaves(boards[at], boards[at + 1], at + 2, depth - 1);
            }
            return leaves;
        }

        /** Makes the last moves and counts them. */
        private long made(long own, long other, int at, int moves) {
            int made = 0;
            for (int left = moves; left != 0; left &= left - 1) {
                rules.sow(own, other, Integer.numberOfTrailingZeros(left), boards, at);
                made++;
            }
            return made;
        }
    }
}
