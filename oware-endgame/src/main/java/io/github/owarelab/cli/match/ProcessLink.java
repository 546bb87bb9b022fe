package io.github.owarelab.cli.match;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.TimeUnit;

/** An engine that is a process of its own; what it writes to its error stream goes to that of this process. */
final class ProcessLink implements EngineLink {
    private static final int PATIENCE_SECONDS = 5;

    private final Process process;
    private final Writer toEngine;
    private final LineQueue fromEngine = new LineQueue();

    /**
     * Starts an engine.
     *
     * @param command the program and its arguments
     * @throws IOException if there is no such program
     */
    ProcessLink(List<String> command) throws IOException {
        process = new ProcessBuilder(command)
                .redirectError(ProcessBuilder.Redirect.INHERIT)
                .start();
        toEngine = process.outputWriter(StandardCharsets.UTF_8);
        Thread reader = new Thread(this::read, "lines of " + command.get(0));
        reader.setDaemon(true);
        reader.start();
    }

    private void read() {
        try (BufferedReader lines = process.inputReader(StandardCharsets.UTF_8)) {
            for (String line = lines.readLine(); line != null; line = lines.readLine()) {
                fromEngine.put(line);
            }
        } catch (IOException e) {
            // It was ended while it spoke: the same as its end.
        }
        fromEngine.end();
    }

    @Override
    public void send(String line) throws IOException {
        toEngine.write(line + "\n");
        toEngine.flush();
    }

    @Override
    public Optional<String> receive(Duration patience) throws IOException {
        return fromEngine.poll(patience);
    }

    @Override
    public void close() {
        try (toEngine) {
            send("quit");
        } catch (IOException e) {
            // It has gone already.
        }
        try {
            if (!process.waitFor(PATIENCE_SECONDS, TimeUnit.SECONDS)) {
                process.destroyForcibly();
            }
        } catch (InterruptedException e) {
            process.destroyForcibly();
            Thread.currentThread().interrupt();
        }
    }
}
