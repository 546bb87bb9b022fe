package io.github.owarelab.search;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;

import io.github.owarelab.game.Position;
import io.github.owarelab.rules.Kalah;
import io.github.owarelab.rules.RuleSet;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Published values: Irving, Donkers and Uiterwijk 2000 without empty capture, Rawlings 2015 with it. */
class SolverTest {
    private static final Position FOUR = Position.start(new Kalah(4, false));

    private final Solver solver =
            Solver.builder().hashMebibytes(512).withoutTables().build();

    @ParameterizedTest
    @CsvSource({"1,false,2", "2,false,6", "3,false,2", "1,true,2", "2,true,10", "3,true,2"})
    void smallKalahHasItsPublishedValue(int seeds, boolean emptyCapture, int value) {
        Solution solution = solver.solve(Position.start(new Kalah(seeds, emptyCapture)), Limits.none());
        assertThat(solution.value()).isEqualTo(value);
    }

    @ParameterizedTest
    @CsvSource({"false,8", "true,10"})
    @Tag("slow")
    void kalahOfFourHasItsPublishedValue(boolean emptyCapture, int value) {
        Position start = Position.start(new Kalah(4, emptyCapture));
        assertThat(solver.solve(start, Limits.none()).value()).isEqualTo(value);
    }

    @Test
    @Tag("longest")
    void kalahOfFourHasItsPublishedFirstMoves() {
        Position start = Position.start(new Kalah(4, false));
        assertThat(values(start)).containsExactly(-14, -10, 8, -2, -8, 4);
        assertThat(values(start.play(2))).containsExactly(-6, 0, 2, 4, 8);
    }

    @Test
    @Tag("longest")
    void kalahOfFourWithEmptyCaptureHasItsPublishedFirstMoves() {
        Position start = Position.start(new Kalah(4, true));
        assertThat(values(start)).containsExactly(-14, -8, 10, -2, -6, 4);
        assertThat(values(start.play(2))).containsExactly(-8, -2, 2, 4, 10);
    }

    /** All first moves that take less than a minute each: not the first house, and not those that end best. */
    @ParameterizedTest
    @CsvSource({"false,3,-2", "false,4,-8", "true,1,-8", "true,3,-2", "true,4,-6", "true,5,4"})
    @Tag("slow")
    void quickerFirstMovesHaveTheirPublishedValues(boolean emptyCapture, int house, int value) {
        Position after = Position.start(new Kalah(4, emptyCapture)).play(house);
        int lead = after.store(after.toMove().opposite()) - after.store(after.toMove());
        assertThat(lead - solver.solve(after, Limits.none()).value()).isEqualTo(value);
    }

    /** Of each move, with what the stores gained before. */
    private List<Integer> values(Position position) {
        int lead = position.store(position.toMove())
                - position.store(position.toMove().opposite());
        return solver.solveMoves(position, Limits.none()).stream()
                .map(move -> lead + move.value())
                .toList();
    }

    @Test
    void aSearchCutShortTellsWhatItProved() {
        Solution solution = solver.solve(FOUR, Limits.nodes(1_000_000));
        assertThat(solution.nodes()).isEqualTo(1_000_000);
        assertThat(solution.isExact()).isFalse();
        assertThat(solution.lower()).isBetween(-48, 8);
        assertThat(solution.upper()).isBetween(8, 48);
        assertThatIllegalStateException().isThrownBy(solution::value).withMessageContaining("not exact");
        assertThat(solver.solve(FOUR, Limits.time(Duration.ZERO)).nodes()).isZero();
    }

    @Test
    void theListenerCanEndIt() {
        List<Solution> bounds = new ArrayList<>();
        Solver[] listened = new Solver[1];
        listened[0] = Solver.builder()
                .withoutTables()
                .listener(bound -> {
                    bounds.add(bound);
                    listened[0].cancel();
                })
                .build();
        Solution solution = listened[0].solve(Position.start(new Kalah(2, false)), Limits.none());
        assertThat(bounds).hasSize(1);
        assertThat(solution.isExact()).isFalse();
        assertThat(solution.lower()).isEqualTo(bounds.get(0).lower());
    }

    @Test
    void anEndedGameIsExact() {
        Position end = Position.parseAnyTotal("0-0-0-0-0-0-1-2-0-0-0-0-5-4-S", new Kalah(4, false));
        Solution solution = solver.solve(end, Limits.none());
        assertThat(solution.value()).isEqualTo(-3);
        assertThat(solution.house()).isEqualTo(-1);
        assertThat(solver.solveMoves(end, Limits.none())).isEmpty();
    }

    /** F is a slam and takes nothing; E feeds. */
    @Test
    void owareIsLeftToTheSearcher() {
        Position position = Position.parseAnyTotal("0-0-0-0-1-1-1-0-0-0-0-0-0-0-S", RuleSet.ABAPA);
        Solution solution = solver.solve(position, Limits.depth(40));
        assertThat(solution.isExact()).isTrue();
        assertThat(solver.solveMoves(position, Limits.depth(40)))
                .extracting(Solution::house)
                .containsExactly(4, 5);
    }

    /** The searcher of the first game takes its memory, much longer than a thousand nodes. */
    @Test
    void timeCountsFromTheCallOn() {
        Position start = Position.start(RuleSet.ABAPA);
        long begin = System.nanoTime();
        Duration told = solver.solve(start, Limits.nodes(1000)).time();
        Duration passed = Duration.ofNanos(System.nanoTime() - begin);
        assertThat(told).isBetween(passed.dividedBy(2), passed);
    }

    @Test
    void preparingTakesTheTimeOfTheFirstSolutionBeforehand() {
        solver.prepare(RuleSet.ABAPA);
        solver.prepare(new Kalah(4, false));
        assertThat(solver.solve(Position.start(RuleSet.ABAPA), Limits.nodes(1000))
                        .nodes())
                .isEqualTo(1000);
    }

    @Test
    void limitsThatMeanNothingAreRefused() {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> solver.solve(FOUR, Limits.depth(9)))
                .withMessage("kalah is solved to the end of the game: nodes and time can be limited, depth cannot");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> solver.solve(FOUR, Limits.none().withLines(2)))
                .withMessage("a solver has one line, not 2");
    }
}
