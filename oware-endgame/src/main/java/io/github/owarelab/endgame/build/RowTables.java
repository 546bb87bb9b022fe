package io.github.owarelab.endgame.build;

import io.github.owarelab.board.Row;
import io.github.owarelab.endgame.rank.RowRank;
import io.github.owarelab.rules.GrandSlam;
import io.github.owarelab.rules.RuleSet;
import io.github.owarelab.rules.SingleSeeds;

/** Everything about rows that all layers share: the rows of each sum, and what sowing makes of them on either side. */
final class RowTables {
    private static final long MORE_THAN_ONE = 0x00007E7E7E7E7E7EL;

    final RuleSet rules;
    private final long[][] rows;
    private final SownRows[] sown;
    private final Crossing[][] crossings;

    RowTables(RuleSet rules, int mostSeeds) {
        this.rules = rules;
        rows = new long[mostSeeds + 1][];
        sown = new SownRows[mostSeeds + 1];
        crossings = new Crossing[mostSeeds + 1][mostSeeds + 1];
        for (int sum = 0; sum <= mostSeeds; sum++) {
            rows[sum] = RowRank.rows(sum);
            sown[sum] = new SownRows(this, sum, mostSeeds);
            for (int x = 1; sum + Sowing.fewestSeeds(x) <= mostSeeds; x++) {
                boolean slamTakesNothing = rules.grandSlam() == GrandSlam.NO_CAPTURE;
                crossings[sum][x] = new Crossing(rows[sum], sum, x, slamTakesNothing);
            }
        }
    }

    /** All rows of a sum by rank. */
    long[] rows(int sum) {
        return rows[sum];
    }

    /** The same rows as sowers' rows. */
    SownRows sown(int sum) {
        return sown[sum];
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

    /** The most seeds of a number that can fall into the other's row in one sowing. */
    int mostCrossing(int seeds) {
        int x = 0;
        while (Sowing.fewestSeeds(x + 1) <= seeds) {
            x++;
        }
        return x;
    }

    /** The houses that may be sown as far as the own row tells. */
    int sowable(long own) {
        int many = rules.singleSeeds() == SingleSeeds.FREE ? 0 : Row.occupied(own & MORE_THAN_ONE);
        return many != 0 ? many : Row.occupied(own);
    }
}
