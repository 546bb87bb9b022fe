package io.github.owarelab.search;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class InWorkTest {
    private final InWork inWork = new InWork();

    @Test
    void knowsWhatHasBegunAndNotEnded() {
        long mark = InWork.mark(4, 5, 3, 10);
        assertThat(inWork.has(mark)).isFalse();
        inWork.begin(mark);
        assertThat(inWork.has(mark)).isTrue();
        assertThat(inWork.has(InWork.mark(4, 5, 2, 10))).isFalse();
        assertThat(inWork.has(InWork.mark(4, 5, 3, 9))).isFalse();
        assertThat(inWork.has(InWork.mark(5, 4, 3, 10))).isFalse();
        inWork.end(mark);
        assertThat(inWork.has(mark)).isFalse();
    }

    @Test
    void noMoveHasTheMarkOfNone() {
        assertThat(InWork.mark(0, 0, 0, 0)).isNotEqualTo(InWork.NO_MARK);
    }
}
