package io.github.owarelab.board;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;

class RowTest {
    @Test
    void lanesAreHousesFromTheLeftThenTheStore() {
        long row = Row.of(new int[] {1, 2, 3, 4, 5, 6, 7}, 8);
        assertThat(row).isEqualTo(0x08_07_06_05_04_03_02_01L);
        assertThat(Row.seeds(row, 0)).isEqualTo(1);
        assertThat(Row.seeds(row, 6)).isEqualTo(7);
        assertThat(Row.store(row)).isEqualTo(8);
        assertThat(Row.sum(row)).isEqualTo(28);
        assertThat(Row.houses(row)).isEqualTo(0x00_07_06_05_04_03_02_01L);
    }

    @Test
    void occupiedHousesAreBits() {
        assertThat(Row.occupied(Row.of(new int[] {1, 0, 127, 0, 0, 2, 0}, 5))).isEqualTo(0b100101);
        assertThat(Row.occupied(Row.of(new int[7], 127))).isZero();
        assertThat(Row.occupied(Row.of(new int[] {64, 64, 64, 64, 64, 64, 64}, 0)))
                .isEqualTo(0x7F);
    }

    @Test
    void everyCountFitsALane() {
        for (int seeds = 0; seeds <= Row.MOST; seeds++) {
            long row = Row.of(new int[] {0, seeds, 0, 0, 0, 0}, seeds);
            assertThat(Row.seeds(row, 1)).isEqualTo(seeds);
            assertThat(Row.store(row)).isEqualTo(seeds);
            assertThat(Row.sum(row)).isEqualTo(seeds);
        }
    }

    @Test
    void whatDoesNotFitIsRefused() {
        assertThatThrownBy(() -> Row.of(new int[] {128}, 0))
                .hasMessage("a house or store holds 0 to 127 seeds, not 128");
        assertThatThrownBy(() -> Row.of(new int[] {0}, -1)).hasMessage("a house or store holds 0 to 127 seeds, not -1");
        assertThatThrownBy(() -> Row.of(new int[8], 0)).hasMessage("a row has at most 7 houses, not 8");
    }
}
