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
        walk.boards[0] = own;
        walk.boards[1] = other;
        return new Perft(walk.leaves(0, depth), walk.nodes);
    }

    /** One walk through the tree: the boards of the current line, two words each. */
    private static final class Walk {
        private final Rules rules;
        private final long[] boards;
        private final boolean inBulk;
        private long nodes;

        Walk(Rules rules, int depth, boolean inBulk) {
            this.rules = rules;
            this.boards = new long[2 * (depth + 1)];
            this.inBulk = inBulk;
        }

        /** Leaves below the board at an index, at least one ply below; its successors are written behind it. */
        long leaves(int at, int depth) {
            long own = boards[at];
            long other = boards[at + 1];
            int moves = rules.moves(own, other);
            nodes += Integer.bitCount(moves);
            if (inBulk && depth == 1) {
                return Integer.bitCount(moves);
            }
            long leaves = 0;
            for (int left = moves; left != 0; left &= left - 1) {
                rules.sow(own, other, Integer.numberOfTrailingZeros(left), boards, at + 2);
                leaves += depth == 1 ? 1 : leaves(at + 2, depth - 1);
            }
            return leaves;
        }
    }
}
