package io.github.owarelab.endgame.build;

import io.github.owarelab.board.Row;
import io.github.owarelab.endgame.rank.RowRank;
import java.util.ArrayList;
import java.util.List;
import java.util.function.LongUnaryOperator;

/** Everything about rows of Kalah that all layers share. */
final class KalahRows {
    final boolean emptyCapture;
    private final KalahSowing[][] sowings;
    private final long[][] rows;
    private final int[][][] sown;
    private final byte[][][] held;
    private final int[][][] cleared;
    private final List<List<KalahMoves.Group>> moves;

    KalahRows(boolean emptyCapture, int mostSeeds) {
        this.emptyCapture = emptyCapture;
        sowings = new KalahSowing[RowRank.HOUSES][mostSeeds + 1];
        int mostCrossing = 0;
        for (int house = 0; house < RowRank.HOUSES; house++) {
            for (int seeds = 1; seeds <= mostSeeds; seeds++) {
                sowings[house][seeds] = KalahSowing.of(house, seeds);
                mostCrossing = Math.max(mostCrossing, sowings[house][seeds].crossing());
            }
        }
        rows = new long[mostSeeds + 1][];
        sown = new int[mostSeeds + 1][mostCrossing + 1][];
        held = new byte[mostSeeds + 1][RowRank.HOUSES][];
        cleared = new int[mostSeeds + 1][RowRank.HOUSES][];
        moves = new ArrayList<>();
        for (int sum = 0; sum <= mostSeeds; sum++) {
            rows[sum] = RowRank.rows(sum);
            moves.add(KalahMoves.of(rows[sum], sowings));
            for (int crossing = 0; crossing <= Math.min(mostCrossing, mostSeeds - sum); crossing++) {
                long added = KalahSowing.across(crossing);
                sown[sum][crossing] = ranks(rows[sum], row -> row + added);
            }
            for (int house = 0; house < RowRank.HOUSES; house++) {
                long lane = KalahSowing.seed(house) * Row.MOST;
                cleared[sum][house] = ranks(rows[sum], row -> row & ~lane);
                held[sum][house] = held(rows[sum], house);
            }
        }
    }

    private static int[] ranks(long[] rows, LongUnaryOperator change) {
        int[] ranks = new int[rows.length];
        for (int rank = 0; rank < ranks.length; rank++) {
            ranks[rank] = RowRank.rank(change.applyAsLong(rows[rank]));
        }
        return ranks;
    }

    private static byte[] held(long[] rows, int house) {
        byte[] held = new byte[rows.length];
        for (int rank = 0; rank < held.length; rank++) {
            held[rank] = (byte) Row.seeds(rows[rank], house);
        }
        return held;
    }

    /** All rows of a sum by rank. */
    long[] rows(int sum) {
        return rows[sum];
    }

    KalahSowing sowing(int house, int seeds) {
        return sowings[house][seeds];
    }

    /** The moves of all rows of a sum. */
    List<KalahMoves.Group> moves(int sum) {
        return moves.get(sum);
    }

    /** By rank in a sum: the rank after seeds fell into the row. */
    int[] sown(int sum, int crossing) {
        return sown[sum][crossing];
    }

    /** By rank in a sum: seeds of a house. */
    byte[] held(int sum, int house) {
        return held[sum][house];
    }

    /** By rank in a sum: the rank without the seeds of a house. */
    int[] cleared(int sum, int house) {
        return cleared[sum][house];
    }
}
