package io.github.owarelab.endgame.build;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.owarelab.endgame.file.Workers;
import io.github.owarelab.rules.RuleSet;
import java.util.List;
import java.util.concurrent.atomic.AtomicBoolean;
import org.junit.jupiter.api.Test;

/** Lower and upper bounds: how many are exact, and how they lie about the split value. */
class BoundsTest {
    /** Two programs agree on these counts. */
    @Test
    void exactBoardsOfAbapa() {
        long[] exact = new long[14];
        try (LayerFactory factory = new LayerFactory(RuleSet.ABAPA, 13, false, true, 2, new AtomicBoolean())) {
            for (int seeds = 0; seeds < exact.length; seeds++) {
                List<Layer> bounds = factory.makeAndKeep();
                exact[seeds] = bounds.get(0).equalBoards(bounds.get(1), Workers.ALONE);
            }
        }
        assertThat(exact[4]).isEqualTo(994);
        assertThat(exact[6]).isEqualTo(10_168);
        assertThat(exact[8]).isEqualTo(46_171);
        assertThat(exact[10]).isEqualTo(125_450);
        assertThat(exact[12]).isEqualTo(254_237);
        assertThat(exact[13]).isEqualTo(370_996);
    }

    @Test
    void splitValuesLieBetweenTheBounds() {
        for (RuleSet rules : List.of(RuleSet.ABAPA, RuleSet.WARI, RuleSet.OURIL, RuleSet.CASUAL, RuleSet.AWARI)) {
            try (LayerFactory factory = new LayerFactory(rules, 9, true, true, 1, new AtomicBoolean())) {
                for (int seeds = 0; seeds <= 9; seeds++) {
                    assertBetween(factory.makeAndKeep());
                }
            }
        }
    }

    private static void assertBetween(List<Layer> planes) {
        for (int sum = 0; sum <= planes.get(0).seeds; sum++) {
            Slices split = planes.get(0).block(sum);
            for (int slice = 0; slice < split.count; slice++) {
                for (int entry = 0; entry < split.length; entry++) {
                    assertThat(split.get(slice, entry))
                            .isBetween(
                                    planes.get(1).block(sum).get(slice, entry),
                                    planes.get(2).block(sum).get(slice, entry));
                }
            }
        }
    }
}
