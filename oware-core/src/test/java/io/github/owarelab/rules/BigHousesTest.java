package io.github.owarelab.rules;

import static io.github.owarelab.reference.Boards.board;
import static io.github.owarelab.reference.Boards.rows;
import static org.assertj.core.api.Assertions.assertThat;

import io.github.owarelab.game.Sowing;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Houses of 40, 48, 60 and 72 seeds, in both rows. */
class BigHousesTest {
    @ParameterizedTest
    @CsvSource({
        "4, 0, 40 0 0 0 0 0 | 0 0 0 0 0 8, 0 4 4 4 4 4 | 4 4 3 3 3 11, 0, b",
        "4, 5, 0 0 0 0 0 40 | 0 0 0 0 0 8, 4 3 3 3 3 0 | 4 4 4 4 4 12, 0, A",
        "4, 0, 48 0 0 0 0 0 | 0 0 0 0 0 0, 0 5 5 5 5 4 | 4 4 4 4 4 4, 0, E",
        "4, 5, 0 0 0 0 0 48 | 0 0 0 0 0 0, 4 4 4 4 4 0 | 5 5 5 5 4 4, 0, d",
        "5, 0, 60 0 0 0 0 0 | 0 0 0 0 0 0, 0 6 6 6 6 6 | 5 5 5 5 5 5, 0, F",
        "5, 3, 0 0 0 60 0 0 | 0 0 0 0 0 0, 5 5 5 0 6 6 | 6 6 6 5 5 5, 0, c",
        "6, 0, 72 0 0 0 0 0 | 0 0 0 0 0 0, 0 7 7 7 7 7 | 7 6 6 6 6 6, 0, a",
        "6, 5, 0 0 0 0 0 72 | 0 0 0 0 0 0, 6 6 6 6 6 0 | 7 7 7 7 7 7, 0, f",
        "6, 0, 1 0 0 0 0 0 | 71 0 0 0 0 0, 0 1 0 0 0 0 | 71 0 0 0 0 0, 0, B",
        "6, 5, 0 0 0 0 0 2 | 67 2 0 0 0 1, 0 0 0 0 0 0 | 68 0 0 0 0 1, 3, b"
    })
    void areExact(int seeds, int house, String before, String after, int captured, String end) {
        for (RuleSet preset :
                new RuleSet[] {RuleSet.ABAPA, RuleSet.WARI, RuleSet.OURIL, RuleSet.CASUAL, RuleSet.AWARI}) {
            Sowing sowing = board(preset.withSeedsPerHouse(seeds), before).sowing(house);
            assertThat(rows(sowing.after())).as(preset.name()).isEqualTo(after);
            assertThat(sowing.captured()).as(preset.name()).isEqualTo(captured);
            assertThat(sowing.end()).as(preset.name()).hasToString(end);
        }
    }
}
