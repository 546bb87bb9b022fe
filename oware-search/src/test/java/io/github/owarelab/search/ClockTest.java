package io.github.owarelab.search;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.owarelab.game.Position;
import io.github.owarelab.rules.RuleSet;
import java.time.Duration;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ClockTest {
    private static Clock clock(long left, long increment, int movesToGo) {
        return new Clock(Duration.ofMillis(left), Duration.ofMillis(increment), movesToGo);
    }

    @ParameterizedTest
    @CsvSource({
        "0, 0, 0",
        "1, 0, 0",
        "20, 0, 0",
        "20, 5000, 0",
        "1000, 0, 1",
        "1000, 0, 2",
        "60000, 0, 0",
        "60000, 1000, 40",
        "3600000, 0, 1000000"
    })
    void neverTakesMoreThanThereIs(long left, long increment, int movesToGo) {
        Clock clock = clock(left, increment, movesToGo);
        Duration most = Duration.ofMillis(Math.max(1, left - 10));

        assertThat(clock.usual()).isPositive().isLessThanOrEqualTo(clock.longest());
        assertThat(clock.longest()).isLessThanOrEqualTo(most);
    }

    @Test
    void theLastMoveBeforeMoreTimeMayTakeAll() {
        assertThat(clock(1000, 0, 1).longest()).isEqualTo(Duration.ofMillis(985));
    }

    @Test
    void anIncrementIsMostlySpent() {
        assertThat(clock(10_015, 1000, 0).usual()).isEqualTo(Duration.ofMillis(400 + 750));
    }

    @Test
    void aGameCanBePlayedToItsEnd() {
        long left = 10_000;
        for (int move = 0; move < 120; move++) {
            left -= clock(left, 0, 0).usual().toMillis();
        }
        assertThat(left).isPositive();
    }

    @Test
    void aFlagThatFallsStillGivesAMove() {
        Limits flagging = Limits.clock(Duration.ZERO, Duration.ZERO, 0);
        Searcher searcher = Searcher.builder().hashMebibytes(1).withoutTables().build();
        SearchResult result = searcher.search(Position.start(RuleSet.ABAPA), flagging);
        assertThat(result.move()).isNotNegative();
    }

    @Test
    void refusesWhatCannotBe() {
        assertThatThrownBy(() -> clock(-1, 0, 0))
                .hasMessage("a clock cannot be negative, but is PT-0.001S with an increment of PT0S");
        assertThatThrownBy(() -> clock(0, 0, -1)).hasMessage("moves to go cannot be negative, but are -1");
    }
}
