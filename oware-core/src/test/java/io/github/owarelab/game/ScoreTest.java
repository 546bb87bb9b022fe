package io.github.owarelab.game;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class ScoreTest {
    @Test
    void halfSeedsAreWritten() {
        Score score = new Score(47, 49);
        assertThat(score).hasToString("23.5-24.5");
        assertThat(score.text(Side.NORTH)).isEqualTo("24.5");
        assertThat(score.halves(Side.SOUTH)).isEqualTo(47);
        assertThat(score.winner()).contains(Side.NORTH);
    }

    @Test
    void wholeSeedsHaveNoPoint() {
        assertThat(new Score(48, 48)).hasToString("24-24");
        assertThat(new Score(48, 48).winner()).isEmpty();
        assertThat(new Score(1, 0)).hasToString("0.5-0");
        assertThat(new Score(1, 0).winner()).contains(Side.SOUTH);
    }
}
