package io.github.owarelab.endgame;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Random;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Builds that die without warning. */
@Timeout(value = 5, unit = TimeUnit.MINUTES)
class KilledBuildTest {
    private static final int SEEDS = 11;

    @TempDir
    private static Path shared;

    @TempDir
    private Path directory;

    private static Path whole;

    @BeforeAll
    static void build() throws Exception {
        whole = shared.resolve("whole");
        TableFiles.build(whole, SEEDS);
    }

    /** When the lock is taken, a layer is finished, or a file is being written. */
    @ParameterizedTest
    @ValueSource(strings = {"build.lock", "6.oware", "9.oware.part", "11.oware.part"})
    void aRestartMakesTheSameFiles(String killedWhenThereIs) throws Exception {
        Path tables = directory.resolve("tables");
        Process process = BuildProcess.start(tables, SEEDS);
        while (process.isAlive() && Files.notExists(tables.resolve(killedWhenThereIs))) {
            Thread.onSpinWait();
        }
        kill(process);

        TableFiles.assertFinishedAreSame(tables, whole);
        TableFiles.build(tables, SEEDS);
        TableFiles.assertSame(tables, whole);
    }

    /** Each run is given a little longer than those before. */
    @Test
    @Tag("slow")
    void manyDeathsInARow() throws Exception {
        Path tables = directory.resolve("tables");
        Random random = new Random(5);
        int deaths = 0;
        Process process = BuildProcess.start(tables, SEEDS);
        while (!process.waitFor(200 + random.nextInt(100 * (deaths + 1)), TimeUnit.MILLISECONDS)) {
            kill(process);
            deaths++;
            if (Files.exists(tables)) {
                TableFiles.assertFinishedAreSame(tables, whole);
            }
            process = BuildProcess.start(tables, SEEDS);
        }
        assertThat(deaths).isPositive();
        assertThat(process.exitValue()).isZero();
        TableFiles.assertSame(tables, whole);
    }

    /** On POSIX systems this is SIGKILL. */
    private static void kill(Process process) throws InterruptedException {
        process.destroyForcibly().waitFor();
    }
}
