package io.github.owarelab.endgame;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.owarelab.rules.RuleSet;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.LockSupport;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Programs that die without warning while they write tables or scores. */
@Timeout(value = 5, unit = TimeUnit.MINUTES)
class KilledBuildTest {
    private static final BuildOptions PLAIN = new BuildOptions(RuleSet.ABAPA, 11).withThreads(1);
    private static final BuildOptions BOUNDS = PLAIN.withBounds();
    private static final BuildOptions SMALL = new BuildOptions(RuleSet.AWARI, 9).withThreads(1);

    /** Builds by name; those that upgrade begin where there are values already. */
    private static final Map<String, BuildOptions> BUILDS = Map.of(
            "plain", scarce(PLAIN),
            "bounds", BOUNDS,
            "scarce-bounds", scarce(BOUNDS),
            "distance", SMALL.withBounds().withDistance(),
            "upgrade", SMALL.withDistance());

    private static final int TRIES = 5;

    @TempDir
    private static Path shared;

    @TempDir
    private Path directory;

    private static BuildOptions scarce(BuildOptions options) {
        List<BuildPlan.LayerState> nothing = Collections.nCopies(options.seeds() + 1, BuildPlan.LayerState.TO_BUILD);
        return options.withMemory(new BuildPlan(options, nothing, List.of()).memoryBytes() - 1);
    }

    @BeforeAll
    static void build() throws IOException {
        for (Map.Entry<String, BuildOptions> build : BUILDS.entrySet()) {
            new TableBuilder(build.getValue().withMemory(0)).build(whole(build.getKey()), BuildListener.NONE);
        }
        new TableBuilder(SMALL).build(shared.resolve("values"), BuildListener.NONE);
    }

    private static Path whole(String build) {
        return shared.resolve(build);
    }

    /**
     * When the lock is taken, a layer is finished or its file is being written; some milliseconds later a layer is being worked out,
     * with its settled moves in a file if memory is scarce. (Such a file has no name on Linux, so that nothing is left of it.)
     */
    @ParameterizedTest
    @CsvSource({
        "bounds, build.lock, 0",
        "bounds, 6.oware, 0",
        "bounds, 9.oware.part, 0",
        "bounds, 11.oware.part, 0",
        "plain, 10.oware, 30",
        "plain, 10.oware, 90",
        "scarce-bounds, 10.oware, 60",
        "scarce-bounds, 10.oware, 150",
        "distance, 8.oware, 100",
        "distance, 6.oware, 50",
        "upgrade, build.lock, 200",
        "upgrade, 9.oware.part, 0"
    })
    void aRestartMakesTheSameFiles(String build, String file, int millisecondsLater) throws Exception {
        Path tables = begun(build);
        for (int i = 0; i < TRIES && !killed(start(build, tables), tables.resolve(file), millisecondsLater); i++) {
            tables = begun(build);
        }
        assertFinishedAreSame(build, tables);
        new TableBuilder(BUILDS.get(build)).build(tables, BuildListener.NONE);
        TableFiles.assertSame(tables, whole(build));
    }

    /** Each run is given a little longer than those before. */
    @ParameterizedTest
    @Tag("slow")
    @ValueSource(strings = {"plain", "bounds", "scarce-bounds", "distance", "upgrade"})
    void manyDeathsInARow(String build) throws Exception {
        Path tables = begun(build);
        Random random = new Random(5);
        int deaths = 0;
        Process process = start(build, tables);
        while (!process.waitFor(200 + random.nextInt(100 * (deaths + 1)), TimeUnit.MILLISECONDS)) {
            kill(process);
            deaths++;
            assertFinishedAreSame(build, tables);
            process = start(build, tables);
        }
        assertThat(deaths).isPositive();
        assertThat(process.exitValue()).isZero();
        TableFiles.assertSame(tables, whole(build));
    }

    @ParameterizedTest
    @ValueSource(strings = {"build.lock", "scores.6", "scores.8.part", "scores.9.part"})
    void scoresAreWrittenByARestart(String killedWhenThereIs) throws Exception {
        Path tables = shared.resolve("values");
        Path expected = directory.resolve("expected");
        AwariScoresWriter writer = new AwariScoresWriter(TableDirectory.open(tables));
        writer.write(expected, ScoresListener.NONE);
        Path scores = directory.resolve("scores");
        for (boolean killed = false; !killed; ) {
            delete(scores);
            String[] words = {"tables", "scores", tables.toString(), "--out", scores.toString()};
            killed = killed(BuildProcess.start(words), scores.resolve(killedWhenThereIs), 0);
        }
        for (String name : TableFiles.names(scores)) {
            if (name.matches("scores\\.[0-9]+")) {
                assertThat(scores.resolve(name)).hasSameBinaryContentAs(expected.resolve(name));
            }
        }
        writer.write(scores, ScoresListener.NONE);
        assertThat(TableFiles.names(scores)).isEqualTo(TableFiles.names(expected));
        for (String name : TableFiles.names(scores)) {
            assertThat(scores.resolve(name)).hasSameBinaryContentAs(expected.resolve(name));
        }
    }

    /** A directory in which a build may start. */
    private Path begun(String build) throws IOException {
        Path tables = directory.resolve("tables");
        delete(tables);
        if (build.equals("upgrade")) {
            Path values = shared.resolve("values");
            Files.createDirectory(tables);
            for (String name : TableFiles.names(values)) {
                Files.copy(values.resolve(name), tables.resolve(name));
            }
        }
        return tables;
    }

    private static void delete(Path tables) throws IOException {
        if (Files.exists(tables)) {
            for (String name : TableFiles.names(tables)) {
                Files.delete(tables.resolve(name));
            }
            Files.delete(tables);
        }
    }

    private static Process start(String build, Path tables) throws IOException {
        return BuildProcess.start(BuildProcess.words(BUILDS.get(build), tables));
    }

    /** Every layer is either as it was or as it should be. */
    private static void assertFinishedAreSame(String build, Path tables) throws IOException {
        if (Files.notExists(tables)) {
            return;
        }
        for (String name : TableFiles.names(tables)) {
            if (name.endsWith(".oware") && !isValuesOf(build, tables.resolve(name))) {
                assertThat(tables.resolve(name))
                        .hasSameBinaryContentAs(whole(build).resolve(name));
            }
        }
    }

    private static boolean isValuesOf(String build, Path file) throws IOException {
        Path values = shared.resolve("values").resolve(file.getFileName());
        return build.equals("upgrade") && Files.mismatch(file, values) < 0;
    }

    /** Kills a process some time after there is a file; false if it ended before. */
    private static boolean killed(Process process, Path file, int millisecondsLater) throws InterruptedException {
        while (process.isAlive() && Files.notExists(file)) {
            LockSupport.parkNanos(100_000);
        }
        Thread.sleep(millisecondsLater);
        kill(process);
        return process.exitValue() != 0;
    }

    /** On POSIX systems this is SIGKILL. */
    private static void kill(Process process) throws InterruptedException {
        process.destroyForcibly().waitFor();
    }
}
