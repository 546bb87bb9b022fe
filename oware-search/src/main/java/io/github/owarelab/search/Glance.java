package io.github.owarelab.search;

import io.github.owarelab.board.Row;
import io.github.owarelab.rules.Rules;

/** A look a fixed number of plies ahead that counts seeds only: how the weaker levels see a board. */
final class Glance {
    private static final int INFINITE = 1000;

    private final Rules rules;
    private final int depth;
    private final boolean countRows;
    private final long[] boards;

    Glance(Rules rules, int depth, boolean countRows) {
        this.rules = rules;
        this.depth = depth;
        this.countRows = countRows;
        this.boards = new long[2 * (depth + 1)];
    }

    /** The moves that are best as far as one can see, bit i for house i. */
    int best(long own, long other) {
        int best = 0;
        int bestValue = -INFINITE;
        for (int left = rules.moves(own, other); left != 0; left &= left - 1) {
            int value = afterMove(own, other, Integer.numberOfTrailingZeros(left), depth, -INFINITE, INFINITE);
            if (value > bestValue) {
                best = 0;
                bestValue = value;
            }
            if (value == bestValue) {
                best |= left & -left;
            }
        }
        return best;
    }

    /** What the mover has more than the other, in seeds. */
    private int value(long own, long other, int plies, int alpha, int beta) {
        int moves = rules.moves(own, other);
        if (moves == 0) {
            return Row.store(own) + Row.sum(own) - Row.store(other) - Row.sum(other);
        }
        if (plies == 0) {
            return Row.store(own) - Row.store(other) + (countRows ? Row.sum(own) - Row.sum(other) : 0);
        }
        int best = alpha;
        for (int left = moves; left != 0 && best < beta; left &= left - 1) {
            int value = afterMove(own, other, Integer.numberOfTrailingZeros(left), plies, best, beta);
            best = Math.max(best, value);
        }
        return best;
    }

    private int afterMove(long own, long other, int house, int plies, int alpha, int beta) {
        int at = 2 * plies;
        boolean again = Rules.keepsTurn(rules.sow(own, other, house, boards, at));
        return again
                ? value(boards[at], boards[at + 1], plies - 1, alpha, beta)
                : -value(boards[at], boards[at + 1], plies - 1, -beta, -alpha);
    }
}
