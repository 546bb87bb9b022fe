package io.github.owarelab.endgame.build;

import io.github.owarelab.board.Row;
import io.github.owarelab.endgame.rank.RowRank;
import it.unimi.dsi.fastutil.longs.LongArrayList;
import java.util.Arrays;

/** What x seeds that fall into the other's row make of it, for all rows of one sum: tables that every sower's row shares. */
final class Crossing {
    /** Where rows go of which nothing is captured when the last seed falls into them. */
    final RowMap kept;

    /** Where rows go when the sowing ends in the sower's own row; null if x seeds cannot fall in such a sowing. */
    final RowMap passed;

    /** By seeds captured: runs of the rows that lose them, as they are stored; null where no row does. */
    final int[][] captured;

    /** The rows that would be captured whole and are not in {@link #kept}: the rules decide board by board. */
    final long[] slams;

    /**
     * Works the tables out.
     *
     * @param orders by sum: the rows
     * @param sum seeds of each row before
     * @param x seeds that fall into it, at least 1
     * @param slamTakesNothing whether a capture of a whole row is left undone
     */
    Crossing(RowOrder[] orders, int sum, int x, boolean slamTakesNothing) {
        RowOrder before = orders[sum];
        RowOrder after = orders[sum + x];
        int[] all = new int[before.count()];
        boolean[] uncaptured = new boolean[before.count()];
        Runs[] runs = new Runs[sum + x + 1];
        LongArrayList whole = new LongArrayList();
        for (int stored = 0; stored < before.count(); stored++) {
            int rank = before.rankOfStored(stored);
            long sown = before.rows[rank] + Sowing.pattern(x);
            long taken = Sowing.captured(sown, x);
            boolean slam = taken == sown;
            all[rank] = after.rank(sown);
            if (taken == 0 || slam && slamTakesNothing) {
                uncaptured[rank] = true;
            } else if (slam) {
                whole.add(before.rows[rank]);
            } else {
                addRun(runs, Row.sum(taken), stored, RowRank.rank(sown - taken));
            }
        }
        kept = new RowMap(all, uncaptured, before, after);
        passed = x % RowRank.HOUSES == 0 ? new RowMap(all, everyRow(before), before, after) : null;
        captured = Arrays.stream(runs).map(r -> r == null ? null : r.toArray()).toArray(int[][]::new);
        slams = whole.toLongArray();
    }

    private static boolean[] everyRow(RowOrder order) {
        boolean[] every = new boolean[order.count()];
        Arrays.fill(every, true);
        return every;
    }

    private static void addRun(Runs[] runs, int seeds, int before, int after) {
        if (runs[seeds] == null) {
            runs[seeds] = new Runs();
        }
        runs[seeds].add(before, after);
    }
}
