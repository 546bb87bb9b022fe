package io.github.owarelab.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;

class EngineCommandTest {
    private static final String LINES =
            "uci\nsetoption name Tables value none\nsetoption name OwnBook value false\nposition startpos moves Ff\ngo depth 3\n";

    @Test
    void answersLines() {
        Run run = Run.withInput(LINES, "engine");

        assertThat(run.exit()).isZero();
        assertThat(run.err()).isEmpty();
        assertThat(run.lines().get(0)).startsWith("id name Oware Lab ");
        assertThat(run.lines()).contains("uciok");
        assertThat(run.lines()).last().asString().matches("bestmove [A-F] ponder [a-f]");
    }

    @Test
    void playsTheRulesChosen() {
        Run run = Run.withInput("position startpos\ngo depth 2", "engine", "--rules", "casual", "--houses-seeds", "5");

        assertThat(run.lines()).last().asString().startsWith("bestmove");
        assertThat(Run.of("engine", "--rules", "x").error()).startsWith("--rules: no rules are named 'x'");
    }

    @Test
    void aBoardThatIsGoneEndsTheSession() {
        ByteArrayOutputStream err = new ByteArrayOutputStream();
        OutputStream out = new OutputStream() {
            @Override
            public void write(int b) throws IOException {
                throw new IOException("Broken pipe");
            }
        };

        int exit = Main.run(new ByteArrayInputStream(LINES.getBytes(StandardCharsets.UTF_8)), out, err, "engine");

        assertThat(exit).isEqualTo(1);
        assertThat(err.toString(StandardCharsets.UTF_8)).isEmpty();
    }
}
