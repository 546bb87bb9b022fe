package io.github.owarelab.endgame.file;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.owarelab.board.Row;
import io.github.owarelab.endgame.rank.RowRank;
import org.junit.jupiter.api.Test;

class StoredRowsTest {
    @Test
    void rowsWithAnEmptyHouseAreNumberedInTheOrderOfAllRows() {
        for (int sum = 0; sum <= 24; sum++) {
            long[] rows = RowRank.rows(sum);
            int[] ranks = StoredRows.ranks(sum);
            int next = 0;
            for (int rank = 0; rank < rows.length; rank++) {
                boolean full = true;
                for (int house = 0; house < 6; house++) {
                    full &= Row.seeds(rows[rank], house) > 0;
                }
                assertThat(StoredRows.contain(rows[rank])).isEqualTo(!full);
                if (!full) {
                    assertThat(ranks[next]).isEqualTo(rank);
                    assertThat(StoredRows.rank(rows[rank])).isEqualTo(next++);
                }
            }
            assertThat(StoredRows.count(sum)).isEqualTo(next);
            assertThat(ranks).hasSize(next);
        }
    }

    @Test
    void lastRowOfTheMostSeeds() {
        long last = Row.of(new int[] {0, 0, 0, 0, 0, 48}, 0);
        assertThat(StoredRows.rank(last)).isEqualTo(StoredRows.count(48) - 1);
    }

    @Test
    void storesMakeNoDifference() {
        assertThat(StoredRows.rank(Row.of(new int[] {3, 1, 2, 0, 5, 1}, 30)))
                .isEqualTo(StoredRows.rank(Row.of(new int[] {3, 1, 2, 0, 5, 1}, 0)));
        assertThat(StoredRows.contain(Row.of(new int[] {1, 1, 1, 1, 1, 1}, 5))).isFalse();
        assertThat(StoredRows.contain(Row.of(new int[] {1, 1, 1, 1, 1, 0}, 5))).isTrue();
    }

    @Test
    void storedBoardsAreThoseThatAMoveCanLeaveBehind() {
        for (int seeds = 0; seeds <= 48; seeds++) {
            long boards = 0;
            for (int sum = 0; sum <= seeds; sum++) {
                boards += (long) StoredRows.count(seeds - sum) * RowRank.count(sum);
            }
            long unreachable = seeds < 6 ? 0 : LayerContents.boards(seeds - 6);
            assertThat(boards).isEqualTo(LayerContents.boards(seeds) - unreachable);
        }
    }
}
