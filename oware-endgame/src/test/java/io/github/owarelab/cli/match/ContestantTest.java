package io.github.owarelab.cli.match;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.owarelab.game.Game;
import io.github.owarelab.game.Position;
import io.github.owarelab.rules.RuleSet;
import java.io.IOException;
import java.time.Duration;
import org.junit.jupiter.api.Test;

class ContestantTest {
    private int started;

    private EnginePlayer start() throws IOException {
        started++;
        return Script.player("engine", "F");
    }

    private static void crash(Contestant contestant) throws IOException {
        Game game = new Game(Position.start(RuleSet.ABAPA));
        EnginePlayer player = contestant.player();
        player.move(game, "depth 1", Duration.ofSeconds(1));
        assertThatThrownBy(() -> player.move(game, "depth 1", Duration.ofSeconds(1)))
                .isInstanceOf(EngineFailure.class);
    }

    @Test
    void anEngineThatFailedIsStartedAnewForTheNextGame() throws IOException {
        Contestant contestant = new Contestant(this::start);
        EnginePlayer first = contestant.player();
        assertThat(contestant.player()).isSameAs(first);

        crash(contestant);
        contestant.finishedGame();

        assertThat(contestant.player()).isNotSameAs(first);
        assertThat(started).isEqualTo(2);
    }

    @Test
    void failuresInThreeGamesRunningEndTheMatch() throws IOException {
        Contestant contestant = new Contestant(this::start);
        crash(contestant);
        contestant.finishedGame();
        crash(contestant);
        contestant.finishedGame();
        crash(contestant);

        assertThatThrownBy(contestant::finishedGame)
                .isInstanceOf(IOException.class)
                .hasMessage("engine failed in 3 games running: the match ends");
    }

    @Test
    void aGameWithoutFailureForgivesThoseBefore() throws IOException {
        Contestant contestant = new Contestant(this::start);
        for (int failure = 1; failure <= 4; failure++) {
            crash(contestant);
            contestant.finishedGame();
            contestant.player();
            contestant.finishedGame();
        }
        assertThat(started).isEqualTo(5);
    }
}
