package io.github.owarelab.endgame.rank;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.owarelab.board.Row;
import org.junit.jupiter.api.Test;

class RowRankTest {
    @Test
    void rowsAndRanksBelongTogether() {
        for (int sum = 0; sum <= 14; sum++) {
            long[] rows = RowRank.rows(sum);
            assertThat(rows).hasSize(RowRank.count(sum));
            for (int rank = 0; rank < rows.length; rank++) {
                assertThat(Row.sum(rows[rank])).isEqualTo(sum);
                assertThat(RowRank.rank(rows[rank])).isEqualTo(rank);
            }
        }
    }

    @Test
    void allSeedsInTheFirstHouseComeFirst() {
        assertThat(RowRank.rank(Row.of(new int[] {48, 0, 0, 0, 0, 0}, 0))).isZero();
        assertThat(RowRank.rank(Row.of(new int[] {0, 0, 0, 0, 0, 48}, 0))).isEqualTo(RowRank.count(48) - 1);
        assertThat(RowRank.rank(Row.of(new int[] {0, 0, 0, 0, 0, 72}, 0))).isEqualTo(RowRank.count(72) - 1);
    }

    @Test
    void theStoreMakesNoDifference() {
        assertThat(RowRank.rank(Row.of(new int[] {1, 2, 3, 4, 5, 6}, 27)))
                .isEqualTo(RowRank.rank(Row.of(new int[] {1, 2, 3, 4, 5, 6}, 0)));
    }
}
