package io.github.owarelab.endgame.distance;

import io.github.owarelab.board.Row;
import io.github.owarelab.endgame.rank.RowRank;
import java.util.Arrays;

/** A number of plies for each board of a layer, or what else is known of it. */
final class BoardPlies {
    /** Of a board that has no distance. */
    static final int NONE = -1;

    /** Of a board that waits for its distance; more than any. */
    static final int OPEN = Short.MAX_VALUE;

    /** Of such a board that is to be looked at again. */
    static final int ASKED = Short.MAX_VALUE - 1;

    /** What is done to a board. */
    interface Action {
        void accept(long own, long other);
    }

    private final int seeds;
    private final short[][] blocks;

    /** No board has a distance. */
    BoardPlies(int seeds) {
        this.seeds = seeds;
        blocks = new short[seeds + 1][];
        for (int sum = 0; sum <= seeds; sum++) {
            blocks[sum] = new short[Math.multiplyExact(RowRank.count(sum), RowRank.count(seeds - sum))];
            Arrays.fill(blocks[sum], (short) NONE);
        }
    }

    int get(long own, long other) {
        return blocks[Row.sum(own)][at(own, other)];
    }

    void set(long own, long other, int plies) {
        blocks[Row.sum(own)][at(own, other)] = (short) plies;
    }

    private static int at(long own, long other) {
        return RowRank.rank(other) * RowRank.count(Row.sum(own)) + RowRank.rank(own);
    }

    /** Does something to each board that has a number; true if there was one. */
    boolean forEach(int plies, Action action) {
        boolean any = false;
        for (int sum = 0; sum <= seeds; sum++) {
            long[] movers = RowRank.rows(sum);
            long[] others = RowRank.rows(seeds - sum);
            for (int rank = 0; rank < others.length; rank++) {
                any |= forEach(plies, movers, others[rank], blocks[sum], rank * movers.length, action);
            }
        }
        return any;
    }

    private static boolean forEach(int plies, long[] movers, long other, short[] block, int first, Action action) {
        boolean any = false;
        for (int i = 0; i < movers.length; i++) {
            if (block[first + i] == plies) {
                any = true;
                action.accept(movers[i], other);
            }
        }
        return any;
    }
}
