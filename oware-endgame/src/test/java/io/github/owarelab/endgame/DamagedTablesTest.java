package io.github.owarelab.endgame;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.fail;

import io.github.owarelab.rules.RuleSet;
import java.io.IOException;
import java.io.RandomAccessFile;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Damage of every kind is reported with file and offset, and nothing wrong is ever answered. */
class DamagedTablesTest {
    /** The file of this layer has several parts that are checked one by one. */
    private static final int SEEDS = 9;

    /** Boards of a layer that are asked; an answer that is an exception takes long. */
    private static final int MOST_ASKED = 500;

    @TempDir
    private static Path shared;

    @TempDir
    private Path directory;

    private static Path whole;
    private static TableDirectory sound;

    @BeforeAll
    static void build() throws IOException {
        whole = shared.resolve("whole");
        TableFiles.build(whole, SEEDS);
        sound = TableDirectory.open(whole);
    }

    @BeforeEach
    void copy() throws IOException {
        for (String name : TableFiles.names(whole)) {
            Files.copy(whole.resolve(name), directory.resolve(name), StandardCopyOption.REPLACE_EXISTING);
        }
    }

    @ParameterizedTest
    @ValueSource(ints = {0, 1, 2, 3, 4, 5, 6, 7, 8, SEEDS})
    void aFlippedBit(int seeds) throws IOException {
        byte[] bytes = Files.readAllBytes(file(seeds));
        Random random = new Random(seeds);
        int flips = 25;
        for (int i = 0; i < flips; i++) {
            int at = random.nextInt(bytes.length);
            replace(seeds, flipped(bytes, at, random.nextInt(Byte.SIZE)));
            assertReported(seeds, at);
        }
    }

    /** Opening may notice the damage; if not, verifying does, and no answer is wrong. */
    private void assertReported(int seeds, int at) {
        String place = "byte " + at + " of layer " + seeds;
        try {
            TableDirectory damaged = TableDirectory.open(directory);
            assertThatThrownBy(() -> damaged.verify(1, 1, VerifyListener.NONE))
                    .as(place)
                    .satisfies(e -> assertNames(e, seeds));
            int step = (int) (BuildPlan.boards(seeds) / MOST_ASKED) + 1;
            EveryBoard.of(seeds, step, (own, other) -> assertRightOrReported(damaged, own, other));
        } catch (TableException e) {
            assertNames(e, seeds);
        }
    }

    private void assertNames(Throwable e, int seeds) {
        assertThat(e).isInstanceOf(TableException.class).hasMessageMatching(file(seeds) + " at offset [0-9]+: .+");
    }

    private void assertRightOrReported(TableDirectory damaged, long own, long other) {
        try {
            int value = damaged.probe(own, other);
            int bounds = damaged.tables(RuleSet.ABAPA).probe(own, other);
            if (value != sound.probe(own, other)
                    || bounds != sound.tables(RuleSet.ABAPA).probe(own, other)) {
                fail("a wrong answer for " + Long.toHexString(own) + " " + Long.toHexString(other));
            }
        } catch (UncheckedIOException e) {
            if (!e.getCause().getMessage().startsWith(directory.toString())) {
                fail("this names no file", e);
            }
        }
    }

    /** Bytes that change under a map, in pieces that were not asked before. */
    @Test
    void damageAfterOpening() throws IOException {
        TableDirectory opened = TableDirectory.open(directory);
        byte[] bytes = Files.readAllBytes(file(SEEDS));
        int at = bytes.length / 2;
        try (RandomAccessFile file = new RandomAccessFile(file(SEEDS).toFile(), "rw")) {
            file.seek(at);
            file.write(bytes[at] ^ 2);
        }
        assertThatThrownBy(() -> opened.verify(1, 1, VerifyListener.NONE)).satisfies(e -> assertNames(e, SEEDS));
        EveryBoard.of(SEEDS, 97, (own, other) -> assertRightOrReported(opened, own, other));
    }

    /** In pieces that were not asked before: what was checked and is cut off then ends in an error of the virtual machine. */
    @Test
    void aFileCutOffAfterOpening() throws IOException {
        TableDirectory opened = TableDirectory.open(directory);
        try (RandomAccessFile file = new RandomAccessFile(file(SEEDS).toFile(), "rw")) {
            file.setLength(file.length() / 2);
        }
        assertThatThrownBy(() -> opened.verify(1, 1, VerifyListener.NONE))
                .satisfies(e -> assertNames(e, SEEDS))
                .hasMessageEndingWith(": it is damaged: the file was cut off after it was opened");
        EveryBoard.of(SEEDS, 97, (own, other) -> assertRightOrReported(opened, own, other));
    }

    /** A build that mends a file puts a new one in its place: who has the old one open still sees that. */
    @Test
    void filesThatAreReplacedWhileTheyAreOpen() throws IOException {
        TableDirectory opened = TableDirectory.open(directory);
        byte[] bytes = Files.readAllBytes(file(SEEDS));
        replace(SEEDS, Arrays.copyOf(bytes, bytes.length / 2));
        TableFiles.build(directory, SEEDS);
        opened.checkFiles();
        EveryBoard.of(
                SEEDS, 97, (own, other) -> assertThat(opened.probe(own, other)).isEqualTo(sound.probe(own, other)));
    }

    @Test
    void aFileCutOffOrLengthened() throws IOException {
        byte[] bytes = Files.readAllBytes(file(SEEDS));
        for (int length = 0; length < 2 * bytes.length; length += bytes.length / 29 + 1) {
            replace(SEEDS, Arrays.copyOf(bytes, length));
            assertThatThrownBy(() -> TableDirectory.open(directory))
                    .as("%d of %d bytes", length, bytes.length)
                    .satisfies(e -> assertNames(e, SEEDS));
            List<String> remarks = new TableBuilder(new BuildOptions(RuleSet.ABAPA, SEEDS).withBounds())
                    .plan(directory)
                    .remarks();
            assertThat(remarks).hasSize(1);
            assertThat(remarks.get(0)).matches(file(SEEDS) + " at offset [0-9]+: .+; this damaged layer is built anew");
        }
    }

    @Test
    void aLayerInTheWrongPlaceOrOfOtherRules() throws IOException {
        Path others = directory.resolve("others");
        new TableBuilder(new BuildOptions(RuleSet.WARI, 5).withBounds()).build(others, BuildListener.NONE);
        replace(5, Files.readAllBytes(file(4)));
        assertCannotBeGoneOnWith(file(5).toString());
        replace(5, Files.readAllBytes(others.resolve("5.oware")));
        assertCannotBeGoneOnWith(file(5).toString());
    }

    @Test
    void aLayerWithoutBoundsAmongOthers() throws IOException {
        Path others = directory.resolve("others");
        new TableBuilder(new BuildOptions(RuleSet.ABAPA, 4)).build(others, BuildListener.NONE);
        replace(4, Files.readAllBytes(others.resolve("4.oware")));
        TableDirectory mixed = TableDirectory.open(directory);
        assertThat(mixed.hasBounds()).isFalse();
        assertThat(mixed.tables(RuleSet.ABAPA).seeds()).isEqualTo(3);
        EveryBoard.of(
                3,
                1,
                (own, other) -> assertThat(mixed.tables(RuleSet.ABAPA).probe(own, other))
                        .isEqualTo(sound.tables(RuleSet.ABAPA).probe(own, other)));
        EveryBoard.of(5, 1, (own, other) -> assertThat(mixed.probe(own, other)).isEqualTo(sound.probe(own, other)));
        BuildPlan plan = new TableBuilder(new BuildOptions(RuleSet.ABAPA, SEEDS).withBounds()).plan(directory);
        assertThat(plan.boardsToDo()).isEqualTo(BuildPlan.boards(4));
    }

    @Test
    void aDirectoryInPlaceOfAFile() throws IOException {
        Files.delete(file(3));
        Files.createDirectory(file(3));
        assertThatThrownBy(() -> TableDirectory.open(directory))
                .isInstanceOf(TableException.class)
                .hasMessageStartingWith(file(3) + " ");
        assertCannotBeGoneOnWith(file(3).toString());
    }

    /** What may be something else than a damaged layer stays. */
    private void assertCannotBeGoneOnWith(String named) throws IOException {
        assertThatThrownBy(() -> TableFiles.build(directory, SEEDS + 1))
                .isInstanceOf(TableException.class)
                .hasMessageStartingWith(named);
        assertThat(file(SEEDS + 1)).doesNotExist();
        assertThat(directory.resolve("build.lock")).doesNotExist();
    }

    /** Damage that only reading a layer shows; captures take two seeds or more. */
    @Test
    void aDamagedLayerIsNotBuiltUpon() throws IOException {
        int needed = SEEDS - 1;
        byte[] bytes = Files.readAllBytes(file(needed));
        replace(needed, flipped(bytes, bytes.length / 2, 3));
        TableFiles.build(directory, SEEDS + 1);
        assertThat(file(needed)).hasBinaryContent(bytes);
        Path larger = directory.resolve("larger");
        TableFiles.build(larger, SEEDS + 1);
        assertThat(file(SEEDS + 1)).hasSameBinaryContentAs(larger.resolve(SEEDS + 1 + ".oware"));
    }

    /** Damage that nobody meets by reading on: in each part of a layer that the build has nothing to do with any more. */
    @ParameterizedTest
    @ValueSource(ints = {1, 5, SEEDS})
    void aFinishedBuildMendsADamagedLayer(int seeds) throws IOException {
        byte[] bytes = Files.readAllBytes(file(seeds));
        int header = 48 + 8 * (2 * seeds + 1) + 8 * 3 * (seeds + 1);
        int last = bytes.length - 1;
        for (int at :
                new int[] {0, 8, 11, 15, 20, header / 2, header + 1, header + 40, bytes.length / 2, last - 5, last}) {
            replace(seeds, flipped(bytes, at, 6));
            TableFiles.build(directory, SEEDS);
            TableFiles.assertSame(directory, whole);
        }
    }

    /** Layers that are not asked for may be as they like. */
    @Test
    void aLargerLayerThanAskedForIsLeftAlone() throws IOException {
        byte[] bytes = Files.readAllBytes(file(SEEDS));
        replace(SEEDS, flipped(bytes, bytes.length / 2, 3));
        TableFiles.build(directory, SEEDS - 1);
    }

    private Path file(int seeds) {
        return directory.resolve(seeds + ".oware");
    }

    /** Not in place: files that were opened before stay mapped. */
    private void replace(int seeds, byte[] bytes) throws IOException {
        Files.deleteIfExists(file(seeds));
        Files.write(file(seeds), bytes);
    }

    private static byte[] flipped(byte[] bytes, int at, int bit) {
        byte[] flipped = bytes.clone();
        flipped[at] ^= (byte) (1 << bit);
        return flipped;
    }
}
