package io.github.owarelab.search;

import io.github.owarelab.board.Row;
import io.github.owarelab.rules.Rules;
import io.github.owarelab.tables.EndgameTables;

/**
 * The value of a leaf: what the evaluation says of the board, or more if captures lead to more. Captures are answered by
 * captures, until a side does better to leave things as they are. No board comes back after a capture, so there is no path to
 * look at. What comes out is a guess.
 */
final class CaptureSearch {
    /** Fewer are no capture: games that sow stores gain one with many moves. */
    private static final int LEAST_GAIN = Points.of(2);
    /** No more captures fit into a board. */
    private static final int PLIES = (Row.MOST + 1) / 2;

    private static final int MOVES = 8;

    private final Rules rules;
    private final Evaluation evaluation;
    private final EndgameTables tables;
    private final NodeCount nodes;
    private final long[] boards = new long[PLIES * MOVES * 2];
    private final int[] sown = new int[PLIES * MOVES];
    private final int[] gains = new int[PLIES * MOVES];
    private int tableSeeds;

    CaptureSearch(Rules rules, Evaluation evaluation, EndgameTables tables, NodeCount nodes) {
        this.rules = rules;
        this.evaluation = evaluation;
        this.tables = tables;
        this.nodes = nodes;
    }

    /** From now on, boards of so many seeds are asked from the tables. */
    void askTables(int seeds) {
        tableSeeds = seeds;
    }

    /**
     * The value of a board that is no end of the game, in points from the mover's view: exact between alpha and beta, else a
     * bound, as {@link AlphaBeta} says.
     *
     * @param houses the legal moves
     */
    int value(long own, long other, int houses, int alpha, int beta) {
        return value(own, other, 0, houses, evaluation.of(own, other), alpha, beta);
    }

    private int search(long own, long other, int ply, int alpha, int beta) {
        nodes.add();
        int houses = rules.legalMoves(own, other);
        int ownSeeds = Row.sum(own);
        int otherSeeds = Row.sum(other);
        if (houses == 0) {
            return Points.of(ownSeeds - otherSeeds);
        }
        int guess = evaluation.of(own, other);
        if (ownSeeds + otherSeeds <= tableSeeds) {
            int bounds = tables.probe(own, other);
            int floor = Points.of(EndgameTables.lower(bounds));
            int ceiling = Points.of(EndgameTables.upper(bounds));
            return Math.max(floor, Math.min(ceiling, guess));
        }
        return value(own, other, ply, houses, guess, alpha, beta);
    }

    private int value(long own, long other, int ply, int houses, int guess, int alpha, int beta) {
        if (guess >= beta || ply == PLIES) {
            return guess;
        }
        int base = ply * MOVES;
        int left = sowCaptures(own, other, base, houses);
        int best = guess;
        while (left != 0 && best < beta) {
            int house = greatest(base, left);
            left &= ~(1 << house);
            int at = base + house;
            int gained = gains[at];
            int low = Math.max(alpha, best);
            int value = Rules.keepsTurn(sown[at])
                    ? gained + search(boards[2 * at], boards[2 * at + 1], ply + 1, low - gained, beta - gained)
                    : gained - search(boards[2 * at], boards[2 * at + 1], ply + 1, gained - beta, gained - low);
            best = Math.max(best, value);
        }
        return best;
    }

    /** Which of the moves gain enough, bit i for house i. */
    private int sowCaptures(long own, long other, int base, int houses) {
        int captures = 0;
        for (int left = houses; left != 0; left &= left - 1) {
            int house = Integer.numberOfTrailingZeros(left);
            int at = base + house;
            int result = rules.sow(own, other, house, boards, 2 * at);
            int ownAfter = Rules.keepsTurn(result) ? 2 * at : 2 * at + 1;
            sown[at] = result;
            gains[at] = Points.of(Row.store(boards[ownAfter]) - Row.store(own));
            captures |= gains[at] >= LEAST_GAIN ? 1 << house : 0;
        }
        return captures;
    }

    private int greatest(int base, int houses) {
        int best = Integer.numberOfTrailingZeros(houses);
        for (int left = houses & houses - 1; left != 0; left &= left - 1) {
            int house = Integer.numberOfTrailingZeros(left);
            best = gains[base + house] > gains[base + best] ? house : best;
        }
        return best;
    }
}
