package io.github.owarelab.rules;

import static io.github.owarelab.reference.Boards.board;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.owarelab.game.Position;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The game ends and each side takes its own row. */
class NoLegalMoveTest {
    @ParameterizedTest
    @CsvSource({
        "abapa, 0 0 0 0 0 0 | 3 4 3 0 0 0, 20, 18, MOVER_HAS_NO_SEEDS, 20-28",
        "abapa, 3 4 3 0 0 0 | 0 0 0 0 0 0, 15, 23, CANNOT_FEED, 25-23",
        "abapa, 0 0 0 0 0 0 | 0 0 0 0 0 0, 24, 24, BOARD_EMPTY, 24-24",
        "wari, 0 0 0 0 2 0 | 1 0 0 0 0 0, 22, 23, ONLY_SLAMS, 24-24",
        "wari, 0 0 9 0 0 0 | 1 1 1 2 2 2, 15, 15, ONLY_SLAMS, 24-24",
        "ouril, 0 3 0 2 0 0 | 0 0 0 0 0 0, 19, 24, CANNOT_FEED, 24-24",
        "awari, 0 0 0 0 0 0 | 0 0 1 3 1 1, 23, 19, MOVER_HAS_NO_SEEDS, 23-25",
        "casual, 0 0 0 0 0 0 | 17 0 0 1 1 4, 6, 19, MOVER_HAS_NO_SEEDS, 6-42"
    })
    void eachSideTakesItsRow(String rules, String rows, int own, int other, Ending reason, String score) {
        Position position = board(RulesByName.of(rules), rows, own, other);
        assertThat(position.legalMoves()).isZero();
        assertThat(position.result().orElseThrow().reason()).isEqualTo(reason);
        assertThat(position.result().orElseThrow().score()).hasToString(score);
        assertThatThrownBy(() -> position.play(1)).hasMessageContaining("the game is over (" + reason.text() + ")");
    }
}
