package io.github.owarelab.endgame.verify;

import io.github.owarelab.board.Row;
import io.github.owarelab.endgame.file.LayerFormat;
import io.github.owarelab.endgame.file.Plane;
import io.github.owarelab.rules.Rules;

/** Looks at the moves of one board of a layer after another; belongs to one thread. */
final class BoardCheck {
    /** Less than any value. */
    private static final int NONE = -256;

    private final KnownLayers layers;
    private final Rules rules;
    private final Plane plane;
    private final PlaneBytes successors;
    private final int infinitePlay;
    private final long[] next = new long[2];

    /** The boards to which moves lead that stay in the mover's row, and how many stand with one row of the side that sowed. */
    private byte[] stayingBlock;

    private int stayingLength;
    private RowTable movers;

    /** What captures, ends and closed boards give, from the mover's view. */
    private int bestClosed;

    /** Negative if a move leads to an open board. */
    private int open;

    BoardCheck(KnownLayers layers, int seeds, Plane plane) {
        this.layers = layers;
        this.plane = plane;
        rules = layers.files().rules();
        successors = layers.plane(seeds, plane.ofOther());
        infinitePlay = plane.infinitePlay(seeds);
    }

    /** Begins with boards of two sums. */
    void start(int moverSum, int otherSum) {
        movers = layers.rows(moverSum);
        stayingBlock = successors.array(otherSum, 0);
        stayingLength = successors.length(otherSum);
    }

    /**
     * Works out a board's value from its successors' values.
     *
     * @return the best of its moves, or what each side keeps if there is none
     */
    int look(long own, int ownRank, long other, int otherRank) {
        int legal = rules.legalMoves(own, other);
        int staying = movers.staying(ownRank);
        open = 0;
        bestClosed = legal == 0 ? Row.sum(own) - Row.sum(other) : NONE;
        int best = bestClosed;
        for (int left = legal & staying; left != 0; left &= left - 1) {
            best = Math.max(best, keep(stored(ownRank, Integer.numberOfTrailingZeros(left), otherRank)));
        }
        for (int left = legal & ~staying; left != 0; left &= left - 1) {
            int house = Integer.numberOfTrailingZeros(left);
            int sown = rules.sow(own, other, house, next, 0);
            boolean again = Rules.keepsTurn(sown);
            int gained = Row.store(next[again ? 0 : 1]) - Row.store(own);
            int sownRank = movers.sown(ownRank, house);
            best = Math.max(best, gained > 0 ? gain(gained, again) : keep(successors.get(next[0], sownRank)));
        }
        return best;
    }

    private byte stored(int ownRank, int house, int otherRank) {
        return stayingBlock[movers.sown(ownRank, house) * stayingLength + otherRank];
    }

    private int gain(int gained, boolean again) {
        int value = again
                ? gained + layers.value(plane, next[0], next[1])
                : gained - layers.value(plane.ofOther(), next[0], next[1]);
        bestClosed = Math.max(bestClosed, value);
        return value;
    }

    /** Takes note of a successor, without a branch that would have to wait for it to come from memory. */
    private int keep(byte stored) {
        int value = -PlaneBytes.value(stored);
        open |= stored;
        bestClosed = Math.max(bestClosed, value + (stored >> 7 & NONE));
        return value;
    }

    /**
     * The byte of the board just looked at, which holds the value that its moves give: closed if it was, or if captures,
     * ends and closed boards alone give that value. If it is more than infinite play counts, one move has to; if it is less,
     * all moves without a capture have to lead to closed boards.
     */
    byte closed(byte stored) {
        int value = PlaneBytes.value(stored);
        int gains = infinitePlay - value >> 31;
        int stays = gains & bestClosed - value | ~gains & open;
        return (byte) (stored & (PlaneBytes.CLOSED | stays >> 31));
    }

    /** Whether closed boards give a board its value, which agrees with the successors and is not that of infinite play. */
    boolean closes(long own, int ownRank, long other, int otherRank, int value) {
        boolean gains = value > infinitePlay;
        int wanted = LayerFormat.ZERO - value;
        int legal = rules.legalMoves(own, other);
        int staying = movers.staying(ownRank);
        for (int left = legal & staying; left != 0; left &= left - 1) {
            byte stored = stored(ownRank, Integer.numberOfTrailingZeros(left), otherRank);
            if (gains ? stored == wanted : PlaneBytes.isOpen(stored)) {
                return gains;
            }
        }
        for (int left = legal & ~staying; left != 0; left &= left - 1) {
            int house = Integer.numberOfTrailingZeros(left);
            if (Rules.captured(rules.sow(own, other, house, next, 0)) == 0) {
                byte stored = successors.get(next[0], movers.sown(ownRank, house));
                if (gains ? stored == wanted : PlaneBytes.isOpen(stored)) {
                    return gains;
                }
            }
        }
        return !gains;
    }
}
