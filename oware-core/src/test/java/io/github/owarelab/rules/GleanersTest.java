package io.github.owarelab.rules;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.owarelab.game.Game;
import io.github.owarelab.game.Perft;
import io.github.owarelab.game.Position;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class GleanersTest {
    private static final Gleaners GLEANERS = new Gleaners(3);

    @ParameterizedTest
    @CsvSource({
        // sown into the own row, into the store, and across
        "3-3-3-3-3-3-3-3-3-3-3-3-0-0-S, A, 0-4-4-4-3-3-3-3-3-3-3-3-0-0-N, 0",
        "3-3-3-3-3-3-3-3-3-3-3-3-0-0-S, D, 3-3-3-0-4-4-3-3-3-3-3-3-1-0-N, 0",
        // a house made even is taken, one made odd is not
        "3-3-3-3-3-3-3-3-3-3-3-3-0-0-S, E, 3-3-3-3-0-4-0-3-3-3-3-3-5-0-N, 4",
        "0-0-0-0-0-3-3-2-0-0-0-0-0-0-S, F, 0-0-0-0-0-0-4-3-0-0-0-0-1-0-N, 0",
        // fourteen seeds pass the other's store, fill the own first house and end in the second
        "14-0-0-0-0-0-1-1-1-1-1-1-0-0-S, A, 1-2-1-1-1-1-2-2-2-2-2-2-1-0-N, 0",
    })
    void sowings(String before, char move, String after, int captured) {
        Position position = Position.parseAnyTotal(before, GLEANERS);
        assertThat(position.sowing(move - 'A').after()).hasToString(after);
        assertThat(position.sowing(move - 'A').captured()).isEqualTo(captured);
    }

    @Test
    void aSideThatCannotMoveEndsTheGame() {
        Position over = Position.parseAnyTotal("0-0-0-0-0-0-1-0-2-0-0-0-10-5-S", GLEANERS);
        assertThat(over.result()).hasValueSatisfying(result -> {
            assertThat(result.reason()).isEqualTo(Ending.MOVER_HAS_NO_SEEDS);
            assertThat(result.score()).hasToString("10-8");
        });
    }

    @Test
    void everyGameEndsAndKeepsItsSeeds() {
        SplittableRandom random = new SplittableRandom(1);
        for (int i = 0; i < 200; i++) {
            Game game = new Game(Position.start(GLEANERS));
            while (game.result().isEmpty()) {
                int house = random.nextInt(GLEANERS.houses());
                if (game.position().isLegal(house)) {
                    game.play(house);
                }
            }
            assertThat(game.position().total()).isEqualTo(GLEANERS.totalSeeds());
        }
    }

    @Test
    void linesFromTheStart() {
        Position start = Position.start(GLEANERS);
        assertThat(Perft.count(GLEANERS, start.own(), start.other(), 1).leaves())
                .isEqualTo(6);
    }

    @Test
    void seedsAreOneToFive() {
        assertThatThrownBy(() -> new Gleaners(6)).hasMessage("Gleaners is played with 1 to 5 seeds a house, not 6");
    }
}
