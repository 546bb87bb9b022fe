package io.github.owarelab.rules;

import static io.github.owarelab.reference.Boards.board;
import static io.github.owarelab.reference.Boards.legal;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.owarelab.game.Position;
import org.junit.jupiter.api.Test;

class FeedTest {
    @Test
    void onlyMovesThatReachTheEmptyRowAreLegal() {
        assertThat(legal(board(RuleSet.ABAPA, "6 4 4 3 1 1 | 0 0 0 0 0 0"))).isEqualTo("ACDF");
    }

    @Test
    void aMoveThatDoesNotFeedSaysSo() {
        Position position = board(RuleSet.ABAPA, "3 0 0 0 0 1 | 0 0 0 0 0 0");
        assertThatThrownBy(() -> position.play(0)).hasMessageContaining("leaves no seed in it");
        assertThat(position.sowing(5).forcedFeeding()).isTrue();
    }

    @Test
    void theRowNeedNotBeFedWhenItIsEmptyOnlyAfterTheMove() {
        assertThat(legal(board(RuleSet.CASUAL, "2 0 0 0 0 1 | 1 0 0 0 0 0"))).isEqualTo("AF");
        assertThat(board(RuleSet.CASUAL, "2 0 0 0 0 1 | 1 0 0 0 0 0").sowing(5).captured())
                .isEqualTo(2);
    }

    @Test
    void feedingCountsAfterTheCapture() {
        assertThat(legal(board(RuleSet.CASUAL, "0 0 0 0 18 0 | 0 0 0 0 0 0"))).isEmpty();
        assertThat(legal(board(RuleSet.ABAPA, "0 0 0 0 18 0 | 0 0 0 0 0 0"))).isEqualTo("E");
    }

    @Test
    void aLargeHouseThatEndsInTheOwnRowFeeds() {
        assertThat(legal(board(RuleSet.CASUAL, "8 0 0 0 0 9 | 0 0 0 0 0 0"))).isEqualTo("AF");
    }

    @Test
    void withoutAnEmptyRowNothingNeedsToFeed() {
        assertThat(legal(board(RuleSet.ABAPA, "1 1 0 0 0 0 | 0 0 0 0 0 1"))).isEqualTo("AB");
        assertThat(board(RuleSet.ABAPA, "1 1 0 0 0 0 | 0 0 0 0 0 1").sowing(0).forcedFeeding())
                .isFalse();
    }
}
