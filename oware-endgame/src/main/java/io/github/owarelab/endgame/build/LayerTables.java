package io.github.owarelab.endgame.build;

import io.github.owarelab.rules.GrandSlam;
import java.util.Arrays;

/**
 * What the layers of one number of seeds need to know about rows: where they stand, and what falling seeds make of them. On
 * each board the row with more seeds stands by distance, the other as it is stored.
 */
final class LayerTables {
    final RowTables rows;
    final int seeds;
    private final Places[] places;
    private final Crossing[][] crossings;

    /**
     * Works them out.
     *
     * @param threads how many threads are to share the rows of one distance
     */
    LayerTables(RowTables rows, int seeds, int threads) {
        this.rows = rows;
        this.seeds = seeds;
        places = new Places[seeds + 1];
        Arrays.setAll(places, sum -> new Places(rows.order(sum), 2 * sum >= seeds, threads));
        crossings = new Crossing[seeds + 1][seeds + 1];
        boolean slamTakesNothing = rows.rules.grandSlam() == GrandSlam.NO_CAPTURE;
        for (int sum = 0; sum <= seeds; sum++) {
            for (int x = 1; sum + Sowing.fewestSeeds(x) <= seeds; x++) {
                crossings[sum][x] = new Crossing(places, sum, x, slamTakesNothing);
            }
        }
    }

    /** Where the rows of a sum stand. */
    Places places(int sum) {
        return places[sum];
    }

    /** What x seeds, at least one, make of the rows of a sum. */
    Crossing crossing(int sum, int x) {
        return crossings[sum][x];
    }

    /**
     * Where a sowing that captures nothing takes the other's rows.
     *
     * @return null if no seed falls into them
     */
    RowMap kept(int sum, int x, boolean endsAcross) {
        if (x == 0) {
            return null;
        }
        return endsAcross ? crossings[sum][x].kept : crossings[sum][x].passed;
    }

    /** The runs of other's rows that lose some seeds to x that fall into them; null if none does. */
    int[] captured(int sum, int x, int taken) {
        int[][] runs = crossings[sum][x] == null ? null : crossings[sum][x].captured;
        return runs == null || taken >= runs.length ? null : runs[taken];
    }

    /** The most seeds that can fall into the other's row in one sowing. */
    int mostCrossing() {
        int x = 0;
        while (Sowing.fewestSeeds(x + 1) <= seeds) {
            x++;
        }
        return x;
    }
}
