package io.github.owarelab.endgame.file;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class LayerWriterTest {
    private static final int SEEDS = 4;

    @TempDir
    Path directory;

    private final MadeUpLayer zeros = new MadeUpLayer(SEEDS, () -> 0);

    @Test
    void aFailedWriteLeavesNothing() {
        LayerValues failing = new LayerValues() {
            @Override
            public byte[] array(int moverSum, int otherRank) {
                if (moverSum == SEEDS) {
                    throw new IllegalStateException("on purpose");
                }
                return zeros.array(moverSum, otherRank);
            }

            @Override
            public int offset(int moverSum, int otherRank) {
                return zeros.offset(moverSum, otherRank);
            }
        };
        assertThatThrownBy(() -> LayerWriter.write(directory, MadeUpLayer.contents(SEEDS, false), List.of(failing)))
                .hasMessage("on purpose");
        assertThat(directory).isEmptyDirectory();
    }

    @Test
    void anInterruptedThreadLeavesNothing() {
        Thread.currentThread().interrupt();
        assertThatThrownBy(() -> LayerWriter.write(directory, MadeUpLayer.contents(SEEDS, false), List.of(zeros)))
                .isInstanceOf(IOException.class);
        assertThat(Thread.interrupted()).isTrue();
        assertThat(directory).isEmptyDirectory();
    }

    @Test
    void aSplitValueOutsideItsBoundsIsRefused() {
        MadeUpLayer ones = new MadeUpLayer(SEEDS, () -> 1);
        LayerContents contents = MadeUpLayer.contents(SEEDS, true);
        assertThatThrownBy(() -> LayerWriter.write(directory, contents, List.of(zeros, ones, ones)))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("a split value is not between its bounds");
        assertThatThrownBy(() -> LayerWriter.write(directory, contents, List.of(ones, zeros, zeros)))
                .isInstanceOf(IllegalArgumentException.class);
        assertThat(directory).isEmptyDirectory();
    }

    @Test
    void planesMustBeThere() {
        assertThatThrownBy(() -> LayerWriter.write(directory, MadeUpLayer.contents(SEEDS, true), List.of(zeros)))
                .hasMessage("expected 3 planes, got 1");
    }

    @Test
    void countsMustAddUp() {
        LayerContents contents = MadeUpLayer.contents(2, false);
        assertThatThrownBy(() -> new LayerContents(contents.game(), 2, new long[] {1, 2, 3, 4, 5}, contents.exact()))
                .hasMessage("the counts of 5 values add up to 15 boards, not to 78");
    }

    @Test
    void whatAKilledWriterLeftIsReplacedOrDeleted() throws IOException {
        Path left = directory.resolve("4.oware.part");
        Files.writeString(left, "x".repeat(100_000));
        Path file = LayerWriter.write(directory, MadeUpLayer.contents(SEEDS, false), List.of(zeros));
        LayerReader.open(file).checkAll();
        assertThat(left).doesNotExist();
        Files.writeString(left, "x");
        Files.writeString(directory.resolve("notes.part"), "x");
        LayerWriter.deleteUnfinished(directory);
        assertThat(left).doesNotExist();
        assertThat(directory.resolve("notes.part")).exists();
        assertThat(file).exists();
    }

    @Test
    void aFileIsReplacedAsAWhole() throws IOException {
        MadeUpLayer ones = new MadeUpLayer(SEEDS, () -> 1);
        LayerContents contents = MadeUpLayer.contents(SEEDS, false);
        LayerReader old = LayerReader.open(LayerWriter.write(directory, contents, List.of(ones)));
        LayerReader replaced = LayerReader.open(LayerWriter.write(directory, contents, List.of(zeros)));
        assertThat(replaced.value(SEEDS, 0)).isZero();
        assertThat(old.value(SEEDS, 0)).isEqualTo(1);
    }

    @Test
    void aMissingDirectoryIsAnError() {
        Path nowhere = directory.resolve("nowhere");
        assertThatThrownBy(() -> LayerWriter.write(nowhere, MadeUpLayer.contents(SEEDS, false), List.of(zeros)))
                .isInstanceOf(NoSuchFileException.class);
        assertThat(nowhere).doesNotExist();
    }
}
