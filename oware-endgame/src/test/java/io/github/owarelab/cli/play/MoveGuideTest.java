package io.github.owarelab.cli.play;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.owarelab.game.Position;
import io.github.owarelab.rules.Kalah;
import io.github.owarelab.rules.RuleSet;
import org.junit.jupiter.api.Test;

class MoveGuideTest {
    private final MoveGuide guide = new MoveGuide(Messages.of("en"));

    private static Position abapa(String text) {
        return Position.parseAnyTotal(text, RuleSet.ABAPA);
    }

    @Test
    void tellsWhereASowingEndsAndWhatItTakes() {
        assertThat(guide.moves(abapa("1-0-0-0-0-6-1-1-5-1-2-1-0-0-S")))
                .containsExactly("  A: ends in B", "  F: ends in f, takes 7 from f e d");
    }

    @Test
    void warnsOfASlamThatTakesNothing() {
        assertThat(guide.moves(abapa("0-0-0-0-1-1-1-0-0-0-0-0-0-0-S")))
                .containsExactly("  E: ends in F", "  F: ends in a, a grand slam that takes nothing");
    }

    @Test
    void tellsOfBonusMoves() {
        assertThat(guide.moves(Position.start(new Kalah(4, false)))).contains("  C: ends in the store, moves again");
    }

    @Test
    void warnsThatTheOtherMustBeFed() {
        assertThat(guide.warnings(abapa("1-0-0-0-0-1-0-0-0-0-0-0-0-0-S")))
                .containsExactly("The other row is empty: you must feed it (F).");
    }

    @Test
    void warnsOfHousesInReach() {
        assertThat(guide.warnings(abapa("0-1-0-0-4-2-1-2-0-0-0-2-0-0-S")))
                .containsExactly(
                        "In danger, with one or two seeds in reach: B", "In your reach, with one or two seeds: b");
    }

    @Test
    void warnsOfNothingWhereSowingsEndHarmlessly() {
        assertThat(guide.warnings(Position.parseAnyTotal("0-1-0-0-4-2-1-2-0-0-0-2-0-0-S", new Kalah(4, false))))
                .isEmpty();
    }
}
