package io.github.owarelab.endgame.build;

import java.util.Arrays;

/** Where a sowing that captures nothing takes each row of one sum, and back. */
final class RowMap {
    /** Below this mean length a run does not repay its overhead, and rows are better moved one by one. */
    private static final int SHORTEST_MEAN = 2;

    /** The rank after, by rank before; {@link Runs#NOWHERE} for a row that does not take part. */
    final int[] to;

    /** The rank before, by rank after; {@link Runs#NOWHERE} for a row that cannot be the result. */
    final int[] from;

    /** The map as runs that cover all rows, {@link Runs#NOWHERE} included; null if runs are too short to pay. */
    final int[] runs;

    RowMap(int[] to, int rowsAfter) {
        this.to = to;
        from = new int[rowsAfter];
        Arrays.fill(from, Runs.NOWHERE);
        Runs collected = new Runs();
        for (int before = 0; before < to.length; before++) {
            collected.add(before, to[before]);
            if (to[before] != Runs.NOWHERE) {
                from[to[before]] = before;
            }
        }
        int[] all = collected.toArray();
        runs = to.length < (long) all.length / Runs.INTS * SHORTEST_MEAN ? null : all;
    }
}
