package io.github.owarelab.search;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.owarelab.board.Row;
import io.github.owarelab.tables.EndgameTables;
import org.junit.jupiter.api.Test;

class RecentProofsTest {
    private static final long OTHER = Row.of(new int[] {0, 0, 0, 0, 0, 3}, 9);

    private final RecentProofs recent = new RecentProofs();

    @Test
    void knowsWhatItWasToldLast() {
        long own = Row.of(new int[] {1, 2, 0, 0, 0, 0}, 5);
        assertThat(recent.find(own, OTHER)).isEqualTo(RecentProofs.NOTHING);
        recent.store(own, OTHER, -6, 4);
        assertThat(recent.find(own, OTHER)).isEqualTo(EndgameTables.bounds(-6, 4));
        recent.store(own, OTHER, 2, 2);
        assertThat(recent.find(Row.houses(own), Row.houses(OTHER))).isEqualTo(EndgameTables.bounds(2, 2));
    }

    @Test
    void anEmptyPlaceIsNoBoard() {
        assertThat(recent.find(0, 0)).isEqualTo(RecentProofs.NOTHING);
    }

    @Test
    void neverTakesABoardForAnother() {
        int rows = 1 << 17;
        for (int i = 1; i < rows; i++) {
            recent.store(row(i), row(rows - i), i % 100, 100);
        }
        int known = 0;
        for (int i = 1; i < rows; i++) {
            int found = recent.find(row(i), row(rows - i));
            known += found == RecentProofs.NOTHING ? 0 : 1;
            assertThat(found).isIn(RecentProofs.NOTHING, EndgameTables.bounds(i % 100, 100));
        }
        assertThat(known).isBetween(1 << 14, 1 << 15);
    }

    /** A row of its own for each number up to 2^18. */
    private static long row(int number) {
        int[] houses = new int[6];
        for (int house = 0; house < houses.length; house++) {
            houses[house] = number >>> (3 * house) & 7;
        }
        return Row.of(houses, 0);
    }
}
