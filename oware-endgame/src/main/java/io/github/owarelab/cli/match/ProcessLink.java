package io.github.owarelab.cli.match;

import java.io.BufferedReader;
import java.io.EOFException;
import java.io.IOException;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;

/** An engine that is a process of its own; what it writes to its error stream goes to that of this process. */
final class ProcessLink implements EngineLink {
    private static final int PATIENCE_SECONDS = 5;
    private static final int MOMENT_MILLIS = 300;

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
        fromEngine.end(howItEnded());
    }

    /** Waits a moment first: Ctrl-C ends engines too, and is told as such when it has reached this process as well. */
    private String howItEnded() {
        try {
            Thread.sleep(MOMENT_MILLIS);
            return process.waitFor(PATIENCE_SECONDS, TimeUnit.SECONDS)
                    ? "it ended with exit code " + process.exitValue()
                    : "it closed its output";
        } catch (InterruptedException e) {
            return "it has gone";
        }
    }

    @Override
    public void send(String line) {
        try {
            toEngine.write(line + "\n");
            toEngine.flush();
        } catch (IOException e) {
            // It has gone: the reader tells how.
        }
    }

    @Override
    public Optional<String> receive(Duration patience) throws EOFException {
        return fromEngine.poll(patience);
    }

    @Override
    public void kill() {
        kill(family());
    }

    /** Waits until they have gone, so that none stays behind. */
    private static void kill(List<ProcessHandle> family) {
        family.forEach(ProcessHandle::destroyForcibly);
        CompletableFuture.allOf(family.stream().map(ProcessHandle::onExit).toArray(CompletableFuture[]::new))
                .completeOnTimeout(null, PATIENCE_SECONDS, TimeUnit.SECONDS)
                .join();
    }

    /** The process and all that it started, such as an engine behind a script. */
    private List<ProcessHandle> family() {
        return Stream.concat(Stream.of(process.toHandle()), process.descendants())
                .toList();
    }

    @Override
    public void close() {
        List<ProcessHandle> family = family();
        try (toEngine) {
            send("quit");
        } catch (IOException e) {
            // It has gone already.
        }
        try {
            process.waitFor(PATIENCE_SECONDS, TimeUnit.SECONDS);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
        kill(family);
    }
}
