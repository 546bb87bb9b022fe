package io.github.owarelab.search;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class ReductionsTest {
    @Test
    void leaveAPlyToSearch() {
        for (int depth = 1; depth <= Limits.MOST_DEPTH; depth++) {
            for (int tried = 0; tried < 7; tried++) {
                assertThat(Reductions.of(depth, tried)).isBetween(0, Math.max(0, depth - 2));
            }
        }
    }

    @Test
    void growWithDepthAndMoves() {
        assertThat(Reductions.of(30, 0)).isZero();
        for (int depth = 2; depth <= Limits.MOST_DEPTH; depth++) {
            for (int tried = 1; tried < 7; tried++) {
                assertThat(Reductions.of(depth, tried))
                        .isGreaterThanOrEqualTo(Reductions.of(depth - 1, tried))
                        .isGreaterThanOrEqualTo(Reductions.of(depth, tried - 1));
            }
        }
    }
}
