package io.github.owarelab.search;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.owarelab.game.Position;
import io.github.owarelab.rules.RuleSet;
import io.github.owarelab.tables.EndgameTables;
import org.junit.jupiter.api.Test;

class CaptureSearchTest {
    private final Evaluation evaluation = new Evaluation(RuleSet.ABAPA);
    private final NodeCount nodes = new NodeCount(new Watch(Limits.none()), Long.MAX_VALUE);
    private final CaptureSearch captures = new CaptureSearch(RuleSet.ABAPA, evaluation, EndgameTables.NONE, nodes);

    @Test
    void aBoardWithoutCapturesIsEvaluated() {
        Position start = Position.start(RuleSet.ABAPA);
        assertThat(value(start)).isEqualTo(evaluation.of(start.own(), start.other()));
        assertThat(countedNodes()).isZero();
    }

    /** F takes two, and nothing can be taken back. */
    @Test
    void captures() {
        Position before = position("0-0-0-0-0-1-1-0-0-4-0-0-0-0-S");
        Position after = before.play(5);
        assertThat(value(before)).isEqualTo(Points.of(2) - evaluation.of(after.own(), after.other()));
        assertThat(countedNodes()).isEqualTo(1);
    }

    /** The capture of two is answered by one of eight. */
    @Test
    void leavesACaptureThatCostsMore() {
        Position before = position("2-2-1-3-0-1-1-0-0-0-4-6-0-0-S");
        assertThat(value(before)).isEqualTo(evaluation.of(before.own(), before.other()));
        assertThat(countedNodes()).isPositive();
    }

    private long countedNodes() {
        nodes.publish();
        return nodes.seen();
    }

    private int value(Position position) {
        return captures.value(
                position.own(), position.other(), position.legalMoves(), -AlphaBeta.INFINITE, AlphaBeta.INFINITE);
    }

    private static Position position(String text) {
        return Position.parseAnyTotal(text, RuleSet.ABAPA);
    }
}
