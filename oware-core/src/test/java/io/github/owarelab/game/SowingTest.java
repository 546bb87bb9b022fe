package io.github.owarelab.game;

import static io.github.owarelab.reference.Boards.board;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.owarelab.rules.Kalah;
import io.github.owarelab.rules.RuleSet;
import org.junit.jupiter.api.Test;

/** What a board needs to draw one move. */
class SowingTest {
    @Test
    void theWholePath() {
        Sowing sowing = board(RuleSet.ABAPA, "0 0 0 0 0 13 | 0 0 0 0 0 1").sowing(5);
        assertThat(sowing.path().toString()).isEqualTo("[a, b, c, d, e, f, A, B, C, D, E, a, b]");
        assertThat(sowing.end()).isEqualTo(new Place(Side.NORTH, 1));
        assertThat(sowing.letter()).isEqualTo('F');
    }

    @Test
    void northSowsToo() {
        Position position = Position.parseAnyTotal("1-0-0-0-0-1-0-0-0-0-0-1-0-0-N", RuleSet.ABAPA);
        Sowing sowing = position.sowing(5);
        assertThat(sowing.letter()).isEqualTo('f');
        assertThat(sowing.path()).containsExactly(new Place(Side.SOUTH, 0));
        assertThat(sowing.capturedHouses()).containsExactly(new Place(Side.SOUTH, 0));
        assertThat(sowing.captured()).isEqualTo(2);
        assertThat(sowing.after().store(Side.NORTH)).isEqualTo(2);
    }

    @Test
    void throughTheStore() {
        Sowing sowing = board(new Kalah(4, false), "0 0 4 0 0 1 | 1 1 1 1 1 1").sowing(2);
        assertThat(sowing.path().toString()).isEqualTo("[D, E, F, South's store]");
        assertThat(sowing.end()).isEqualTo(Place.store(Side.SOUTH));
        assertThat(sowing.captured()).isZero();
        assertThat(sowing.forcedFeeding()).isFalse();
    }

    @Test
    void forcedFeedingOnlyWhereTheRowWasEmptyAndIsFed() {
        assertThat(board(RuleSet.ABAPA, "1 0 0 0 0 1 | 0 0 0 0 0 0").sowing(5).forcedFeeding())
                .isTrue();
        assertThat(board(RuleSet.ABAPA, "1 0 0 0 0 1 | 0 0 0 0 0 4").sowing(5).forcedFeeding())
                .isFalse();
        assertThat(board(RuleSet.AWARI, "1 0 0 0 0 0 | 0 0 0 0 0 0").sowing(0).forcedFeeding())
                .isFalse();
    }
}
