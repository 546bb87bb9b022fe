package io.github.owarelab.rules;

import static io.github.owarelab.reference.Boards.board;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.owarelab.game.Position;
import io.github.owarelab.game.Result;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class MajorityTest {
    @Test
    void moreThanHalfEndsTheGameAndEachSideTakesItsRow() {
        Position position = board(RuleSet.ABAPA, "0 0 0 0 0 1 | 1 3 0 0 0 0", 23, 20);
        Result result = position.play(5).result().orElseThrow();
        assertThat(result.reason()).isEqualTo(Ending.MAJORITY);
        assertThat(result.score()).hasToString("25-23");
    }

    @Test
    void halfDoesNot() {
        assertThat(board(RuleSet.ABAPA, "0 0 0 0 0 1 | 1 3 0 0 0 0", 24, 19).result())
                .isEmpty();
        assertThat(board(RuleSet.ABAPA, "0 0 0 0 0 1 | 1 3 0 0 0 0", 19, 24).result())
                .isEmpty();
    }

    @Test
    void itIsTestedBeforeLegalMoves() {
        assertThat(reason(board(RuleSet.ABAPA, "0 0 0 0 0 0 | 1 3 0 0 0 0", 25, 19)))
                .isEqualTo(Ending.MAJORITY);
        assertThat(reason(board(RuleSet.ABAPA, "0 0 0 0 0 0 | 1 3 0 0 0 0", 19, 25)))
                .isEqualTo(Ending.MAJORITY);
    }

    @Test
    void itIsHalfOfTheSeedsOfTheRules() {
        String rows = "0 0 0 0 0 1 | 1 3 0 0 0 0";
        assertThat(board(RuleSet.CASUAL.withSeedsPerHouse(6), rows, 36, 31).result())
                .isEmpty();
        assertThat(reason(board(RuleSet.CASUAL.withSeedsPerHouse(6), rows, 37, 30)))
                .isEqualTo(Ending.MAJORITY);
        assertThat(reason(board(RuleSet.CASUAL.withSeedsPerHouse(3), rows, 19, 0)))
                .isEqualTo(Ending.MAJORITY);
    }

    @Test
    void kalahAndCongkakKnowNone() {
        assertThat(board(new Kalah(4, false), "0 0 0 0 0 1 | 1 3 0 0 0 0", 43, 0)
                        .result())
                .isEqualTo(Optional.empty());
        assertThat(board(new Congkak(6, 6, false), "0 0 0 0 0 1 | 1 3 0 0 0 0", 67, 0)
                        .result())
                .isEmpty();
    }

    private static Ending reason(Position position) {
        return position.result().orElseThrow().reason();
    }
}
