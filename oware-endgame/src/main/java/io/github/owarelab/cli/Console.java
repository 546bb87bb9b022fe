package io.github.owarelab.cli;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonGenerator;
import java.io.BufferedReader;
import java.io.BufferedWriter;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.OutputStream;
import java.io.OutputStreamWriter;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.util.Locale;
import java.util.function.IntSupplier;

/** The streams of one run, in UTF-8: results go out line by line, everything else to the error stream. */
final class Console {
    private final InputStream source;
    private final BufferedReader in;
    private final Writer out;
    private final PrintWriter err;
    private final IntSupplier errorWidth;
    private final Interruption interruption;
    private String status = "";

    Console(InputStream in, OutputStream out, OutputStream err, IntSupplier errorWidth, Interruption interruption) {
        this.source = in;
        this.in = new BufferedReader(new InputStreamReader(in, StandardCharsets.UTF_8));
        this.out = new BufferedWriter(new OutputStreamWriter(out, StandardCharsets.UTF_8));
        this.err = new PrintWriter(err, true, StandardCharsets.UTF_8);
        this.errorWidth = errorWidth;
        this.interruption = interruption;
    }

    /** Made when something is first written as JSON. */
    private static final class Json {
        private static final JsonFactory FACTORY = new JsonFactory();
    }

    /** One object of JSON without its braces. */
    interface JsonFields {
        void write(JsonGenerator json) throws IOException;
    }

    /** Prints a result for people. */
    void line(String format, Object... args) {
        print(String.format(Locale.ROOT, format, args).stripTrailing());
    }

    /** Prints a result as an object on a line of its own. */
    void json(JsonFields fields) {
        StringWriter text = new StringWriter();
        try (JsonGenerator json = Json.FACTORY.createGenerator(text)) {
            json.writeStartObject();
            fields.write(json);
            json.writeEndObject();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        print(text.toString());
    }

    /** Flushes each line: whoever reads along sees it at once, and an interruption loses none. */
    private synchronized void print(String line) {
        status("");
        try {
            out.write(line);
            out.write(System.lineSeparator());
            out.flush();
        } catch (IOException e) {
            throw new OutputFailure(e);
        }
    }

    /** Tells the user something that is no result. */
    synchronized void say(String sentence) {
        status("");
        err.println("oware: " + sentence.replaceAll("\\s*\\R\\s*", " "));
    }

    /** Shows on the terminal how far work has come, until the next output; an empty text removes it. */
    synchronized void status(String text) {
        if (!text.isEmpty() || !status.isEmpty()) {
            err.print("\r" + " ".repeat(status.length()) + "\r" + text);
            err.flush();
            status = text;
        }
    }

    /** The columns of the terminal that the error stream goes to, 0 if it goes elsewhere. */
    int errorWidth() {
        return errorWidth.getAsInt();
    }

    /** Whether somebody types the input. */
    boolean readsTerminal() {
        return source == System.in && Terminal.isInput();
    }

    /** The next line of the input, null at its end. */
    String readLine() {
        try {
            return in.readLine();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** Where help goes. */
    PrintWriter helpWriter() {
        return new PrintWriter(out, true);
    }

    Interruption interruption() {
        return interruption;
    }
}
