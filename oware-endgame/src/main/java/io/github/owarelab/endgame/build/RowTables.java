package io.github.owarelab.endgame.build;

import io.github.owarelab.board.Row;
import io.github.owarelab.rules.RuleSet;
import io.github.owarelab.rules.SingleSeeds;
import java.util.Arrays;

/** What all layers know about rows: the rows of each sum, and what sowing leaves of them. */
final class RowTables {
    private static final long MORE_THAN_ONE = 0x00007E7E7E7E7E7EL;

    final RuleSet rules;
    private final RowOrder[] orders;
    private final SownRows[] sown;

    RowTables(RuleSet rules, int mostSeeds) {
        this.rules = rules;
        orders = new RowOrder[mostSeeds + 1];
        Arrays.setAll(orders, RowOrder::new);
        sown = new SownRows[mostSeeds + 1];
        Arrays.setAll(sown, sum -> new SownRows(this, sum));
    }

    /** All rows of a sum. */
    RowOrder order(int sum) {
        return orders[sum];
    }

    /** The same rows as sowers' rows. */
    SownRows sown(int sum) {
        return sown[sum];
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
