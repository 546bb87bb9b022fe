package io.github.owarelab.endgame.build;

import io.github.owarelab.board.Row;
import io.github.owarelab.endgame.rank.RowRank;
import it.unimi.dsi.fastutil.ints.IntArrayList;
import java.util.Arrays;

/** What x seeds that fall into the other's row make of it, for all rows of one sum: tables that every sower's row shares. */
final class Crossing {
    /** Where rows go of which nothing is captured when the last seed falls into them. */
    final RowMap kept;

    /** Where rows go when the sowing ends in the sower's own row; null if x seeds cannot fall in such a sowing. */
    final RowMap passed;

    /** By seeds captured: runs of the rows that lose them; null where no row does. */
    final int[][] captured;

    /** Ranks of the rows that would be captured whole and are not in {@link #kept}: the rules decide board by board. */
    final int[] slams;

    /**
     * Works the tables out.
     *
     * @param rows all rows of the sum, by rank
     * @param sum seeds of each row before
     * @param x seeds that fall into it, at least 1
     * @param slamTakesNothing whether a capture of a whole row is left undone
     */
    Crossing(long[] rows, int sum, int x, boolean slamTakesNothing) {
        int[] all = new int[rows.length];
        int[] uncaptured = new int[rows.length];
        Arrays.fill(uncaptured, Runs.NOWHERE);
        Runs[] runs = new Runs[sum + x + 1];
        IntArrayList whole = new IntArrayList();
        for (int rank = 0; rank < rows.length; rank++) {
            long sown = rows[rank] + Sowing.pattern(x);
            long taken = Sowing.captured(sown, x);
            boolean slam = taken == sown;
            all[rank] = RowRank.rank(sown);
            if (taken == 0 || slam && slamTakesNothing) {
                uncaptured[rank] = all[rank];
            } else if (slam) {
                whole.add(rank);
            } else {
                addRun(runs, Row.sum(taken), rank, RowRank.rank(sown - taken));
            }
        }
        kept = new RowMap(uncaptured, RowRank.count(sum + x));
        passed = x % RowRank.HOUSES == 0 ? new RowMap(all, RowRank.count(sum + x)) : null;
        captured = Arrays.stream(runs).map(r -> r == null ? null : r.toArray()).toArray(int[][]::new);
        slams = whole.toIntArray();
    }

    private static void addRun(Runs[] runs, int seeds, int before, int after) {
        if (runs[seeds] == null) {
            runs[seeds] = new Runs();
        }
        runs[seeds].add(before, after);
    }
}
