package io.github.owarelab.search;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.owarelab.board.Row;
import org.junit.jupiter.api.Test;

class EvaluationTest {
    private static final long FOURS = Row.of(new int[] {4, 4, 4, 4, 4, 4}, 0);

    private final Evaluation evaluation = new Evaluation(6);

    @Test
    void equalRowsDifferByTheTurnAlone() {
        assertThat(evaluation.of(FOURS, FOURS)).isNegative();
        long crooked = Row.of(new int[] {0, 1, 2, 9, 13, 3}, 5);
        assertThat(evaluation.of(crooked, crooked)).isEqualTo(evaluation.of(FOURS, FOURS));
    }

    @Test
    void whatIsGoodForOneIsBadForTheOther() {
        int turn = evaluation.of(FOURS, FOURS);
        long row = Row.of(new int[] {0, 1, 2, 9, 13, 3}, 0);
        assertThat(evaluation.of(row, FOURS) - turn).isEqualTo(turn - evaluation.of(FOURS, row));
    }

    @Test
    void likesFullHousesAndFearsEmptyAndWeakOnes() {
        int even = evaluation.of(FOURS, FOURS);
        assertThat(evaluation.of(Row.of(new int[] {0, 4, 4, 4, 6, 6}, 0), FOURS))
                .isLessThan(even);
        assertThat(evaluation.of(Row.of(new int[] {1, 4, 4, 4, 5, 6}, 0), FOURS))
                .isLessThan(even);
        long heap = Row.of(new int[] {2, 2, 2, 2, 1, 12}, 0);
        long flat = Row.of(new int[] {2, 3, 3, 3, 3, 7}, 0);
        assertThat(evaluation.of(heap, FOURS)).isGreaterThan(evaluation.of(flat, FOURS));
    }

    @Test
    void doesNotLookAtStores() {
        assertThat(evaluation.of(FOURS | 7L << Row.STORE_SHIFT, FOURS | 20L << Row.STORE_SHIFT))
                .isEqualTo(evaluation.of(FOURS, FOURS));
    }
}
