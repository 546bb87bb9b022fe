package io.github.owarelab.cli.match;

import java.io.EOFException;
import java.io.IOException;
import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CancellationException;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;

/** Lines on their way from one thread to another. */
final class LineQueue {
    private final BlockingQueue<Optional<String>> lines = new LinkedBlockingQueue<>();

    void put(String line) {
        lines.add(Optional.of(line));
    }

    /** Says that no line will follow. */
    void end() {
        lines.add(Optional.empty());
    }

    /**
     * The next line, waiting for it.
     *
     * @return empty if none came in time
     * @throws EOFException if none will follow
     * @throws CancellationException if the thread is interrupted
     */
    Optional<String> poll(Duration patience) throws IOException {
        try {
            Optional<String> line = lines.poll(patience.toNanos(), TimeUnit.NANOSECONDS);
            if (line == null) {
                return Optional.empty();
            }
            if (line.isEmpty()) {
                end();
                throw new EOFException("it has gone");
            }
            return line;
        } catch (InterruptedException e) {
            throw new CancellationException();
        }
    }
}
