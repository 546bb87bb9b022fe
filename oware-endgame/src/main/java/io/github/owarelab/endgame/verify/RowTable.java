package io.github.owarelab.endgame.verify;

import io.github.owarelab.board.Row;
import io.github.owarelab.endgame.file.StoredGame;
import io.github.owarelab.endgame.rank.RowRank;
import io.github.owarelab.rules.Rules;

/** All rows of one sum, by rank, and what becomes of each when one of its houses is sown and nothing is captured. */
final class RowTable {
    private static final int HOUSES_SHIFT = 3;

    private final long[] rows;

    /** By rank and house: the rank of the row after sowing, among the rows of the sum it has then. */
    private final int[] sown;

    /** By rank: the houses of which all seeds stay in the row, as bits, where such a move cannot capture. */
    private final byte[] staying;

    RowTable(Rules rules, int sum) {
        rows = RowRank.rows(sum);
        sown = new int[rows.length << HOUSES_SHIFT];
        staying = new byte[rows.length];
        for (int rank = 0; rank < rows.length; rank++) {
            for (int left = Row.occupied(rows[rank]); left != 0; left &= left - 1) {
                sow(rules, rank, Integer.numberOfTrailingZeros(left), sum);
            }
        }
    }

    private void sow(Rules rules, int rank, int house, int sum) {
        long row = rows[rank] - seeds(Row.seeds(rows[rank], house), house);
        for (int place : rules.path(rows[rank], 0, house)) {
            if (place < RowRank.HOUSES) {
                row += seeds(1, place);
            }
        }
        sown[(rank << HOUSES_SHIFT) + house] = RowRank.rank(row);
        if (Row.sum(row) == sum && StoredGame.cycles(rules)) {
            staying[rank] |= (byte) (1 << house);
        }
    }

    private static long seeds(int count, int house) {
        return (long) count << (house * Row.LANE_BITS);
    }

    int count() {
        return rows.length;
    }

    long row(int rank) {
        return rows[rank];
    }

    int sown(int rank, int house) {
        return sown[(rank << HOUSES_SHIFT) + house];
    }

    int staying(int rank) {
        return staying[rank];
    }
}
