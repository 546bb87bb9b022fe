package io.github.owarelab.cli.match;

import java.io.EOFException;
import java.time.Duration;
import java.util.Optional;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CancellationException;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;

/** Lines on their way from one thread to another. */
final class LineQueue {
    private final BlockingQueue<Optional<String>> lines = new LinkedBlockingQueue<>();
    private volatile String whyEnded;

    void put(String line) {
        lines.add(Optional.of(line));
    }

    /** Says that no line will follow, and why. */
    void end(String why) {
        whyEnded = why;
        lines.add(Optional.empty());
    }

    /**
     * The next line, waiting for it.
     *
     * @return empty if none came in time
     * @throws EOFException if none will follow; its message is why
     * @throws CancellationException if the thread is interrupted
     */
    Optional<String> poll(Duration patience) throws EOFException {
        try {
            Optional<String> line = lines.poll(patience.toNanos(), TimeUnit.NANOSECONDS);
            if (line == null) {
                return Optional.empty();
            }
            if (line.isEmpty()) {
                end(whyEnded);
                throw new EOFException(whyEnded);
            }
            return line;
        } catch (InterruptedException e) {
            throw new CancellationException();
        }
    }
}
