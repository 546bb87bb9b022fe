package io.github.owarelab.endgame.build;

import io.github.owarelab.board.Row;
import io.github.owarelab.rules.GrandSlam;
import io.github.owarelab.rules.RuleSet;
import io.github.owarelab.rules.SingleSeeds;
import java.util.function.IntConsumer;

/** What all layers know about rows: the rows of each sum, what sowing leaves of them, and what falling seeds make of them. */
final class RowTables {
    private static final long MORE_THAN_ONE = 0x00007E7E7E7E7E7EL;

    final RuleSet rules;
    private final RowOrder[] orders;
    private final SownRows[] sown;
    private final Sowings[] origins;
    private final Crossing[][] crossings;

    RowTables(RuleSet rules, int mostSeeds, Team team) {
        this.rules = rules;
        orders = new RowOrder[mostSeeds + 1];
        forEach(team, sum -> orders[sum] = new RowOrder(sum));
        sown = new SownRows[mostSeeds + 1];
        forEach(team, sum -> sown[sum] = new SownRows(this, sum));
        origins = Sowings.origins(sown, orders);
        crossings = new Crossing[mostSeeds + 1][];
        boolean slamTakesNothing = rules.grandSlam() == GrandSlam.NO_CAPTURE;
        forEach(team, sum -> {
            crossings[sum] = new Crossing[mostSeeds + 1];
            for (int x = 1; sum + Sowing.fewestSeeds(x) <= mostSeeds; x++) {
                crossings[sum][x] = new Crossing(orders, sum, x, slamTakesNothing);
            }
        });
    }

    /** Does some work for each sum, the most first: the largest sums. */
    private void forEach(Team team, IntConsumer work) {
        team.run(0, orders.length, (worker, number) -> work.accept(mostSeeds() - number));
    }

    /** All rows of a sum. */
    RowOrder order(int sum) {
        return orders[sum];
    }

    /** The same rows as sowers' rows. */
    SownRows sown(int sum) {
        return sown[sum];
    }

    /** How each row of a sum can have been left behind by a sowing, and the row before. */
    Sowings origins(int sum) {
        return origins[sum];
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

    /** The most seeds in a row. */
    int mostSeeds() {
        return orders.length - 1;
    }

    /** The houses that may be sown as far as the own row tells. */
    int sowable(long own) {
        int many = rules.singleSeeds() == SingleSeeds.FREE ? 0 : Row.occupied(own & MORE_THAN_ONE);
        return many != 0 ? many : Row.occupied(own);
    }
}
