package io.github.owarelab.cli;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.owarelab.game.GameText;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/** Engines of {@code oware match} that fail. */
@Timeout(value = 2, unit = TimeUnit.MINUTES)
class FailingEnginesTest {
    @TempDir
    private Path directory;

    @AfterEach
    void noEngineStaysBehind() {
        assertThat(ProcessHandle.current()
                        .descendants()
                        .filter(ProcessHandle::isAlive)
                        .map(process -> process.info().commandLine().orElse(""))
                        .filter(command -> command.contains("FakeEngine")))
                .isEmpty();
    }

    /** With a margin that the engine that does not fail never oversteps, however busy the machine is. */
    private static Run match(String way, String... more) {
        String[] words = {"match", FakeEngine.command(way), "easy", "--random-plies", "2", "--margin", "1m"};
        String[] all = new String[words.length + more.length];
        System.arraycopy(words, 0, all, 0, words.length);
        System.arraycopy(more, 0, all, words.length, more.length);
        return Run.of(all);
    }

    @Test
    void aCrashLosesTheGameAndTheMatchGoesOn() throws IOException {
        Path file = directory.resolve("games.txt");
        Run run = match("crash-after-two-plies", "--games", "4", "--save", file.toString());

        assertThat(run.exit()).isZero();
        assertThat(run.lines().subList(0, 3))
                .containsExactly(
                        "game 1: Fake - easy 0-1 (crash, 2 plies); +0 =0 -1",
                        "game 2: easy - Fake 1-0 (illegal-move, 3 plies); +0 =0 -2",
                        "game 3: Fake - easy 0-1 (crash, 2 plies); +0 =0 -3");
        assertThat(run.err().lines().toList().get(0))
                .matches("oware: Fake: it ended with exit code 3 after 'go movetime 100' in"
                        + " 4-4-4-4-4-4-4-4-4-4-4-4-0-0-S moves [A-F][a-f]");
        assertThat(GameText.parseAll(Files.readString(file)))
                .extracting(game -> game.tags().get("Termination"))
                .containsExactly("crash", "illegal-move", "crash", "illegal-move");
    }

    @Test
    void anEngineThatAlwaysCrashesEndsTheMatch() {
        Run run = match("crash", "--games", "10", "--json");

        assertThat(run.exit()).isEqualTo(1);
        assertThat(run.lines()).hasSize(4);
        assertThat(run.lines().get(2)).contains("\"reason\":\"crash\",\"score\":0.0");
        assertThat(run.lines().get(3)).startsWith("{\"games\":3,");
        assertThat(run.err().lines()).last().isEqualTo("oware: Fake failed in 3 games running: the match ends");
    }

    @Test
    void anEngineThatCrashesAtItsStartIsAnError() {
        Run run = match("crash-at-start");

        assertThat(run.exit()).isEqualTo(1);
        assertThat(run.error()).endsWith("FakeEngine crash-at-start: it ended with exit code 3 after 'uci'");
    }

    @Test
    void anInterruptionKillsAnEngineThatHangs() throws InterruptedException {
        Path hanging = directory.resolve("hanging");
        Interruption interruption = new Interruption();
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        ByteArrayOutputStream err = new ByteArrayOutputStream();
        Console console = new Console(InputStream.nullInputStream(), out, err, () -> 0, interruption);
        int[] exit = new int[1];
        Thread match = new Thread(() -> exit[0] = Main.run(
                console,
                "match",
                "easy",
                FakeEngine.command("hang '" + hanging + "'"),
                "--random-plies",
                "2",
                "--time",
                "10m"));
        match.start();
        while (match.isAlive() && !Files.exists(hanging)) {
            TimeUnit.MILLISECONDS.sleep(10);
        }
        interruption.request();
        match.join();

        assertThat(exit[0]).isEqualTo(130);
        assertThat(out.toString(StandardCharsets.UTF_8)).isEmpty();
        assertThat(err.toString(StandardCharsets.UTF_8).lines())
                .containsExactly("oware: interrupted; what was finished is kept");
    }
}
