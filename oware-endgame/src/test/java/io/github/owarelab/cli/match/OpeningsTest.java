package io.github.owarelab.cli.match;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.owarelab.game.Game;
import io.github.owarelab.rules.Kalah;
import io.github.owarelab.rules.RuleSet;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.Set;
import java.util.function.Supplier;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class OpeningsTest {
    @TempDir
    private Path directory;

    private Path file(String text) throws IOException {
        return Files.writeString(directory.resolve("openings.txt"), text);
    }

    @Test
    void aFileHasPositionsAndMoves() throws IOException {
        Path file = file("""
                # three openings
                4-4-4-4-4-4-4-4-4-4-4-4-0-0-S

                FfEe
                0-0-0-0-0-9-0-0-0-0-0-9-15-15-S moves Ff
                """);

        assertThat(Openings.read(file, RuleSet.ABAPA))
                .extracting(Game::toString)
                .containsExactly(
                        "4-4-4-4-4-4-4-4-4-4-4-4-0-0-S",
                        "4-4-4-4-4-4-4-4-4-4-4-4-0-0-S moves FfEe",
                        "0-0-0-0-0-9-0-0-0-0-0-9-15-15-S moves Ff");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "# none | has no opening",
                "FfFf | line 1: ply 3: move 'F' is not legal: the house is empty",
                "1-0-0-0-0-0-0-0-0-0-0-0-23-24-S | line 1: the game is over (cannot-feed)"
            })
    void aWrongLineIsNamed(String text, String sentence) throws IOException {
        Path file = file(text);

        assertThatThrownBy(() -> Openings.read(file, RuleSet.ABAPA)).hasMessage(file + " " + sentence);
    }

    @Test
    void randomOpeningsDifferAndRepeatThemselvesByTheirSeed() {
        Supplier<Game> some = Openings.random(RuleSet.ABAPA, 6, 1);
        Supplier<Game> same = Openings.random(RuleSet.ABAPA, 6, 1);
        Set<String> all = new HashSet<>();
        for (int i = 0; i < 20; i++) {
            Game game = some.get();
            assertThat(game.plies()).isEqualTo(6);
            assertThat(same.get()).hasToString(game.toString());
            all.add(game.position().toString());
        }
        assertThat(all).hasSize(20);
        assertThat(Openings.random(RuleSet.ABAPA, 6, 2).get().moves())
                .isNotEqualTo(Openings.random(RuleSet.ABAPA, 6, 1).get().moves());
    }

    @Test
    void otherGamesHaveOpeningsToo() {
        assertThat(Openings.random(new Kalah(4, false), 4, 1).get().plies()).isEqualTo(4);
    }

    @Test
    void thereAreOnlySoManyOpenings() {
        Supplier<Game> none = Openings.random(RuleSet.ABAPA, 0, 1);
        none.get();

        assertThatThrownBy(none::get).hasMessage("there are not enough even openings of 0 plies: 1 were found");
    }
}
