package io.github.owarelab.endgame.distance;

import io.github.owarelab.board.Row;
import io.github.owarelab.endgame.rank.RowRank;
import io.github.owarelab.rules.Rules;

/**
 * Takes back a sowing that ended on a board, one seed more at a time: guesses at the boards before it. Whether a guess is
 * one is decided by the rules' own sowing.
 */
final class Unsowing {
    private final long own;
    private final long other;
    private final int house;
    private final long[] after = new long[2];
    private long sower;
    private long waiting;
    private int place;

    /** A sowing from a house of the side that waits now, which left that house empty. */
    Unsowing(long own, long other, int house) {
        this.own = own;
        this.other = other;
        this.house = house;
        sower = other;
        waiting = own;
        place = house;
    }

    /** Takes one seed back into the house; false if there is none where it would have fallen. */
    boolean next() {
        place = place == 2 * RowRank.HOUSES - 1 ? 0 : place + 1;
        place += place == house ? 1 : 0;
        boolean crossed = place >= RowRank.HOUSES;
        int from = crossed ? place - RowRank.HOUSES : place;
        if (Row.seeds(crossed ? waiting : sower, from) == 0) {
            return false;
        }
        if (crossed) {
            waiting -= seed(from);
        } else {
            sower -= seed(from);
        }
        sower += seed(house);
        return true;
    }

    private static long seed(int house) {
        return 1L << (house * Row.LANE_BITS);
    }

    /** The row of the side that sowed, before it did. */
    long sower() {
        return sower;
    }

    /** The other row before the sowing. */
    long waiting() {
        return waiting;
    }

    /** Whether the rules allow the sowing, and it leads to the board without a capture. */
    boolean isMove(Rules rules) {
        return (rules.legalMoves(sower, waiting) >>> house & 1) != 0
                && Rules.captured(rules.sow(sower, waiting, house, after, 0)) == 0
                && after[0] == own
                && after[1] == other;
    }
}
