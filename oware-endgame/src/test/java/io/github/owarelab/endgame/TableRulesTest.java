package io.github.owarelab.endgame;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.owarelab.rules.GrandSlam;
import io.github.owarelab.rules.Kalah;
import io.github.owarelab.rules.Repetition;
import io.github.owarelab.rules.RuleSet;
import io.github.owarelab.rules.SingleSeeds;
import org.junit.jupiter.api.Test;

class TableRulesTest {
    @Test
    void presetsWithTheSameMovesShareTables() {
        TableRules abapa = TableRules.of(RuleSet.ABAPA);
        assertThat(abapa).isEqualTo(TableRules.of(RuleSet.ABAPA_THREEFOLD.withSeedsPerHouse(6)));
        assertThat(abapa.name()).isEqualTo("abapa");
        assertThat(abapa.game()).isEqualTo(RuleSet.ABAPA);
        assertThat(TableRules.of(RuleSet.AWARI).name()).isEqualTo("awari");
        assertThat(TableRules.of(RuleSet.OURIL).name()).isEqualTo("ouril");
    }

    @Test
    void otherMovesHaveANameOfTheirParameters() {
        RuleSet mine = new RuleSet(
                "mine", 5, GrandSlam.CAPTURE, SingleSeeds.ONLY_IF_ALL_SINGLE, Repetition.FIRST_OWN_ROW, 50, 60);
        TableRules rules = new TableRules(mine);
        assertThat(rules.name()).isEqualTo("capture-only-if-all-single");
        assertThat(rules.matches(mine)).isTrue();
        assertThat(rules.matches(rules.game())).isTrue();
    }

    @Test
    void movesAloneDecideWhatMatches() {
        TableRules wari = TableRules.of(RuleSet.WARI);
        RuleSet alike = new RuleSet("mine", 5, GrandSlam.FORBIDDEN, SingleSeeds.FREE, Repetition.FIRST_OWN_ROW, 50, 60);
        assertThat(wari.matches(alike)).isTrue();
        assertThat(wari.matches(RuleSet.CASUAL)).isFalse();
        assertThat(wari.matches(new Kalah(4, false))).isFalse();
    }
}
