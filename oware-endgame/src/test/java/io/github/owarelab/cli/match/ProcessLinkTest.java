package io.github.owarelab.cli.match;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.EOFException;
import java.io.IOException;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;

@EnabledOnOs({OS.LINUX, OS.MAC})
@Timeout(value = 1, unit = TimeUnit.MINUTES)
class ProcessLinkTest {
    private static final Duration MINUTE = Duration.ofMinutes(1);

    private static ProcessHandle child(String line) {
        return ProcessHandle.of(Long.parseLong(line)).orElseThrow();
    }

    @Test
    void killingAnEngineKillsWhatItStarted() throws IOException {
        ProcessLink link = new ProcessLink(List.of("sh", "-c", "sleep 1000 & echo $!; wait"));
        ProcessHandle child = child(link.receive(MINUTE).orElseThrow());
        assertThat(link.receive(Duration.ofMillis(1))).isEmpty();

        link.kill();

        assertThat(child.isAlive()).isFalse();
        assertThatThrownBy(() -> link.receive(MINUTE)).hasMessage("it ended with exit code 137");
    }

    @Test
    void anEngineThatDoesNotQuitIsKilled() throws IOException {
        ProcessLink link = new ProcessLink(List.of("sh", "-c", "echo $$; exec sleep 1000"));
        ProcessHandle engine = child(link.receive(MINUTE).orElseThrow());

        link.close();

        assertThat(engine.isAlive()).isFalse();
    }

    @Test
    void anEngineThatHasGoneTellsHow() throws IOException {
        ProcessLink link = new ProcessLink(List.of("sh", "-c", "echo last words; exit 7"));

        assertThat(link.receive(MINUTE)).contains("last words");
        for (int again = 0; again < 2; again++) {
            assertThatThrownBy(() -> link.receive(MINUTE))
                    .isInstanceOf(EOFException.class)
                    .hasMessage("it ended with exit code 7");
        }
        link.send("nobody hears this");
        link.close();
    }
}
