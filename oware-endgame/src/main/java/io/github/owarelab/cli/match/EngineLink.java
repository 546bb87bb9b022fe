package io.github.owarelab.cli.match;

import java.io.IOException;
import java.time.Duration;
import java.util.Optional;

/** Lines to an engine and from it. */
interface EngineLink extends AutoCloseable {
    /**
     * Sends a line.
     *
     * @throws IOException if the engine has gone
     */
    void send(String line) throws IOException;

    /**
     * The next line of the engine.
     *
     * @return empty if none came in time
     * @throws IOException if the engine has gone
     */
    Optional<String> receive(Duration patience) throws IOException;

    /** Ends the engine. */
    @Override
    void close();
}
