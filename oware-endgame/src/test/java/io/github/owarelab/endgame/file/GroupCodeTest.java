package io.github.owarelab.endgame.file;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class GroupCodeTest {
    @Test
    void everyCodeOfEveryWidthIsTakenApart() {
        for (int width = 0; width <= GroupCode.MOST_WIDTH; width++) {
            int radix = GroupCode.radix(width);
            for (int first = 0; first < radix; first++) {
                for (int second = 0; second < radix; second++) {
                    int code = first * radix + second;
                    assertThat(code >>> width).isZero();
                    assertThat(GroupCode.first(code, width)).isEqualTo(first);
                    assertThat(GroupCode.second(code, width)).isEqualTo(second);
                }
            }
        }
    }

    @Test
    void widthIsTheLeastThatHoldsTwoDigits() {
        for (int digit = 0; digit < 128; digit++) {
            int width = GroupCode.width(digit);
            assertThat(GroupCode.radix(width)).isGreaterThan(digit);
            for (int narrower = 0; narrower < width; narrower++) {
                assertThat(GroupCode.radix(narrower)).isLessThanOrEqualTo(digit);
            }
        }
    }
}
