package io.github.owarelab.rules;

import static io.github.owarelab.reference.Boards.board;
import static io.github.owarelab.reference.Boards.legal;
import static io.github.owarelab.reference.Boards.rows;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.owarelab.game.Position;
import io.github.owarelab.game.Side;
import io.github.owarelab.game.Sowing;
import org.junit.jupiter.api.Test;

/** F takes the last seeds of the other, E does not reach them. */
class GrandSlamTest {
    private static final String SLAM = "2 0 0 0 1 2 | 1 2 0 0 0 0";

    private static final String SLAM_BY_LAP = "0 0 0 0 18 4 | 0 0 0 0 0 0";

    @Test
    void noCaptureIsLegalAndTakesNothing() {
        Sowing slam = board(RuleSet.ABAPA, SLAM).sowing(5);
        assertThat(slam.slamWithoutCapture()).isTrue();
        assertThat(slam.captured()).isZero();
        assertThat(slam.capturedHouses()).isEmpty();
        assertThat(rows(slam.after())).isEqualTo("2 0 0 0 1 0 | 2 3 0 0 0 0");
    }

    @Test
    void forbiddenIsNoLegalMove() {
        Position position = board(RuleSet.WARI, SLAM);
        assertThat(legal(position)).isEqualTo("AE");
        assertThatThrownBy(() -> position.play(5)).hasMessageContaining("grand slam");
    }

    @Test
    void forbiddenEndsTheGameWhenOnlySlamsAreLeft() {
        Position position = board(RuleSet.WARI, "0 0 0 0 0 2 | 1 2 0 0 0 0");
        assertThat(legal(position)).isEmpty();
        assertThat(position.result().orElseThrow().reason()).isEqualTo(Ending.ONLY_SLAMS);
    }

    @Test
    void forbiddenUnlessForcedIsIllegalWhileAnotherMoveLeavesASeed() {
        Position position = board(RuleSet.AWARI, SLAM);
        assertThat(legal(position)).isEqualTo("AE");
        assertThatThrownBy(() -> position.play(5)).hasMessageContaining("leaves the other without a seed");
    }

    @Test
    void forbiddenUnlessForcedCapturesWhenNothingElseIsLeft() {
        Sowing slam = board(RuleSet.AWARI, "0 0 0 0 0 2 | 1 2 0 0 0 0").sowing(5);
        assertThat(slam.captured()).isEqualTo(5);
        assertThat(rows(slam.after())).isEqualTo("0 0 0 0 0 0 | 0 0 0 0 0 0");
        assertThat(slam.after().result().orElseThrow().reason()).isEqualTo(Ending.BOARD_EMPTY);
    }

    @Test
    void forbiddenUnlessForcedAllowsEveryMoveWhereAllStarve() {
        Position position = board(RuleSet.AWARI, "1 0 2 0 0 0 | 0 0 0 0 0 0");
        assertThat(legal(position)).isEqualTo("AC");
        Position after = position.play(2);
        assertThat(after.result().orElseThrow().reason()).isEqualTo(Ending.MOVER_HAS_NO_SEEDS);
        assertThat(after.result().orElseThrow().score()).hasToString("3-0");
    }

    @Test
    void forbiddenUnlessForcedPrefersAFeedingMoveToEveryStarvingOne() {
        assertThat(legal(board(RuleSet.AWARI, "1 0 2 0 2 0 | 0 0 0 0 0 0"))).isEqualTo("E");
    }

    @Test
    void captureTakesAll() {
        Sowing slam = board(RuleSet.CASUAL, SLAM).sowing(5);
        assertThat(slam.captured()).isEqualTo(5);
        assertThat(slam.again()).isFalse();
        assertThat(slam.after().result().orElseThrow().score()).hasToString("8-0");
    }

    @Test
    void captureAndFeedTakesAllAndMovesOnceMore() {
        Sowing slam = board(RuleSet.OURIL, "0 0 0 0 2 2 | 1 2 0 0 0 0").sowing(5);
        assertThat(slam.captured()).isEqualTo(5);
        assertThat(slam.again()).isTrue();
        assertThat(slam.after().toMove()).isEqualTo(Side.SOUTH);
        assertThat(legal(slam.after())).isEqualTo("E");
        assertThat(slam.after().play(4).toMove()).isEqualTo(Side.NORTH);
    }

    @Test
    void captureAndFeedEndsTheGameIfItCannotFeed() {
        Sowing slam = board(RuleSet.OURIL, "2 0 0 0 0 2 | 1 2 0 0 0 0").sowing(5);
        assertThat(slam.again()).isTrue();
        assertThat(slam.after().result().orElseThrow().reason()).isEqualTo(Ending.CANNOT_FEED);
        assertThat(slam.after().result().orElseThrow().score()).hasToString("7-0");
    }

    @Test
    void aLapOutOfAnEmptyRowThatIsASlamFeedsOnlyWhereItTakesNothing() {
        Sowing slam = board(RuleSet.ABAPA, SLAM_BY_LAP).sowing(4);
        assertThat(slam.slamWithoutCapture()).isTrue();
        assertThat(slam.forcedFeeding()).isTrue();
        assertThat(rows(slam.after())).isEqualTo("1 1 1 1 0 6 | 2 2 2 2 2 2");
        for (RuleSet rules : new RuleSet[] {RuleSet.WARI, RuleSet.AWARI, RuleSet.CASUAL, RuleSet.OURIL}) {
            assertThat(legal(board(rules, SLAM_BY_LAP))).as(rules.name()).isEqualTo("F");
        }
    }

    @Test
    void aMoveThatLeavesAnyHouseIsNoSlam() {
        Sowing sowing = board(RuleSet.ABAPA, "0 0 0 0 0 2 | 1 2 0 0 0 1").sowing(5);
        assertThat(sowing.slamWithoutCapture()).isFalse();
        assertThat(sowing.captured()).isEqualTo(5);
    }
}
