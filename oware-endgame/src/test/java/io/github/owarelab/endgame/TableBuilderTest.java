package io.github.owarelab.endgame;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.owarelab.rules.RuleSet;
import io.github.owarelab.rules.Rules;
import io.github.owarelab.tables.EndgameTables;
import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.time.Duration;
import java.util.Arrays;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.CancellationException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class TableBuilderTest {
    @TempDir
    Path directory;

    @Test
    void aSecondRunGoesOnWhereTheFirstEnded() throws IOException {
        Path whole = directory.resolve("whole");
        Path parts = directory.resolve("parts");
        build(new BuildOptions(RuleSet.ABAPA, 8).withBounds().withThreads(3), whole);
        build(new BuildOptions(RuleSet.ABAPA, 5).withBounds().withThreads(1), parts);
        build(new BuildOptions(RuleSet.ABAPA_THREEFOLD, 8).withBounds().withThreads(1), parts);
        assertThat(hashes(parts)).isEqualTo(hashes(whole));
    }

    @Test
    void littleMemoryMakesNoDifferenceToTheFiles() throws IOException {
        Path inPairs = directory.resolve("pairs");
        Path oneByOne = directory.resolve("one by one");
        Path withScratch = directory.resolve("scratch");
        BuildOptions options = new BuildOptions(RuleSet.ABAPA, 10).withBounds().withThreads(2);
        BuildPlan plan = new TableBuilder(options).plan(inPairs);
        assertThat(plan.inPairs()).isTrue();
        build(options, inPairs);
        BuildPlan less = withLessMemory(plan, oneByOne);
        assertThat(less.inPairs()).isFalse();
        assertThat(less.usesScratch()).isFalse();
        build(less.options(), oneByOne);
        BuildPlan little = withLessMemory(less, withScratch);
        assertThat(little.usesScratch()).isTrue();
        build(little.options(), withScratch);
        TableFiles.assertSame(oneByOne, inPairs);
        TableFiles.assertSame(withScratch, inPairs);
    }

    private static BuildPlan withLessMemory(BuildPlan plan, Path directory) throws IOException {
        BuildPlan less = new TableBuilder(plan.options().withMemory(plan.memoryBytes() - 1)).plan(directory);
        assertThat(less.memoryBytes()).isLessThan(plan.memoryBytes());
        return less;
    }

    @Test
    void nothingIsDoneTwice() throws IOException {
        BuildOptions options = new BuildOptions(RuleSet.WARI, 6);
        build(options, directory);
        assertThat(new TableBuilder(options).plan(directory).boardsToDo()).isZero();
        new TableBuilder(options).build(directory, new BuildListener() {
            @Override
            public void finished(LayerInfo layer, Duration time) {
                throw new AssertionError("built again: " + layer);
            }
        });
    }

    @Test
    void aStoppedBuildKeepsItsFinishedLayers() throws IOException {
        TableBuilder builder = new TableBuilder(new BuildOptions(RuleSet.ABAPA, 14).withThreads(2));
        assertThatThrownBy(() -> builder.build(directory, new BuildListener() {
                    @Override
                    public void finished(LayerInfo layer, Duration time) {
                        if (layer.seeds() == 7) {
                            builder.stop();
                        }
                    }
                }))
                .isInstanceOf(CancellationException.class);
        assertThat(TableDirectory.open(directory).seeds()).isEqualTo(7);
        assertThat(hashes(directory)).hasSize(8);
    }

    @Test
    void leftoversOfAKilledBuildAreRemoved() throws IOException {
        Files.writeString(directory.resolve("3.oware.part"), "half a file");
        Files.writeString(directory.resolve("settled-0.part"), "part of a layer");
        build(new BuildOptions(RuleSet.ABAPA, 3), directory);
        assertThat(hashes(directory)).containsOnlyKeys("0.oware", "1.oware", "2.oware", "3.oware");
    }

    @Test
    void tablesOfOtherMovesAreNotGoneOnWith() throws IOException {
        build(new BuildOptions(RuleSet.AWARI, 4), directory);
        TableBuilder other = new TableBuilder(new BuildOptions(RuleSet.ABAPA, 5));
        assertThatThrownBy(() -> other.build(directory, BuildListener.NONE))
                .isInstanceOf(TableException.class)
                .hasMessage(directory + " holds tables for the moves of awari, not of abapa");
    }

    @Test
    void boundsAreNotLost() throws IOException {
        build(new BuildOptions(RuleSet.AWARI, 4).withBounds(), directory);
        assertThatThrownBy(() -> build(new BuildOptions(RuleSet.AWARI, 5), directory))
                .isInstanceOf(TableException.class)
                .hasMessage(
                        directory + " holds tables with bounds; go on with bounds (--bounds), or in another directory");
    }

    @Test
    void aFileIsNoDirectory() throws IOException {
        Path file = Files.writeString(directory.resolve("file"), "");
        assertThatThrownBy(() -> build(new BuildOptions(RuleSet.ABAPA, 2), file))
                .isInstanceOf(TableException.class);
        assertThat(file).isEmptyFile();
    }

    @Test
    void tooLittleMemoryIsSaidBeforeTheWorkStarts() {
        TableBuilder builder = new TableBuilder(new BuildOptions(RuleSet.ABAPA, 20).withMemory(1 << 20));
        assertThatThrownBy(() -> builder.build(directory, BuildListener.NONE))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("more than the 1.00 MiB allowed");
        assertThat(directory).isEmptyDirectory();
        TableBuilder less = new TableBuilder(new BuildOptions(RuleSet.ABAPA, 20).withMemory(1 << 10));
        assertThatThrownBy(() -> less.build(directory, BuildListener.NONE))
                .hasMessageEndingWith("more than the 1024 bytes allowed");
    }

    @Test
    void twoBuildsDoNotShareADirectory() throws IOException {
        try (FileChannel channel = FileChannel.open(
                directory.resolve("build.lock"), StandardOpenOption.CREATE, StandardOpenOption.WRITE)) {
            FileLock lock = channel.lock();
            assertThatThrownBy(() -> build(new BuildOptions(RuleSet.ABAPA, 2), directory))
                    .hasMessage(directory + " is being built by another program");
            lock.release();
        }
    }

    @Test
    void wrongOptions() {
        assertThatThrownBy(() -> new BuildOptions(RuleSet.ABAPA, 49))
                .hasMessage("tables can be built for 0 to 48 seeds, not for 49");
        assertThatThrownBy(() -> new BuildOptions(RuleSet.ABAPA, 4).withThreads(0))
                .hasMessage("a build needs at least 1 thread, not 0");
    }

    @Test
    void automaticTablesComeWhenTheyAreReady() throws InterruptedException {
        for (Rules rules : new Rules[] {RuleSet.ABAPA, RuleSet.AWARI}) {
            EndgameTables tables = new AutomaticTables().tables(rules);
            while (tables.seeds() < AutomaticTables.SEEDS) {
                Thread.sleep(10);
            }
            assertThat(new AutomaticTables().tables(rules)).isSameAs(tables);
        }
    }

    private static void build(BuildOptions options, Path directory) throws IOException {
        new TableBuilder(options).build(directory, BuildListener.NONE);
    }

    /** Hashes of all files by name. */
    private static Map<String, Integer> hashes(Path directory) throws IOException {
        Map<String, Integer> hashes = new TreeMap<>();
        try (var files = Files.list(directory)) {
            for (Path file : files.toList()) {
                hashes.put(file.getFileName().toString(), Arrays.hashCode(Files.readAllBytes(file)));
            }
        }
        return hashes;
    }
}
