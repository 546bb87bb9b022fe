package io.github.owarelab.endgame;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.owarelab.rules.Kalah;
import io.github.owarelab.rules.RuleSet;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;
import java.util.zip.CRC32C;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Whatever has become of a directory, a build ends with the files of an undisturbed one, and tells what it mends. */
class MendedBuildTest {
    private static final int SEEDS = 7;

    @TempDir
    private Path directory;

    private static Stream<BuildOptions> kinds() {
        BuildOptions plain = new BuildOptions(RuleSet.ABAPA, SEEDS).withThreads(2);
        return Stream.of(
                plain,
                plain.withBounds(),
                plain.withDistance(),
                plain.withBounds().withDistance(),
                new BuildOptions(new Kalah(4, true), SEEDS));
    }

    @ParameterizedTest
    @MethodSource("kinds")
    void damageOfEveryKind(BuildOptions options) throws IOException {
        Path whole = built("whole", options);
        Path tables = built("tables", options);
        flip(tables, 3, 0.6);
        cut(tables, 5, 0.5);
        cut(tables, 2, 0);
        Files.delete(file(tables, 4));
        Files.writeString(tables.resolve("6.oware.part"), "half a file");
        Files.writeString(tables.resolve("settled-1.part"), "part of a layer");
        Files.writeString(tables.resolve("build.lock"), "");
        Object untouched = Files.readAttributes(file(tables, 6), "fileKey").get("fileKey");

        List<String> remarks = build(tables, options);

        assertThat(remarks).hasSize(4);
        assertThat(remarks.get(0)).isEqualTo(damaged(tables, 2, "0: the file ends within its header"));
        assertThat(remarks.get(1))
                .startsWith(file(tables, 3) + " at offset ")
                .contains(": it is damaged: the checksum of the ")
                .endsWith("; this damaged layer is built anew");
        assertThat(remarks.get(2)).isEqualTo(file(tables, 4) + " is missing below larger layers; it is built anew");
        assertThat(remarks.get(3)).startsWith(file(tables, 5) + " at offset ").contains(": the file ");
        TableFiles.assertSame(tables, whole);
        assertThat(Files.readAttributes(file(tables, 6), "fileKey").get("fileKey"))
                .isEqualTo(untouched);
    }

    private static String damaged(Path tables, int seeds, String what) {
        return file(tables, seeds) + " at offset " + what + "; this damaged layer is built anew";
    }

    /** Also while distances are added to values. */
    @Test
    void damageOfValuesThatAreToGetDistances() throws IOException {
        BuildOptions values = new BuildOptions(RuleSet.WARI, SEEDS);
        Path whole = built("whole", values.withDistance());
        Path tables = built("tables", values);
        built("tables", new BuildOptions(RuleSet.WARI, 2).withDistance());
        flip(tables, 1, 0.5);
        flip(tables, 6, 0.9);
        BuildPlan plan = new TableBuilder(values.withDistance()).plan(tables);
        assertThat(plan.finished()).isEqualTo(2);
        assertThat(plan.withoutDistances()).isEqualTo(4);
        assertThat(plan.boardsToDo()).isEqualTo(plan.boards() - BuildPlan.boards(0) - BuildPlan.boards(2));
        assertThat(build(tables, values.withDistance())).hasSize(2);
        TableFiles.assertSame(tables, whole);
    }

    @Test
    void largerLayersThatStayWithoutDistancesAreTold() throws IOException {
        Path tables = built("tables", new BuildOptions(RuleSet.WARI, SEEDS));
        BuildOptions some = new BuildOptions(RuleSet.WARI, 4).withDistance();
        String remark = "larger layers than asked for stay without distances, from 5 to 7 seeds";
        assertThat(build(tables, some)).containsExactly(remark);
        assertThat(build(tables, some)).containsExactly(remark);
    }

    /** Only what is left after the last layer. */
    @Test
    void leftoversOfAFinishedBuildGo() throws IOException {
        BuildOptions options = new BuildOptions(RuleSet.ABAPA, 3);
        Path whole = built("whole", options);
        Path tables = built("tables", options);
        Files.writeString(tables.resolve("settled-0.part"), "part of a layer");
        assertThat(build(tables, options)).isEmpty();
        TableFiles.assertSame(tables, whole);
        Files.writeString(tables.resolve("build.lock"), "");
        assertThat(build(tables, options)).isEmpty();
        TableFiles.assertSame(tables, whole);
    }

    /** Nothing is replaced that may be of worth. */
    @Test
    void whatMayBeSomethingElseIsLeftAlone() throws IOException {
        BuildOptions options = new BuildOptions(RuleSet.ABAPA, SEEDS);
        Path tables = built("tables", options);
        byte[] layer = Files.readAllBytes(file(tables, 4));
        byte[] otherRules = Files.readAllBytes(file(built("wari", new BuildOptions(RuleSet.WARI, 4)), 4));
        byte[] otherRulesCut = Arrays.copyOf(otherRules, otherRules.length - 1);
        byte[] poem = "Roses are red".getBytes(StandardCharsets.US_ASCII);
        for (byte[] other : List.of(otherRules, otherRulesCut, poem, newerVersion(layer))) {
            Files.write(file(tables, 4), other);
            assertThatThrownBy(() -> build(tables, options))
                    .isInstanceOf(TableException.class)
                    .hasMessageStartingWith(file(tables, 4).toString());
            assertThat(file(tables, 4)).hasBinaryContent(other);
            assertThat(tables.resolve("build.lock")).doesNotExist();
        }
    }

    /** Not a flipped bit: the header's checksum is right. */
    private static byte[] newerVersion(byte[] layer) {
        ByteBuffer newer = ByteBuffer.wrap(layer.clone()).order(ByteOrder.LITTLE_ENDIAN);
        newer.putShort(8, (short) 3);
        int checksumAt = 32 + 8 * 9 + 8 * 5 + 4;
        CRC32C checksum = new CRC32C();
        checksum.update(newer.array(), 0, checksumAt);
        return newer.putInt(checksumAt, (int) checksum.getValue()).array();
    }

    private Path built(String name, BuildOptions options) throws IOException {
        Path tables = directory.resolve(name);
        build(tables, options);
        return tables;
    }

    /** Builds; what it remarks. */
    private static List<String> build(Path tables, BuildOptions options) throws IOException {
        List<String> remarks = new ArrayList<>();
        new TableBuilder(options).build(tables, new BuildListener() {
            @Override
            public void remark(String sentence) {
                remarks.add(sentence);
            }
        });
        return remarks;
    }

    private static Path file(Path tables, int seeds) {
        return tables.resolve(seeds + ".oware");
    }

    private static void flip(Path tables, int seeds, double where) throws IOException {
        byte[] bytes = Files.readAllBytes(file(tables, seeds));
        bytes[(int) (bytes.length * where)] ^= 16;
        replace(file(tables, seeds), bytes);
    }

    private static void cut(Path tables, int seeds, double part) throws IOException {
        byte[] bytes = Files.readAllBytes(file(tables, seeds));
        replace(file(tables, seeds), Arrays.copyOf(bytes, (int) (bytes.length * part)));
    }

    /** Not in place: files that were opened before stay mapped. */
    private static void replace(Path file, byte[] bytes) throws IOException {
        Files.delete(file);
        Files.write(file, bytes);
    }
}
