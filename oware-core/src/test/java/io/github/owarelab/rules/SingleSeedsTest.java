package io.github.owarelab.rules;

import static io.github.owarelab.reference.Boards.board;
import static io.github.owarelab.reference.Boards.legal;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.owarelab.game.Position;
import org.junit.jupiter.api.Test;

class SingleSeedsTest {
    @Test
    void singlesWaitWhileALargerHouseExists() {
        Position position = board(RuleSet.OURIL, "1 0 2 1 3 1 | 4 4 4 4 4 4");
        assertThat(legal(position)).isEqualTo("CE");
        assertThatThrownBy(() -> position.play(0)).hasMessageContaining("single seed");
    }

    @Test
    void singlesMayBeSownIfAllAreSingle() {
        assertThat(legal(board(RuleSet.OURIL, "1 0 0 1 0 1 | 4 4 4 4 4 4"))).isEqualTo("ADF");
    }

    @Test
    void theBanComesBeforeFeeding() {
        Position position = board(RuleSet.OURIL, "2 0 0 0 0 1 | 0 0 0 0 0 0");
        assertThat(legal(position)).isEmpty();
        assertThat(position.result().orElseThrow().reason()).isEqualTo(Ending.CANNOT_FEED);
        assertThat(position.result().orElseThrow().score()).hasToString("3-0");
    }

    @Test
    void elsewhereSinglesAreFree() {
        assertThat(legal(board(RuleSet.ABAPA, "1 0 2 1 3 1 | 4 4 4 4 4 4"))).isEqualTo("ACDEF");
    }
}
