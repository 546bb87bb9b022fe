package io.github.owarelab.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileSystemException;
import java.nio.file.NoSuchFileException;
import java.util.concurrent.CancellationException;
import org.junit.jupiter.api.Test;

class FailuresTest {
    private final ByteArrayOutputStream err = new ByteArrayOutputStream();

    @Test
    void filesAreNamedWithWhatIsWrong() {
        assertThat(report(new NoSuchFileException("a/b"))).isEqualTo(1);
        assertThat(errors()).isEqualTo("oware: a/b: no such file or directory");

        assertThat(report(new UncheckedIOException(new AccessDeniedException("c"))))
                .isEqualTo(1);
        assertThat(errors()).isEqualTo("oware: c: permission denied");

        assertThat(report(new FileSystemException("d", null, "No space left on device")))
                .isEqualTo(1);
        assertThat(errors()).isEqualTo("oware: d: No space left on device");
    }

    @Test
    void interruptionsEndWith130() {
        assertThat(report(new CancellationException())).isEqualTo(130);
    }

    @Test
    void lackOfMemoryIsNotTheFaultOfTheInput() {
        assertThat(report(new OutOfMemoryError("Java heap space"))).isEqualTo(1);
        assertThat(errors()).isEqualTo("oware: not enough memory (Java heap space); java -Xmx gives more");
    }

    @Test
    void evenAnErrorOfTheProgramIsOneSentence() {
        assertThat(report(new IllegalStateException("two\nlines"))).isEqualTo(1);
        assertThat(errors())
                .matches("oware: internal error, please report it: java.lang.IllegalStateException: two lines at .*"
                        + "FailuresTest.*");
    }

    @Test
    void aReaderThatIsGoneEndsTheRunSilently() {
        assertThat(runInto("Broken pipe")).isEqualTo(1);
        assertThat(errors()).isEmpty();
    }

    @Test
    void resultsThatCannotBeWrittenAreReported() {
        assertThat(runInto("No space left on device")).isEqualTo(1);
        assertThat(errors()).isEqualTo("oware: cannot write the results: No space left on device");
    }

    private int runInto(String failure) {
        OutputStream out = new OutputStream() {
            @Override
            public void write(int b) throws IOException {
                throw new IOException(failure);
            }
        };
        return Main.run(InputStream.nullInputStream(), out, err, "analyze", "--time", "10m", "--no-tables");
    }

    private int report(Throwable failure) {
        Console console = new Console(
                InputStream.nullInputStream(), OutputStream.nullOutputStream(), err, () -> 0, new Interruption());
        return new Failures(console).report(failure);
    }

    private String errors() {
        String text = err.toString(StandardCharsets.UTF_8).stripTrailing();
        err.reset();
        return text;
    }
}
