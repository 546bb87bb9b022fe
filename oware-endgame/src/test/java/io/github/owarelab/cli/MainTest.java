package io.github.owarelab.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.PrintWriter;
import java.io.StringWriter;
import org.junit.jupiter.api.Test;

class MainTest {
    @Test
    void withoutCommandPrintsUsage() {
        StringWriter out = new StringWriter();

        int exitCode = Main.run(new PrintWriter(out, true), new PrintWriter(System.err, true));

        assertThat(exitCode).isZero();
        assertThat(out.toString()).startsWith("Usage: oware");
    }
}
