package io.github.owarelab.rules;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class RulesByNameTest {
    @Test
    void everyGameIsFoundByItsName() {
        assertThat(RulesByName.all()).extracting(Rules::name).doesNotHaveDuplicates();
        for (Rules rules : RulesByName.all()) {
            assertThat(RulesByName.of(rules.name())).isEqualTo(rules);
            assertThat(RulesByName.of(rules.name(), 3).seedsPerHouse()).isEqualTo(3);
            assertThat(RulesByName.of(rules.name(), rules.seedsPerHouse())).isEqualTo(rules);
        }
    }

    @ParameterizedTest
    @CsvSource({
        "abapa, 48",
        "abapa-threefold, 48",
        "wari, 48",
        "ouril, 48",
        "casual, 48",
        "awari, 48",
        "kalah, 48",
        "kalah-empty-capture, 48",
        "congkak, 98",
        "congkak6, 72"
    })
    void gamesHaveTheirUsualSeeds(String name, int seeds) {
        assertThat(RulesByName.of(name).totalSeeds()).isEqualTo(seeds);
    }

    @Test
    void anUnknownNameListsTheKnownOnes() {
        assertThatThrownBy(() -> RulesByName.of("owari"))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageStartingWith("no rules are named 'owari'; there are abapa, abapa-threefold, wari,");
    }

    @Test
    void seedsThatAGameIsNotPlayedWithAreRefused() {
        assertThatThrownBy(() -> RulesByName.of("abapa", 7))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("Oware is played with 3 to 6 seeds a house, not 7");
    }
}
