package io.github.owarelab.bench;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.owarelab.game.Game;
import io.github.owarelab.game.Position;
import io.github.owarelab.rules.RuleSet;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

class BaselineEngineTest {
    private final List<String> lines = new ArrayList<>();
    private final BaselineEngine engine = new BaselineEngine(lines::add);

    @BeforeEach
    void awaitTables() {
        engine.answer("isready");
        lines.clear();
    }

    @Test
    void identifiesItself() {
        engine.answer("uci");
        assertThat(lines).contains("id name Baseline").last().isEqualTo("uciok");
    }

    @Test
    void searchesOddDepthsAndIsRepeatable() {
        engine.answer("go depth 8");
        List<String> depths = lines.stream()
                .filter(line -> line.startsWith("info depth"))
                .map(line -> line.split(" ")[2])
                .toList();
        assertThat(depths).containsExactly("1", "3", "5", "7");
        String first = lines.get(lines.size() - 1);
        engine.answer("ucinewgame");
        engine.answer("go depth 8");
        assertThat(lines).last().isEqualTo(first);
    }

    @Test
    void takesTheCaptureThatWins() {
        engine.answer("position fen 0-0-0-0-1-1-1-2-4-0-0-0-24-15-S");
        engine.answer("go depth 1");
        assertThat(bestMove()).isEqualTo("F");
    }

    @Test
    void playsALegalGameToItsEnd() {
        Game game = new Game(Position.start(RuleSet.ABAPA));
        while (game.result().isEmpty()) {
            engine.answer("position startpos" + (game.plies() == 0 ? "" : " moves " + game.moves()));
            engine.answer("go nodes 300");
            game.play(bestMove());
        }
        engine.answer("position startpos moves " + game.moves());
        engine.answer("go nodes 300");
        assertThat(bestMove()).isEqualTo("0000");
    }

    @Test
    void finishesTheFirstDepthWhateverTheLimit() {
        engine.answer("go depth 1");
        String first = bestMove();
        engine.answer("go nodes 1");
        assertThat(bestMove()).isEqualTo(first);
    }

    @Test
    void saysWhatIsWrong() {
        engine.answer("go infinite");
        engine.answer("go depth 0");
        engine.answer("setoption name Threads value 2");
        engine.answer("position startpos moves a");
        engine.answer("dance");
        assertThat(lines).hasSize(5).allMatch(line -> line.startsWith("info string "));
    }

    private String bestMove() {
        return lines.get(lines.size() - 1).substring("bestmove ".length());
    }
}
