package io.github.owarelab.search;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.owarelab.game.Game;
import io.github.owarelab.game.Position;
import io.github.owarelab.rules.Rules;
import io.github.owarelab.rules.RulesByName;
import java.util.OptionalInt;
import java.util.Random;
import net.jqwik.api.Assume;
import net.jqwik.api.EdgeCasesMode;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;

/** Solutions are compared with a search of the whole tree by the checked rules. */
class SolverProperties {
    private static final int REFERENCE_NODES = 50_000;

    /** One for all: what was proved under other rules must do no harm. */
    private final Solver used =
            Solver.builder().hashMebibytes(1).withoutTables().build();

    @Property(tries = 1000, edgeCases = EdgeCasesMode.NONE)
    void solutionsAreExact(
            @ForAll @IntRange(min = 1, max = 6) int game,
            @ForAll @IntRange(min = 1, max = 12) int seeds,
            @ForAll @IntRange(max = 4) int played,
            @ForAll long seed) {
        Position position = position(game, seeds, played, seed);
        Solution solution = used.solve(position, Limits.none());
        assertThat(solution.value()).as("%s", solution).isEqualTo(slowValue(position));
        if (solution.house() >= 0) {
            Position next = position.play(solution.house());
            int value = used.solve(next, Limits.none())
                    .asMove(position, solution.house())
                    .value();
            assertThat(value).as("%s", solution).isEqualTo(solution.value());
        }
    }

    @Property(tries = 300, edgeCases = EdgeCasesMode.NONE)
    void theBestMoveHasTheValueOfThePosition(
            @ForAll @IntRange(min = 1, max = 6) int game,
            @ForAll @IntRange(min = 1, max = 20) int seeds,
            @ForAll long seed) {
        Position position = position(game, seeds, 0, seed);
        Assume.that(position.legalMoves() != 0);
        int value = used.solve(position, Limits.none()).value();
        assertThat(used.solveMoves(position, Limits.none()).stream().mapToInt(Solution::value))
                .as("%s", position)
                .hasSize(Integer.bitCount(position.legalMoves()))
                .allMatch(move -> move <= value)
                .contains(value);
    }

    /** A board of one of the games without repetition, by number. */
    private static Position position(int game, int seeds, int played, long seed) {
        Rules rules = RulesByName.all().stream()
                .filter(some -> !some.canRepeat())
                .toList()
                .get(game - 1);
        Random random = new Random(seed);
        return Boards.playRandomly(new Game(Boards.random(rules, seeds, random)), played, random)
                .position();
    }

    private static int slowValue(Position position) {
        OptionalInt value = SlowSearch.netValue(new Game(position), REFERENCE_NODES);
        Assume.that(value.isPresent());
        return value.getAsInt();
    }
}
