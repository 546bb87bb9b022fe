package io.github.owarelab.cli.match;

import io.github.owarelab.cli.engine.EngineSession;
import io.github.owarelab.rules.Rules;
import java.io.EOFException;
import java.time.Duration;
import java.util.Optional;

/** The engine of this program, in this process. */
final class SessionLink implements EngineLink {
    private static final Duration FOREVER = Duration.ofDays(1000);

    private final LineQueue toEngine = new LineQueue();
    private final LineQueue fromEngine = new LineQueue();

    SessionLink(String name, Rules rules) {
        EngineSession session = new EngineSession(name, rules, fromEngine::put);
        Thread thread = new Thread(() -> run(session), "engine " + name);
        thread.setDaemon(true);
        thread.start();
    }

    private void run(EngineSession session) {
        try {
            session.run(this::nextLine);
        } finally {
            fromEngine.end("it has gone");
        }
    }

    private String nextLine() {
        try {
            return toEngine.poll(FOREVER).orElse(null);
        } catch (EOFException e) {
            return null;
        }
    }

    @Override
    public void send(String line) {
        toEngine.put(line);
    }

    @Override
    public Optional<String> receive(Duration patience) throws EOFException {
        return fromEngine.poll(patience);
    }

    @Override
    public void kill() {
        close();
    }

    @Override
    public void close() {
        send("quit");
    }
}
