package io.github.owarelab.endgame.verify;

import io.github.owarelab.board.Row;
import io.github.owarelab.endgame.file.Layers;
import io.github.owarelab.endgame.file.Plane;
import io.github.owarelab.rules.Rules;

/** Looks at the moves of one board after another; belongs to one thread. */
final class BoardCheck {
    private final Layers layers;
    private final long[] next = new long[2];
    private int bestSettled;
    private boolean allSettled;

    BoardCheck(Layers layers) {
        this.layers = layers;
    }

    /**
     * Works out a board's value from its successors' values.
     *
     * @return the best of its moves, or what each side keeps if there is none
     */
    int look(Plane plane, long own, long other) {
        int legal = layers.rules().legalMoves(own, other);
        allSettled = true;
        bestSettled = legal == 0 ? Row.sum(own) - Row.sum(other) : Integer.MIN_VALUE;
        int best = bestSettled;
        for (int left = legal; left != 0; left &= left - 1) {
            best = Math.max(best, move(plane, own, other, Integer.numberOfTrailingZeros(left)));
        }
        return best;
    }

    private int move(Plane plane, long own, long other, int house) {
        int sown = layers.rules().sow(own, other, house, next, 0);
        boolean again = Rules.keepsTurn(sown);
        int gained = Row.store(next[again ? 0 : 1]) - Row.store(own);
        int value = again
                ? gained + layers.value(plane, next[0], next[1])
                : gained - layers.value(plane.ofOther(), next[0], next[1]);
        if (gained > 0) {
            bestSettled = Math.max(bestSettled, value);
        } else {
            allSettled = false;
        }
        return value;
    }

    /**
     * Whether captures or the end of the game alone give the board just looked at its value: one if it is more than
     * infinite play counts, all moves if it is less.
     */
    boolean settled(int value, int infinitePlay) {
        return value > infinitePlay ? bestSettled >= value : value < infinitePlay && allSettled;
    }

    /** Whether no move leads to a board of a set without a capture. */
    boolean leavesSet(BoardSet boards, long own, long other) {
        for (int left = layers.rules().legalMoves(own, other); left != 0; left &= left - 1) {
            int sown = layers.rules().sow(own, other, Integer.numberOfTrailingZeros(left), next, 0);
            if (Rules.captured(sown) == 0 && boards.contains(next[0], next[1])) {
                return false;
            }
        }
        return true;
    }

    /** Whether a house may be sown and leads to a board without a capture. */
    boolean leads(long own, long other, int house, long nextOwn, long nextOther) {
        return (layers.rules().legalMoves(own, other) >>> house & 1) != 0
                && Rules.captured(layers.rules().sow(own, other, house, next, 0)) == 0
                && Row.houses(next[0]) == nextOwn
                && Row.houses(next[1]) == nextOther;
    }
}
