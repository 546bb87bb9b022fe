package io.github.owarelab.endgame.build;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.owarelab.endgame.build.SlowSolver.Board;
import io.github.owarelab.endgame.build.SlowSolver.Kind;
import io.github.owarelab.rules.GrandSlam;
import io.github.owarelab.rules.Repetition;
import io.github.owarelab.rules.RuleSet;
import io.github.owarelab.rules.SingleSeeds;
import java.util.List;
import java.util.Map;
import java.util.concurrent.atomic.AtomicBoolean;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Every value of every board of few seeds, for all combinations of the parameters that make moves. */
class SlowSolverTest {
    private static final int MOST_SEEDS = 5;

    @ParameterizedTest
    @EnumSource(GrandSlam.class)
    void allBoards(GrandSlam grandSlam) {
        for (SingleSeeds singleSeeds : SingleSeeds.values()) {
            compare(new RuleSet("made-up", 4, grandSlam, singleSeeds, Repetition.THIRD_SPLIT, 0, 0));
        }
    }

    private static void compare(RuleSet rules) {
        SlowSolver slow = new SlowSolver(rules);
        try (LayerFactory factory = new LayerFactory(rules, MOST_SEEDS, true, true, 1, new AtomicBoolean())) {
            for (int seeds = 0; seeds <= MOST_SEEDS; seeds++) {
                List<Layer> layers = factory.makeAndKeep();
                Map<Kind, Map<Board, Integer>> expected = slow.solve(seeds);
                for (Board board : SlowSolver.boards(seeds)) {
                    for (Kind kind : Kind.values()) {
                        assertThat(layers.get(kind.ordinal()).value(board.own(), board.other()))
                                .as("%s of %s under %s", kind, board, rules)
                                .isEqualTo(expected.get(kind).get(board));
                    }
                }
            }
        }
    }
}
