package io.github.owarelab.rules;

import static io.github.owarelab.reference.Boards.board;
import static io.github.owarelab.reference.Boards.legal;
import static io.github.owarelab.reference.Boards.rows;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.owarelab.game.Position;
import io.github.owarelab.game.Sowing;
import org.junit.jupiter.api.Test;

/** The boards that the description of the rules works out. */
class WorkedBoardsTest {
    private static final String ALL_FIFTEEN = "0 0 9 0 0 0 | 1 1 1 2 2 2";

    @Test
    void aSlamOfOneHouse() {
        Position abapa = board(RuleSet.ABAPA, "0 0 0 0 1 1 | 1 0 0 0 0 0");
        assertThat(legal(abapa)).isEqualTo("EF");
        assertThat(abapa.sowing(5).slamWithoutCapture()).isTrue();
        assertThat(rows(abapa.play(5))).isEqualTo("0 0 0 0 1 0 | 2 0 0 0 0 0");
        assertThat(legal(board(RuleSet.AWARI, "0 0 0 0 1 1 | 1 0 0 0 0 0"))).isEqualTo("E");
    }

    @Test
    void feeding() {
        assertThat(legal(board(RuleSet.ABAPA, "1 0 0 0 0 1 | 0 0 0 0 0 0"))).isEqualTo("F");
        Position over = board(RuleSet.ABAPA, "1 0 0 0 0 0 | 0 0 0 0 0 0");
        assertThat(over.result().orElseThrow().score()).hasToString("1-0");
    }

    @Test
    void laps() {
        Sowing twelve = board(RuleSet.ABAPA, "12 0 0 0 0 0 | 0 0 0 0 0 1").sowing(0);
        assertThat(twelve.captured()).isZero();
        assertThat(twelve.end()).hasToString("B");
        assertThat(rows(twelve.after())).isEqualTo("0 2 1 1 1 1 | 1 1 1 1 1 2");
        Sowing eleven = board(RuleSet.ABAPA, "11 0 0 0 0 0 | 1 0 0 0 0 1").sowing(0);
        assertThat(eleven.end()).hasToString("f");
        assertThat(eleven.captured()).isEqualTo(2);
    }

    @Test
    void chains() {
        Sowing three = board(RuleSet.ABAPA, "0 0 0 0 0 6 | 1 1 5 1 2 1").sowing(5);
        assertThat(three.captured()).isEqualTo(7);
        assertThat(three.capturedHouses().toString()).isEqualTo("[f, e, d]");
        assertThat(rows(three.after())).isEqualTo("0 0 0 0 0 0 | 2 2 6 0 0 0");
        Sowing five = board(RuleSet.ABAPA, "0 0 8 0 0 1 | 1 1 1 1 2 3").sowing(2);
        assertThat(five.captured()).isEqualTo(11);
        assertThat(five.slamWithoutCapture()).isFalse();
        assertThat(five.capturedHouses().toString()).isEqualTo("[e, d, c, b, a]");
        assertThat(rows(five.after())).isEqualTo("0 0 0 1 1 2 | 0 0 0 0 0 3");
    }

    @Test
    void allFifteen() {
        assertThat(rows(board(RuleSet.ABAPA, ALL_FIFTEEN).play(2))).isEqualTo("0 0 0 1 1 1 | 2 2 2 3 3 3");
        assertThat(board(RuleSet.WARI, ALL_FIFTEEN).result().orElseThrow().score())
                .hasToString("9-9");
        for (RuleSet rules : new RuleSet[] {RuleSet.AWARI, RuleSet.CASUAL}) {
            Position after = board(rules, ALL_FIFTEEN).play(2);
            assertThat(after.result().orElseThrow().score()).hasToString("18-0");
        }
        Sowing ouril = board(RuleSet.OURIL, ALL_FIFTEEN).sowing(2);
        assertThat(ouril.captured()).isEqualTo(15);
        assertThat(ouril.again()).isTrue();
        assertThat(legal(ouril.after())).isEqualTo("F");
    }
}
