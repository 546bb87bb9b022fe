package io.github.owarelab.cli;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;

/** One run of the command line in this process: its exit code and what it printed. */
record Run(int exit, String out, String err) {
    static Run of(String... args) {
        return withInput("", args);
    }

    static Run withInput(String input, String... args) {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        ByteArrayOutputStream err = new ByteArrayOutputStream();
        int exit = Main.run(new ByteArrayInputStream(input.getBytes(StandardCharsets.UTF_8)), out, err, args);
        return new Run(exit, out.toString(StandardCharsets.UTF_8), err.toString(StandardCharsets.UTF_8));
    }

    List<String> lines() {
        return out.lines().toList();
    }

    /** The lines with everything that depends on the clock replaced by T. */
    List<String> timelessLines() {
        return out.lines()
                .map(line -> line.replaceAll("\"(seconds|nps)\":[0-9.E-]+", "\"$1\":T"))
                .toList();
    }

    /** The only line of the error stream, without the name of the program; it must be the only output. */
    String error() {
        List<String> errors = err.lines().toList();
        if (errors.size() != 1 || !errors.get(0).startsWith("oware: ") || !out.isEmpty()) {
            throw new AssertionError("not one sentence alone: " + this);
        }
        return errors.get(0).substring("oware: ".length());
    }
}
