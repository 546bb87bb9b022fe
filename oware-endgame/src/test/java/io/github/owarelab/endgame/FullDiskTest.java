package io.github.owarelab.endgame;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import io.github.owarelab.rules.RuleSet;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

/** File systems that have no room for all layers. The tests that mount one need a superuser and are left out elsewhere. */
@EnabledOnOs(OS.LINUX)
@Timeout(value = 5, unit = TimeUnit.MINUTES)
class FullDiskTest {
    private static final int SEEDS = 10;
    private static final String FULL = " cannot be read or written: No space left on device; this layer takes about "
            + "[0-9]+ bytes, [0-9]+ are free";

    @TempDir
    private static Path shared;

    @TempDir
    private Path temporary;

    private static Path whole;

    private Path directory;
    private boolean mounted;

    @BeforeAll
    static void build() throws IOException {
        whole = shared.resolve("whole");
        TableFiles.build(whole, SEEDS);
    }

    @BeforeEach
    void makeDirectory() throws IOException {
        directory = Files.createDirectory(temporary.resolve("small"));
    }

    /** Lazily, for files are mapped until their readers are collected. */
    @AfterEach
    void unmount() throws Exception {
        if (mounted) {
            assertThat(run("umount", "--lazy", directory.toString())).isZero();
        }
    }

    @Test
    void aBuildGoesOnWhenThereIsRoom() throws Exception {
        mount("256k");

        assertThatThrownBy(() -> TableFiles.build(directory, SEEDS))
                .isInstanceOf(TableException.class)
                .hasMessageMatching(directory + "/[0-9]+\\.oware" + FULL);
        List<String> finished = TableFiles.names(directory);
        assertThat(finished).hasSizeBetween(5, SEEDS).allMatch(name -> name.endsWith(".oware"));
        TableFiles.assertFinishedAreSame(directory, whole);
        assertThat(TableDirectory.open(directory).seeds()).isEqualTo(finished.size() - 1);

        assertThat(run("mount", "-o", "remount,size=16m", directory.toString())).isZero();
        TableFiles.build(directory, SEEDS);
        TableFiles.assertSame(directory, whole);
    }

    /** Of bounds, so that the file for the settled moves of each comes first. */
    @Test
    void aScratchFileThatFindsNoRoom() throws Exception {
        BuildOptions options = new BuildOptions(RuleSet.ABAPA, SEEDS).withBounds();
        long needed = new TableBuilder(options).plan(directory).memoryBytes();
        mount("256k");

        TableBuilder builder = new TableBuilder(options.withMemory(needed - 1));
        assertThatThrownBy(() -> builder.build(directory, BuildListener.NONE))
                .isInstanceOf(TableException.class)
                .hasMessageMatching(directory + "/(settled-[012]\\.part|[0-9]+\\.oware)" + FULL);
        assertGoesOn(options, "scratch");
    }

    /** While distances are added to values that found room. */
    @Test
    void distancesThatFindNoRoom() throws Exception {
        BuildOptions options = new BuildOptions(RuleSet.ABAPA, 8);
        mount("256k");
        new TableBuilder(options).build(directory, BuildListener.NONE);
        TableDirectory values = TableDirectory.open(directory);

        TableBuilder builder = new TableBuilder(options.withDistance());
        assertThatThrownBy(() -> builder.build(directory, BuildListener.NONE))
                .isInstanceOf(TableException.class)
                .hasMessageMatching(directory + "/8\\.oware" + FULL);
        assertThat(TableFiles.names(directory)).hasSize(9).allMatch(name -> name.endsWith(".oware"));
        assertThat(TableDirectory.open(directory).layers())
                .extracting(LayerInfo::boards)
                .isEqualTo(values.layers().stream().map(LayerInfo::boards).toList());
        assertGoesOn(options.withDistance(), "distance");
    }

    private void assertGoesOn(BuildOptions options, String name) throws Exception {
        Path undisturbed = shared.resolve(name);
        new TableBuilder(options).build(undisturbed, BuildListener.NONE);
        assertThat(run("mount", "-o", "remount,size=16m", directory.toString())).isZero();
        new TableBuilder(options).build(directory, BuildListener.NONE);
        TableFiles.assertSame(directory, undisturbed);
    }

    @Test
    void scoresThatFindNoRoom() throws Exception {
        Path tables = shared.resolve("awari");
        new TableBuilder(new BuildOptions(RuleSet.AWARI, SEEDS)).build(tables, BuildListener.NONE);
        AwariScoresWriter writer = new AwariScoresWriter(TableDirectory.open(tables));
        mount("256k");

        assertThatThrownBy(() -> writer.write(directory, ScoresListener.NONE))
                .isInstanceOf(TableException.class)
                .hasMessageMatching(directory + "/scores\\.9" + FULL);
        assertThat(TableFiles.names(directory)).hasSize(9).doesNotContain("scores.9", "scores.9.part");
        assertThat(AwariScores.open(directory).seeds()).isEqualTo(8);

        assertThat(run("mount", "-o", "remount,size=16m", directory.toString())).isZero();
        writer.write(directory, ScoresListener.NONE);
        assertThat(AwariScores.open(directory).seeds()).isEqualTo(SEEDS);
    }

    /** The operating system refuses bytes of a file beyond a limit, which needs no superuser. */
    @Test
    void aLimitOnTheLengthOfFiles() throws Exception {
        Path tables = directory.resolve("tables");
        String limit = "ulimit -f 100; exec \"$0\" \"$@\"";

        BuildOptions options = new BuildOptions(RuleSet.ABAPA, SEEDS).withBounds();
        Process process = BuildProcess.start(List.of("bash", "-c", limit), BuildProcess.words(options, tables));

        assertThat(BuildProcess.output(process))
                .containsPattern("oware: " + tables + "/[0-9]+\\.oware cannot be read or written: File too large\n$")
                .doesNotContain("Exception");
        assertThat(process.waitFor()).isEqualTo(1);
        assertThat(TableFiles.names(tables)).hasSizeBetween(5, SEEDS).allMatch(name -> name.endsWith(".oware"));
        TableFiles.build(tables, SEEDS);
        TableFiles.assertSame(tables, whole);
    }

    private void mount(String size) throws Exception {
        assumeTrue("root".equals(System.getProperty("user.name")), "only a superuser may mount");
        mounted = run("mount", "-t", "tmpfs", "-o", "size=" + size, "tmpfs", directory.toString()) == 0;
        assumeTrue(mounted, "mounting is not allowed here");
        assertThat(Files.getFileStore(directory).type()).isEqualTo("tmpfs");
    }

    private static int run(String... command) throws Exception {
        return new ProcessBuilder(command)
                .redirectOutput(ProcessBuilder.Redirect.DISCARD)
                .redirectError(ProcessBuilder.Redirect.DISCARD)
                .start()
                .waitFor();
    }
}
