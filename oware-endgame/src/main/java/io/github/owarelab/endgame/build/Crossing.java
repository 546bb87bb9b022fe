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
     * @param places by sum: where rows stand
     * @param sum seeds of each row before
     * @param x seeds that fall into it, at least 1
     * @param slamTakesNothing whether a capture of a whole row is left undone
     */
    Crossing(Places[] places, int sum, int x, boolean slamTakesNothing) {
        Places before = places[sum];
        Places after = places[sum + x];
        int[] all = new int[before.length()];
        boolean[] present = new boolean[before.length()];
        boolean[] uncaptured = new boolean[before.length()];
        Runs[] runs = new Runs[sum + x + 1];
        IntArrayList whole = new IntArrayList();
        for (int place = 0; place < before.length(); place++) {
            int rank = before.ranks[place];
            if (rank == Runs.NOWHERE) {
                continue;
            }
            long sown = before.order.rows[rank] + Sowing.pattern(x);
            long taken = Sowing.captured(sown, x);
            boolean slam = taken == sown;
            all[place] = after.place(sown);
            present[place] = true;
            if (taken == 0 || slam && slamTakesNothing) {
                uncaptured[place] = true;
            } else if (slam) {
                whole.add(rank);
            } else {
                int seeds = Row.sum(taken);
                addRun(runs, seeds, place, places[sum + x - seeds].place(sown - taken));
            }
        }
        kept = new RowMap(all, uncaptured, before, after);
        passed = x % RowRank.HOUSES == 0 ? new RowMap(all, present, before, after) : null;
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
