package io.github.owarelab.endgame.verify;

import io.github.owarelab.board.Row;
import io.github.owarelab.endgame.file.Plane;
import io.github.owarelab.endgame.rank.RowRank;
import io.github.owarelab.rules.Rules;

/** Looks at the moves of one board of a layer after another; belongs to one thread. */
final class BoardCheck {
    private final KnownLayers layers;
    private final Rules rules;
    private final Plane plane;
    private final PlaneBytes successors;
    private final int infinitePlay;
    private final long[] next = new long[2];

    /** By house: the mover's row after the last move without a capture from there, and its rank. */
    private final long[] sownRows = new long[RowRank.HOUSES];

    private final int[] sownRanks = new int[RowRank.HOUSES];
    private int bestClosed;
    private boolean allClosed;

    BoardCheck(KnownLayers layers, int seeds, Plane plane) {
        this.layers = layers;
        this.plane = plane;
        rules = layers.files().rules();
        successors = layers.plane(seeds, plane.ofOther());
        infinitePlay = plane.infinitePlay(seeds);
    }

    /**
     * Works out a board's value from its successors' values.
     *
     * @return the best of its moves, or what each side keeps if there is none
     */
    int look(long own, long other) {
        int legal = rules.legalMoves(own, other);
        allClosed = true;
        bestClosed = legal == 0 ? Row.sum(own) - Row.sum(other) : Integer.MIN_VALUE;
        int best = bestClosed;
        for (int left = legal; left != 0; left &= left - 1) {
            int house = Integer.numberOfTrailingZeros(left);
            int sown = rules.sow(own, other, house, next, 0);
            boolean again = Rules.keepsTurn(sown);
            int gained = Row.store(next[again ? 0 : 1]) - Row.store(own);
            best = Math.max(best, gained > 0 ? gain(gained, again) : move(house));
        }
        return best;
    }

    private int gain(int gained, boolean again) {
        int value = again
                ? gained + layers.value(plane, next[0], next[1])
                : gained - layers.value(plane.ofOther(), next[0], next[1]);
        bestClosed = Math.max(bestClosed, value);
        return value;
    }

    private int move(int house) {
        byte stored = successors.get(next[0], rankOfSown(house, next[1]));
        int value = -PlaneBytes.value(stored);
        if (PlaneBytes.isOpen(stored)) {
            allClosed = false;
        } else {
            bestClosed = Math.max(bestClosed, value);
        }
        return value;
    }

    /** Without captures the same house of the same row leads to the same row, so its rank is mostly known. */
    private int rankOfSown(int house, long row) {
        if (sownRows[house] != row) {
            sownRows[house] = row;
            sownRanks[house] = RowRank.rank(row);
        }
        return sownRanks[house];
    }

    /**
     * Whether the board just looked at may be closed: if its value is more than infinite play counts, one move gives as
     * much by a capture, an end or a closed board; if it is less, all moves without a capture lead to closed boards.
     */
    boolean closes(int value) {
        return value > infinitePlay ? bestClosed >= value : allClosed;
    }

    /** Whether a house may be sown and leads to a board without a capture. */
    boolean leads(long own, long other, int house, long nextOwn, long nextOther) {
        return (rules.legalMoves(own, other) >>> house & 1) != 0
                && Rules.captured(rules.sow(own, other, house, next, 0)) == 0
                && next[0] == nextOwn
                && next[1] == nextOther;
    }

    /** Whether all moves without a capture lead to closed boards. */
    boolean leadsToClosed(long own, long other) {
        for (int left = rules.legalMoves(own, other); left != 0; left &= left - 1) {
            int house = Integer.numberOfTrailingZeros(left);
            if (Rules.captured(rules.sow(own, other, house, next, 0)) == 0
                    && PlaneBytes.isOpen(successors.get(next[0], rankOfSown(house, next[1])))) {
                return false;
            }
        }
        return true;
    }
}
