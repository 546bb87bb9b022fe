package io.github.owarelab.endgame.scores;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.owarelab.board.Row;
import io.github.owarelab.endgame.rank.RowRank;
import java.util.Arrays;
import java.util.HashSet;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class ScoreOrderTest {
    @ParameterizedTest
    @CsvSource({
        "0 1 2 0 0 0 0 1 2 0 0 0, 2726",
        "1 1 1 1 1 2 4 2 3 0 0 0, 588953",
        "0 2 3 4 5 6 0 2 3 4 5 6, 31114014134",
        "9 0 0 0 0 0 0 0 0 0 0 0, 0",
        "0 1 0 0 0 0 0 0 0 0 0 0, 1",
    })
    void publishedIndexes(String houses, long index) {
        int[] pits =
                Arrays.stream(houses.split(" ")).mapToInt(Integer::parseInt).toArray();
        long own = Row.of(Arrays.copyOf(pits, 6), 3);
        long other = Row.of(Arrays.copyOfRange(pits, 6, 12), 4);
        assertThat(ScoreOrder.index(own, other)).isEqualTo(index);
    }

    /** The order that the writer walks in is the order of the indexes, and no board is missing. */
    @ParameterizedTest
    @ValueSource(ints = {0, 1, 2, 5, 6, 7, 9})
    void walkingVisitsEveryIndex(int seeds) {
        long index = 0;
        for (long other = 0; other >= 0; other = ScoreOrder.nextOther(other, seeds)) {
            int sum = seeds - Row.sum(other);
            long own = ScoreOrder.firstRow(sum);
            for (int left = ScoreOrder.holds(other) ? RowRank.count(sum) : 0; left > 0; left--) {
                assertThat(Row.sum(own)).isEqualTo(sum);
                assertThat(ScoreOrder.index(own, other)).isEqualTo(index++);
                own = left > 1 ? ScoreOrder.nextRow(own) : own;
            }
        }
        assertThat(index).isEqualTo(ScoreOrder.boards(seeds));
    }

    @Test
    void everyOtherRowComesOnce() {
        Set<Long> rows = new HashSet<>();
        for (long row = 0; row >= 0; row = ScoreOrder.nextOther(row, 8)) {
            assertThat(rows.add(row)).isTrue();
        }
        assertThat(rows).hasSize(3003).contains(8L << 40, 0L, 0x010101010101L);
    }

    @Test
    void theLargestIndexIsTheLast() {
        long allInTheLastHouse = 48L << 40;
        assertThat(ScoreOrder.index(0, allInTheLastHouse)).isEqualTo(ScoreOrder.boards(48) - 1);
        assertThat(ScoreOrder.boards(48)).isEqualTo(203_648_015_935L);
    }
}
