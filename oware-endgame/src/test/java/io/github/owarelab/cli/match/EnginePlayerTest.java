package io.github.owarelab.cli.match;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.owarelab.game.Game;
import io.github.owarelab.game.Position;
import io.github.owarelab.rules.RuleSet;
import java.io.IOException;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CancellationException;
import org.junit.jupiter.api.Test;

class EnginePlayerTest {
    @Test
    void optionsAreSetIfTheEngineHasThem() throws IOException {
        Script script = new Script(List.of("Hash type spin default 1 min 1 max 9", "Rules type combo"));
        EnginePlayer player = new EnginePlayer("engine", script);

        player.prepare(RuleSet.WARI, Map.of("Hash", "5"));

        assertThat(script.heard)
                .containsExactly("uci", "setoption name Hash value 5", "setoption name Rules value wari", "isready");
    }

    @Test
    void booksAreOffUnlessAskedFor() throws IOException {
        Script plain = new Script(List.of("OwnBook type check default true"));
        new EnginePlayer("engine", plain).prepare(RuleSet.ABAPA, Map.of());
        Script asked = new Script(List.of("OwnBook type check default true"));
        new EnginePlayer("engine", asked).prepare(RuleSet.ABAPA, Map.of("OwnBook", "true"));

        assertThat(plain.heard).contains("setoption name OwnBook value false");
        assertThat(asked.heard).contains("setoption name OwnBook value true");
    }

    @Test
    void anOptionThatTheEngineLacksIsAnError() {
        EnginePlayer player = new EnginePlayer("engine", new Script(List.of("Hash type spin")));

        assertThatThrownBy(() -> player.prepare(RuleSet.ABAPA, Map.of("Threads", "2")))
                .hasMessage("engine has no option 'Threads', but Hash");
    }

    @Test
    void anEngineWithoutRulesPlaysAbapaOnly() {
        EnginePlayer player = new EnginePlayer("engine", new Script(List.of()));

        assertThatThrownBy(() -> player.prepare(RuleSet.WARI, Map.of()))
                .hasMessage("engine has no option Rules: it plays abapa only");
    }

    @Test
    void aLevelOfThisProgramIsAnEngine() throws IOException {
        try (EnginePlayer player = new EngineChoice("easy", Map.of("Hash", "1")).start(RuleSet.ABAPA)) {
            assertThat(player.name()).isEqualTo("easy");
        }
        assertThatThrownBy(() -> new EngineChoice("easy", Map.of("Hash", "0")).start(RuleSet.ABAPA))
                .hasMessage("easy: option Hash: it is a number from 1 to 8192, not '0'");
    }

    @Test
    void anInterruptionKillsTheEngineThatThinks() throws IOException {
        Script script = new Script(List.of()).interrupted();
        EnginePlayer player = Script.player("engine", script);

        assertThatThrownBy(() -> player.move(new Game(Position.start(RuleSet.ABAPA)), "depth 1", Duration.ofDays(1)))
                .isInstanceOf(CancellationException.class);
        assertThat(script.heard).last().isEqualTo("killed");
    }

    @Test
    void aCommandMustExist() {
        assertThatThrownBy(() -> new EngineChoice("no/such/engine at all", Map.of()).start(RuleSet.ABAPA))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageStartingWith(
                        "there is no level 'no/such/engine at all', but easy, medium, hard, insane, master,"
                                + " and no program: Cannot run program \"no/such/engine\"");
        assertThatThrownBy(() -> new EngineChoice(" ", Map.of()).start(RuleSet.ABAPA))
                .hasMessage("an engine is a level or a command line, not empty");
    }
}
