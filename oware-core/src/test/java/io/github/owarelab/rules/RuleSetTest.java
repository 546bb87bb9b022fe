package io.github.owarelab.rules;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.owarelab.game.Position;
import org.junit.jupiter.api.Test;

class RuleSetTest {
    @Test
    void presetsAreThoseOfTheTable() {
        check(RuleSet.ABAPA, "abapa", GrandSlam.NO_CAPTURE, SingleSeeds.FREE, Repetition.FIRST_OWN_ROW, 100, 0);
        check(
                RuleSet.ABAPA_THREEFOLD,
                "abapa-threefold",
                GrandSlam.NO_CAPTURE,
                SingleSeeds.FREE,
                Repetition.THIRD_OWN_ROW,
                0,
                200);
        check(RuleSet.WARI, "wari", GrandSlam.FORBIDDEN, SingleSeeds.FREE, Repetition.THIRD_SPLIT, 0, 0);
        check(
                RuleSet.OURIL,
                "ouril",
                GrandSlam.CAPTURE_AND_FEED,
                SingleSeeds.ONLY_IF_ALL_SINGLE,
                Repetition.THIRD_OWN_ROW,
                0,
                0);
        check(RuleSet.CASUAL, "casual", GrandSlam.CAPTURE, SingleSeeds.FREE, Repetition.THIRD_OWN_ROW, 0, 0);
        check(
                RuleSet.AWARI,
                "awari",
                GrandSlam.FORBIDDEN_UNLESS_FORCED,
                SingleSeeds.FREE,
                Repetition.THIRD_SPLIT,
                0,
                0);
    }

    private static void check(
            RuleSet preset,
            String name,
            GrandSlam slam,
            SingleSeeds single,
            Repetition repetition,
            int captureless,
            int length) {
        assertThat(preset).isEqualTo(new RuleSet(name, 4, slam, single, repetition, captureless, length));
    }

    @Test
    void aFurtherCombinationIsAValueLikeAnyOther() {
        RuleSet rules = new RuleSet(
                "village", 5, GrandSlam.FORBIDDEN, SingleSeeds.ONLY_IF_ALL_SINGLE, Repetition.THIRD_SPLIT, 60, 300);
        assertThat(rules.totalSeeds()).isEqualTo(60);
        assertThat(Position.start(rules).play(5).total()).isEqualTo(60);
        assertThat(rules.withSeedsPerHouse(4))
                .isNotEqualTo(rules)
                .extracting(RuleSet::name)
                .isEqualTo("village");
    }

    @Test
    void rulesThatMoveAlikeAreNotEqualIfAnythingElseDiffers() {
        assertThat(RuleSet.ABAPA).isNotEqualTo(RuleSet.ABAPA_THREEFOLD);
        assertThat(Position.start(RuleSet.ABAPA)).isNotEqualTo(Position.start(RuleSet.ABAPA_THREEFOLD));
    }

    @Test
    void parametersAreChecked() {
        assertThatThrownBy(() -> RuleSet.ABAPA.withSeedsPerHouse(2))
                .hasMessageContaining("3 to 6 seeds a house, not 2");
        assertThatThrownBy(() -> limits(-1, 0)).hasMessage("a limit is a number of plies or 0 for none, not -1");
        assertThatThrownBy(() -> limits(0, -5)).hasMessage("a limit is a number of plies or 0 for none, not -5");
        assertThatThrownBy(() -> named("My Rules")).hasMessageContaining("lower-case");
        assertThatThrownBy(() -> named("")).hasMessageContaining("lower-case");
    }

    private static RuleSet limits(int captureless, int length) {
        return new RuleSet(
                "trial", 4, GrandSlam.CAPTURE, SingleSeeds.FREE, Repetition.THIRD_SPLIT, captureless, length);
    }

    private static RuleSet named(String name) {
        return new RuleSet(name, 4, GrandSlam.CAPTURE, SingleSeeds.FREE, Repetition.THIRD_SPLIT, 0, 0);
    }
}
