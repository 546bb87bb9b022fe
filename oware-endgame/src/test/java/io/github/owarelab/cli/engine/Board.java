package io.github.owarelab.cli.engine;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.owarelab.rules.RuleSet;
import io.github.owarelab.rules.Rules;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;

/** A board that talks to an engine in this process. */
final class Board implements AutoCloseable {
    private static final int PATIENCE_SECONDS = 60;

    private final BlockingQueue<String> toEngine = new LinkedBlockingQueue<>();
    private final BlockingQueue<String> fromEngine = new LinkedBlockingQueue<>();
    private final Thread engine;

    Board(Rules rules) {
        EngineSession session = new EngineSession("Test 1", rules, fromEngine::add);
        engine = new Thread(() -> session.run(this::nextLine));
        engine.start();
        send("setoption name Hash value 1", "setoption name Tables value none", "setoption name OwnBook value false");
    }

    static Board abapa() {
        return new Board(RuleSet.ABAPA);
    }

    private String nextLine() {
        try {
            String line = toEngine.take();
            return line.equals("END") ? null : line;
        } catch (InterruptedException e) {
            return null;
        }
    }

    Board send(String... lines) {
        toEngine.addAll(List.of(lines));
        return this;
    }

    /** What the engine says up to a line that begins so. */
    List<String> until(String beginning) {
        List<String> said = new ArrayList<>();
        do {
            said.add(next());
        } while (!said.get(said.size() - 1).startsWith(beginning));
        return said;
    }

    private String next() {
        try {
            String line = fromEngine.poll(PATIENCE_SECONDS, TimeUnit.SECONDS);
            assertThat(line).as("the engine is silent").isNotNull();
            return line;
        } catch (InterruptedException e) {
            throw new AssertionError(e);
        }
    }

    /** All that the engine says about some lines that it answers at once. */
    List<String> answers(String... lines) {
        List<String> said = send(lines).send("isready").until("readyok");
        return said.subList(0, said.size() - 1);
    }

    /** Ends as if the board went away and returns what the engine still says. */
    List<String> end() {
        send("END");
        try {
            engine.join(TimeUnit.SECONDS.toMillis(PATIENCE_SECONDS));
        } catch (InterruptedException e) {
            throw new AssertionError(e);
        }
        assertThat(engine.isAlive()).isFalse();
        return new ArrayList<>(fromEngine);
    }

    @Override
    public void close() {
        send("quit").end();
    }
}
