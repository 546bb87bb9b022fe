package io.github.owarelab.endgame.verify;

import io.github.owarelab.board.Row;
import io.github.owarelab.endgame.file.Plane;
import io.github.owarelab.endgame.rank.RowRank;
import java.util.Arrays;

/**
 * Goes back from closed boards of one mover's row to the boards before them. Belongs to one thread.
 *
 * <p>Where to look is guessed by taking back a sowing; that a guess is one is decided by the rules' own sowing, so a wrong
 * guess does no harm and a missing one shows up as a failure. Guesses are collected first, so that the processor fetches
 * many boards at a time.
 */
final class Predecessors {
    /** Guesses from one board are fewer: one for each empty house and seed taken back. */
    private static final int MOST_OF_BOARD = 6 * 48;

    private static final int MOST = 1024;
    private static final int UNKNOWN = -2;
    private static final int NOT_STORED = -1;

    private final Plane plane;
    private final LayerState state;
    private final PlaneBytes boards;
    private final BoardCheck check;
    private final int infinitePlay;

    /** Guesses: the sower's row, the house sown, what the other's row got, and the board it leads to. */
    private final long[] sowers = new long[MOST];

    private final int[] houses = new int[MOST];
    private final int[] crossings = new int[MOST];
    private final long[] nextOthers = new long[MOST];
    private final int[] nextValues = new int[MOST];
    private final int[] places = new int[MOST];
    private final byte[] stored = new byte[MOST];
    private int count;

    /** The mover's row, and by seeds taken back from it what was left and its rank. */
    private long nextOwn;

    private final long[] waiting = new long[Row.MOST];
    private final int[] waitingRanks = new int[Row.MOST];

    /** From boards of a plane to those of the other side's plane, which are looked at by a check. */
    Predecessors(LayerState state, Plane plane, BoardCheck check) {
        this.state = state;
        this.check = check;
        this.plane = plane.ofOther();
        boards = state.bytes(this.plane);
        infinitePlay = this.plane.infinitePlay(state.seeds());
    }

    /** Begins with a mover's row. */
    void start(long own) {
        nextOwn = own;
        Arrays.fill(waitingRanks, UNKNOWN);
    }

    /** Adds the guesses from a closed board with that mover's row. */
    void add(long other, int value) {
        if (count > MOST - MOST_OF_BOARD) {
            look();
        }
        for (int empty = ~Row.occupied(other) & (1 << RowRank.HOUSES) - 1; empty != 0; empty &= empty - 1) {
            unsow(other, Integer.numberOfTrailingZeros(empty), value);
        }
    }

    /** Takes back one seed more at a time, until a house has none to give. */
    private void unsow(long other, int house, int value) {
        long sower = other;
        long left = nextOwn;
        int crossing = 0;
        int place = house;
        while (true) {
            place = next(place, house);
            if (place < RowRank.HOUSES) {
                if (Row.seeds(sower, place) == 0) {
                    return;
                }
                sower -= seed(place);
            } else {
                if (Row.seeds(left, place - RowRank.HOUSES) == 0) {
                    return;
                }
                left -= seed(place - RowRank.HOUSES);
                crossing++;
            }
            sower += seed(house);
            guess(sower, house, left, crossing, other, value);
        }
    }

    private static int next(int place, int origin) {
        int next = place == 2 * RowRank.HOUSES - 1 ? 0 : place + 1;
        return next == origin ? next + 1 : next;
    }

    private static long seed(int house) {
        return 1L << (house * Row.LANE_BITS);
    }

    private void guess(long sower, int house, long left, int crossing, long other, int value) {
        int otherRank = waitingRanks[crossing];
        if (otherRank == UNKNOWN) {
            otherRank = state.holds(left) ? RowRank.rank(left) : NOT_STORED;
            waitingRanks[crossing] = otherRank;
            waiting[crossing] = left;
        }
        if (otherRank != NOT_STORED) {
            int sum = Row.sum(sower);
            int at = boards.offset(sum, otherRank) + RowRank.rank(sower);
            sowers[count] = sower;
            houses[count] = house;
            crossings[count] = crossing;
            nextOthers[count] = other;
            nextValues[count] = value;
            places[count] = at;
            stored[count] = boards.array(sum, otherRank)[at];
            count++;
        }
    }

    /** Closes the boards that can be closed, and makes those due that may be. */
    void look() {
        for (int i = 0; i < count; i++) {
            int value = PlaneBytes.value(stored[i]);
            if (PlaneBytes.isOpen(stored[i])
                    && (value < infinitePlay || -nextValues[i] >= value)
                    && check.leads(sowers[i], waiting[crossings[i]], houses[i], nextOwn, nextOthers[i])) {
                int sum = Row.sum(sowers[i]);
                int otherRank = waitingRanks[crossings[i]];
                if (value > infinitePlay) {
                    boards.array(sum, otherRank)[places[i]] = (byte) (stored[i] & PlaneBytes.CLOSED);
                }
                state.due(plane).add(sum, otherRank, places[i] - boards.offset(sum, otherRank));
            }
        }
        count = 0;
    }
}
