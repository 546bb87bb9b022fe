package io.github.owarelab.cli;

import io.github.owarelab.cli.play.PlaySession;
import java.io.IOException;
import java.util.concurrent.CancellationException;
import org.jline.reader.EndOfFileException;
import org.jline.reader.LineReader;
import org.jline.reader.LineReaderBuilder;
import org.jline.reader.UserInterruptException;
import org.jline.terminal.Terminal;
import org.jline.terminal.TerminalBuilder;

/** Lines typed at the terminal, with editing and recall. */
final class JlineLines implements PlaySession.Lines, AutoCloseable {
    private final Terminal terminal;
    private final LineReader reader;

    /**
     * Takes over the terminal.
     *
     * @throws IOException if it cannot
     */
    JlineLines() throws IOException {
        terminal = TerminalBuilder.builder().system(true).provider("jni").build();
        reader = LineReaderBuilder.builder()
                .terminal(terminal)
                .option(LineReader.Option.DISABLE_EVENT_EXPANSION, true)
                .build();
    }

    @Override
    public String next(String prompt) {
        try {
            return reader.readLine(prompt);
        } catch (EndOfFileException e) {
            return null;
        } catch (UserInterruptException e) {
            throw new CancellationException();
        }
    }

    @Override
    public void close() throws IOException {
        terminal.close();
    }
}
