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

class CongkakTest {
    private static final Congkak CONGKAK = new Congkak(7, 7, false);
    private static final Congkak ROW_EMPTY = new Congkak(7, 7, true);

    @Test
    void aLastSeedInTheStoreMovesAgain() {
        Sowing sowing = board(CONGKAK, "1 0 0 0 0 2 0 | 0 0 0 0 0 0 3").sowing(5);
        assertThat(sowing.again()).isTrue();
        assertThat(sowing.after().toMove()).isEqualTo(Side.SOUTH);
        assertThat(rows(sowing.after())).isEqualTo("1 0 0 0 0 0 1 | 0 0 0 0 0 0 3");
    }

    @Test
    void aLastSeedInAnOwnOccupiedHouseIsSownOn() {
        Sowing sowing = board(CONGKAK, "2 0 1 0 0 0 0 | 0 0 0 0 0 0 3").sowing(0);
        assertThat(rows(sowing.after())).isEqualTo("0 1 0 1 1 0 0 | 0 0 0 0 0 0 3");
        assertThat(sowing.path().toString()).isEqualTo("[B, C, D, E]");
        assertThat(sowing.captured()).isZero();
    }

    @Test
    void aLastSeedInTheOthersOccupiedHouseIsSownOn() {
        Sowing sowing = board(CONGKAK, "0 0 0 0 0 0 2 | 1 0 0 0 0 0 3").sowing(6);
        assertThat(rows(sowing.after())).isEqualTo("0 0 0 0 0 0 0 | 0 1 1 0 0 0 3");
        assertThat(sowing.after().store(Side.SOUTH)).isEqualTo(1);
        assertThat(sowing.after().toMove()).isEqualTo(Side.NORTH);
    }

    @Test
    void theOthersStoreIsSkipped() {
        Sowing sowing = board(CONGKAK, "0 0 0 0 0 0 9 | 1 1 1 1 1 1 1", 0, 40).sowing(6);
        assertThat(rows(sowing.after())).isEqualTo("0 0 0 0 0 0 0 | 2 2 2 2 2 2 0");
        assertThat(sowing.after().store(Side.NORTH)).isEqualTo(40);
    }

    @Test
    void aLastSeedInAnOwnEmptyHouseTakesItselfAndThoseOpposite() {
        Sowing sowing = board(CONGKAK, "1 0 0 0 0 0 1 | 0 0 0 0 0 5 2").sowing(0);
        assertThat(sowing.captured()).isEqualTo(6);
        assertThat(rows(sowing.after())).isEqualTo("0 0 0 0 0 0 1 | 0 0 0 0 0 0 2");
        assertThat(sowing.after().store(Side.SOUTH)).isEqualTo(6);
    }

    @Test
    void anEmptyHouseOppositeEndsTheTurn() {
        Sowing sowing = board(CONGKAK, "1 0 0 0 0 0 1 | 5 0 0 0 0 0 2").sowing(0);
        assertThat(rows(sowing.after())).isEqualTo("0 1 0 0 0 0 1 | 5 0 0 0 0 0 2");
        assertThat(sowing.after().toMove()).isEqualTo(Side.NORTH);
    }

    @Test
    void fifteenSeedsEndInTheirEmptyOrigin() {
        Sowing sowing = board(CONGKAK, "15 0 0 0 0 0 0 | 0 0 0 0 0 0 0").sowing(0);
        assertThat(sowing.captured()).isEqualTo(2);
        assertThat(rows(sowing.after())).isEqualTo("0 1 1 1 1 1 1 | 1 1 1 1 1 1 0");
    }

    @Test
    void theOriginIsLiftedAgainIfItWasSownBefore() {
        Sowing sowing = board(CONGKAK, "30 0 0 0 0 0 0 | 0 0 0 0 0 0 0").sowing(0);
        assertThat(rows(sowing.after())).isEqualTo("1 4 0 3 3 0 3 | 0 3 3 0 0 3 0");
        assertThat(sowing.captured()).isEqualTo(4);
        assertThat(sowing.after().store(Side.SOUTH)).isEqualTo(7);
    }

    @Test
    void aSideWithoutSeedsIsPassedOver() {
        Sowing sowing = board(CONGKAK, "1 0 0 0 0 0 1 | 0 0 0 0 0 0 0").sowing(0);
        assertThat(sowing.passed()).isTrue();
        assertThat(sowing.again()).isFalse();
        assertThat(sowing.after().toMove()).isEqualTo(Side.SOUTH);
    }

    @Test
    void aSideThatMovesAgainWithoutSeedsIsPassedOverToo() {
        Sowing sowing = board(CONGKAK, "0 0 0 0 0 0 1 | 0 0 0 0 1 0 0").sowing(6);
        assertThat(sowing.passed()).isTrue();
        assertThat(sowing.again()).isTrue();
        assertThat(sowing.after().toMove()).isEqualTo(Side.NORTH);
        assertThat(legal(sowing.after())).isEqualTo("e");
    }

    @Test
    void aPositionGivenWithoutSeedsToMoveIsPassed() {
        Position position = board(CONGKAK, "0 0 0 0 0 0 0 | 0 0 0 0 1 0 0");
        assertThat(position.toMove()).isEqualTo(Side.NORTH);
        assertThat(position.result()).isEmpty();
    }

    @Test
    void theRoundIsPlayedUntilTheHousesAreEmpty() {
        Sowing sowing = board(CONGKAK, "0 0 0 0 0 0 1 | 0 0 0 0 0 0 0", 61, 36).sowing(6);
        assertThat(sowing.again()).isTrue();
        assertThat(sowing.passed()).isFalse();
        assertThat(sowing.after().result().orElseThrow().reason()).isEqualTo(Ending.BOARD_EMPTY);
        assertThat(sowing.after().result().orElseThrow().score()).hasToString("62-36");
    }

    @Test
    void itCanEndWhenARowIsEmptyInstead() {
        Sowing sowing =
                board(ROW_EMPTY, "0 0 0 0 0 0 1 | 0 0 0 0 4 0 0", 50, 43).sowing(6);
        assertThat(sowing.again()).isTrue();
        assertThat(sowing.passed()).isFalse();
        assertThat(sowing.after().result().orElseThrow().reason()).isEqualTo(Ending.ROW_EMPTY);
        assertThat(sowing.after().result().orElseThrow().score()).hasToString("51-47");
        assertThat(board(ROW_EMPTY, "1 0 0 0 0 0 1 | 0 0 0 0 0 0 0").legalMoves())
                .isZero();
    }

    @Test
    void sixHousesWork() {
        Sowing sowing =
                board(new Congkak(6, 6, false), "0 0 0 0 2 1 | 0 0 0 0 0 1").sowing(4);
        assertThat(rows(sowing.after())).isEqualTo("0 0 0 0 0 2 | 0 0 0 0 0 1");
        assertThat(sowing.again()).isTrue();
    }

    @Test
    void housesAndSeedsAreChecked() {
        assertThatThrownBy(() -> new Congkak(8, 7, false)).hasMessageContaining("6 or 7 houses a row, not 8");
        assertThatThrownBy(() -> new Congkak(7, 0, false)).hasMessageContaining("1 to 9 seeds a house, not 0");
        assertThatThrownBy(() -> new Congkak(7, 10, false)).hasMessageContaining("1 to 9 seeds a house, not 10");
    }
}
