package io.github.owarelab.cli.match;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.owarelab.game.Game;
import io.github.owarelab.game.Position;
import io.github.owarelab.game.Side;
import io.github.owarelab.rules.RuleSet;
import io.github.owarelab.tables.EndgameTables;
import java.io.IOException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.OptionalLong;
import org.junit.jupiter.api.Test;

class RefereeTest {
    private final List<String> log = new ArrayList<>();

    private static TimeControl control(int perMove, int clock, int increment, int margin) {
        return new TimeControl(
                perMove == 0 ? Optional.empty() : Optional.of(Duration.ofMillis(perMove)),
                clock == 0 ? Optional.empty() : Optional.of(Duration.ofMillis(clock)),
                Duration.ofMillis(increment),
                OptionalInt.empty(),
                OptionalLong.empty(),
                Duration.ofMillis(margin));
    }

    private Referee referee(TimeControl control, EndgameTables tables) {
        return new Referee(control, tables, log::add);
    }

    private Referee referee() {
        return referee(control(10_000, 0, 0, 0), EndgameTables.NONE);
    }

    private static Game start() {
        return new Game(Position.start(RuleSet.ABAPA));
    }

    @Test
    void theRulesEndAGame() throws IOException {
        Game game = Game.parse("0-0-0-0-0-2-1-1-0-0-0-1-24-19-S", RuleSet.ABAPA);

        Verdict verdict = referee().play(game, 1, Script.player("south", "F"), Script.player("north"));

        assertThat(verdict.reason()).isEqualTo("majority");
        assertThat(verdict.text()).isEqualTo("28-20");
        assertThat(verdict.halves(Side.SOUTH)).isEqualTo(2);
        assertThat(verdict.halves(Side.NORTH)).isZero();
        assertThat(log).isEmpty();
    }

    @Test
    void anIllegalMoveLoses() throws IOException {
        Verdict verdict = referee().play(start(), 1, Script.player("south", "F", "F"), Script.player("north", "f"));

        assertThat(verdict).isEqualTo(Verdict.fault("illegal-move", Side.SOUTH));
        assertThat(verdict.text()).isEqualTo("0-1");
        assertThat(log).containsExactly("south played 'F' in 4-4-4-4-4-4-4-4-4-4-4-4-0-0-S moves Ff");
    }

    @Test
    void noMoveLoses() throws IOException {
        Verdict verdict = referee().play(start(), 1, Script.player("south", "F"), Script.player("north", "0000"));

        assertThat(verdict).isEqualTo(Verdict.fault("illegal-move", Side.NORTH));
        assertThat(verdict.text()).isEqualTo("1-0");
    }

    @Test
    void oversteppedTimeLoses() throws IOException {
        Script slow = new Script(List.of(), "F").doing(move -> {
            sleep(30);
            return move;
        });

        Verdict verdict = referee(control(5, 0, 0, 5), EndgameTables.NONE)
                .play(start(), 1, Script.player("south", slow), Script.player("north"));

        assertThat(verdict).isEqualTo(Verdict.fault("time", Side.SOUTH));
        assertThat(log).singleElement().asString().matches("south took [0-9]+ ms for ply 1");
    }

    private static void sleep(int milliseconds) {
        try {
            Thread.sleep(milliseconds);
        } catch (InterruptedException e) {
            throw new AssertionError(e);
        }
    }

    @Test
    void enginesAreToldTheGameAndTheClocks() throws IOException {
        Script south = new Script(List.of(), "F", "A", "A");
        Script north = new Script(List.of(), "f", "x");
        Game game = Game.parse("0-0-0-0-0-9-0-0-0-0-0-9-15-15-S", RuleSet.ABAPA);

        referee(control(0, 60_000, 1000, 0), EndgameTables.NONE)
                .play(game, 1, Script.player("south", south), Script.player("north", north));

        assertThat(south.heard)
                .contains(
                        "position fen 0-0-0-0-0-9-0-0-0-0-0-9-15-15-S",
                        "go wtime 60000 btime 60000 winc 1000 binc 1000",
                        "position fen 0-0-0-0-0-9-0-0-0-0-0-9-15-15-S moves Ff");
        assertThat(north.heard)
                .anyMatch(line -> line.matches("go wtime 6[01][0-9]{3} btime 60000 winc 1000 binc 1000"));
    }

    @Test
    void theStartHasItsOwnWord() throws IOException {
        Script south = new Script(List.of(), "x");

        referee().play(start(), 1, Script.player("south", south), Script.player("north"));

        assertThat(south.heard).contains("position startpos", "go movetime 10000");
    }

    /** Knows that of two seeds the mover gains one more. */
    private static final EndgameTables TWO_SEEDS = new EndgameTables() {
        @Override
        public int seeds() {
            return 2;
        }

        @Override
        public int probe(long own, long other) {
            return EndgameTables.bounds(1, 1);
        }
    };

    @Test
    void tablesEndAGameAfterACapture() throws IOException {
        Game game = Game.parse("0-0-0-0-1-2-1-1-0-1-0-0-20-22-S", RuleSet.ABAPA);

        Verdict verdict = referee(control(10_000, 0, 0, 0), TWO_SEEDS)
                .play(game, 1, Script.player("south", "F"), Script.player("north"));

        assertThat(verdict.reason()).isEqualTo("adjudication");
        assertThat(verdict.text()).isEqualTo("24.5-23.5");
    }

    @Test
    void anEngineThatHasGoneLoses() throws IOException {
        EnginePlayer south = Script.player("south", "F");
        EnginePlayer north = Script.player("north");

        Verdict verdict = referee().play(start(), 1, south, north);

        assertThat(verdict).isEqualTo(Verdict.fault("crash", Side.NORTH));
        assertThat(log)
                .containsExactly(
                        "north: it has gone after 'go movetime 10000' in 4-4-4-4-4-4-4-4-4-4-4-4-0-0-S moves F");
        assertThat(north.hasFailed()).isTrue();
        assertThat(south.hasFailed()).isFalse();
    }

    @Test
    void aSilentEngineIsKilledAndLosesOnTime() throws IOException {
        Script silent = new Script(List.of()).hanging();

        Verdict verdict = referee().play(start(), 1, Script.player("south", silent), Script.player("north"));

        assertThat(verdict).isEqualTo(Verdict.fault("time", Side.SOUTH));
        assertThat(log)
                .containsExactly("south: it does not answer 'go movetime 10000' in 4-4-4-4-4-4-4-4-4-4-4-4-0-0-S");
        assertThat(silent.heard).last().isEqualTo("killed");
    }
}
