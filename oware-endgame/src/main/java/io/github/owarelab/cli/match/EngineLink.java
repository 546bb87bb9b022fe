package io.github.owarelab.cli.match;

import java.io.EOFException;
import java.time.Duration;
import java.util.Optional;

/** Lines to an engine and from it. */
interface EngineLink extends AutoCloseable {
    /** Sends a line; an engine that has gone does not hear it, which {@link #receive} tells. */
    void send(String line);

    /**
     * The next line of the engine.
     *
     * @return empty if none came in time
     * @throws EOFException if the engine has gone; its message is a sentence about "it"
     */
    Optional<String> receive(Duration patience) throws EOFException;

    /** Ends an engine that does not listen any more. */
    void kill();

    /** Ends the engine. */
    @Override
    void close();
}
