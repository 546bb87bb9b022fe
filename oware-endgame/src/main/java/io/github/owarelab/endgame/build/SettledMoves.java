package io.github.owarelab.endgame.build;

import io.github.owarelab.board.Row;
import io.github.owarelab.endgame.rank.RowRank;
import io.github.owarelab.rules.Rules;
import java.util.Arrays;

/**
 * The best that each board of a layer has in moves whose value is known before the layer is solved: captures, which lead to
 * finished layers, and moves after which the game is over. Boards without a legal move get what they are worth.
 */
final class SettledMoves {
    private final RowTables tables;
    private final int seeds;
    private final Layer[] finished;
    private final Layer[] finishedSame;
    private final Slices[] bySum;

    /**
     * Makes room for a layer.
     *
     * @param finished the layers of fewer seeds that hold the values after a move of the other, by seeds
     * @param finishedSame those that hold the values after a move that keeps the turn
     */
    SettledMoves(RowTables tables, int seeds, Layer[] finished, Layer[] finishedSame) {
        this.tables = tables;
        this.seeds = seeds;
        this.finished = finished;
        this.finishedSame = finishedSame;
        bySum = new Slices[seeds + 1];
        for (int sum = 0; sum <= seeds; sum++) {
            bySum[sum] = new Slices(RowRank.count(sum), RowRank.count(seeds - sum));
        }
    }

    /** The boards on which the mover's row holds a sum: a slice for each mover's row, an entry for each other's row. */
    Slices block(int moverSum) {
        return bySum[moverSum];
    }

    /** Fills the slice of one mover's row. */
    void fill(int sum, int rank, long[] scratch) {
        Slices block = bySum[sum];
        byte[] best = block.array(rank);
        int at = block.offset(rank);
        long own = tables.rows(sum)[rank];
        if (sum == 0) {
            Arrays.fill(best, at, at + block.stride, (byte) (Layer.ZERO - seeds));
        } else if (sum == seeds) {
            best[at] = settled(own, 0, scratch);
        } else {
            fillCaptures(own, seeds - sum, best, at);
            fillSlams(own, seeds - sum, best, at, scratch);
        }
    }

    private void fillCaptures(long own, int otherSum, byte[] best, int at) {
        for (int left = tables.sowable(own); left != 0; left &= left - 1) {
            int house = Integer.numberOfTrailingZeros(left);
            int sown = Row.seeds(own, house);
            if (!Sowing.endsAcross(house, sown)) {
                continue;
            }
            int x = Sowing.crossing(house, sown);
            int slice = RowRank.rank(own + Sowing.own(house, sown));
            int[][] captured = tables.crossing(otherSum, x).captured;
            for (int taken = 1; taken < captured.length; taken++) {
                if (captured[taken] != null) {
                    Slices block = finished[seeds - taken].block(otherSum + x - taken);
                    raise(best, at, captured[taken], taken, block.array(slice), block.offset(slice));
                }
            }
        }
    }

    /** Raises entries to the seeds taken minus the value after the move. */
    private static void raise(byte[] best, int at, int[] runs, int taken, byte[] after, int afterAt) {
        long minuend = EightBytes.all(2 * Layer.ZERO + taken);
        for (int run = 0; run < runs.length; run += Runs.INTS) {
            int to = at + runs[run];
            int from = afterAt + runs[run + 1];
            int left = runs[run + 2];
            for (; left >= EightBytes.BYTES; left -= EightBytes.BYTES) {
                long gain = minuend - EightBytes.get(after, from);
                EightBytes.set(best, to, EightBytes.max(EightBytes.get(best, to), gain));
                to += EightBytes.BYTES;
                from += EightBytes.BYTES;
            }
            for (; left > 0; left--) {
                best[to] = (byte) Math.max(best[to], 2 * Layer.ZERO + taken - after[from++]);
                to++;
            }
        }
    }

    private void fillSlams(long own, int otherSum, byte[] best, int at, long[] scratch) {
        for (int left = tables.sowable(own); left != 0; left &= left - 1) {
            int house = Integer.numberOfTrailingZeros(left);
            int sown = Row.seeds(own, house);
            if (Sowing.endsAcross(house, sown)) {
                for (int rank : tables.crossing(otherSum, Sowing.crossing(house, sown)).slams) {
                    best[at + rank] = settled(own, tables.rows(otherSum)[rank], scratch);
                }
            }
        }
    }

    /** The best settled move of one board, or what a board without moves is worth, by the rules alone. */
    private byte settled(long own, long other, long[] scratch) {
        int legal = tables.rules.legalMoves(own, other);
        if (legal == 0) {
            return (byte) (Layer.ZERO + Row.sum(own) - Row.sum(other));
        }
        int best = Layer.NONE;
        for (; legal != 0; legal &= legal - 1) {
            int sown = tables.rules.sow(own, other, Integer.numberOfTrailingZeros(legal), scratch, 0);
            best = Math.max(best, value(sown, Row.houses(scratch[0]), Row.houses(scratch[1])));
        }
        return (byte) best;
    }

    private int value(int sown, long next, long last) {
        int captured = Rules.captured(sown);
        if (Rules.keepsTurn(sown)) {
            return Layer.ZERO + captured + finishedSame[seeds - captured].value(next, last);
        }
        if (next == 0) {
            return Layer.ZERO + captured + Row.sum(last);
        }
        return captured == 0 ? Layer.NONE : Layer.ZERO + captured - finished[seeds - captured].value(next, last);
    }
}
