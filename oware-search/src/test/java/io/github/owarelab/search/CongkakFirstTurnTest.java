package io.github.owarelab.search;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.owarelab.game.Position;
import io.github.owarelab.game.Side;
import io.github.owarelab.rules.RulesByName;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The first player of Congkak can take every seed: a first turn of many moves, then what is left is solved. */
class CongkakFirstTurnTest {
    private static final String SIX = "AFFDBFFBFFCECADFEDBDECAFEDFCFFAFBEFFDBE";
    private static final String SEVEN = "AGGECEGGDCDFAGDDFECEDBGDGAFBFBEGGFCDBDBAFAGDGBGEF";

    private final Solver solver =
            Solver.builder().hashMebibytes(64).withoutTables().build();

    @ParameterizedTest
    @CsvSource({
        "congkak6, " + SIX + ", 67, 5",
        "congkak6-row-empty, " + SIX + ", 67, 5",
        "congkak, " + SEVEN + ", 93, 5",
        "congkak-row-empty, " + SEVEN + ", 93, 5"
    })
    void theFirstTurnWinsEverySeed(String rules, String turn, int stored, int left) {
        Position position = Position.start(RulesByName.of(rules));
        for (char letter : turn.toCharArray()) {
            assertThat(position.toMove()).isEqualTo(Side.SOUTH);
            position = position.play(letter - 'A');
        }
        assertThat(position.toMove()).isEqualTo(Side.NORTH);
        assertThat(position.store(Side.SOUTH)).isEqualTo(stored);
        assertThat(position.store(Side.NORTH)).isZero();
        assertThat(solver.solve(position, Limits.none()).value()).isEqualTo(-left);
        assertThat(stored + left).isEqualTo(position.total());
    }

    @Test
    void congkakOfSixIsSolvedFromTheStart() {
        Solution solution = solver.solve(Position.start(RulesByName.of("congkak6")), Limits.none());
        assertThat(solution.value()).isEqualTo(72);
    }
}
