package io.github.owarelab.endgame.file;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowable;

import io.github.owarelab.endgame.rank.RowRank;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Whatever happens to a file, it is reported with file and offset, and no wrong value comes out of it. */
class DamagedFileTest {
    private static final int SEEDS = 2;

    @TempDir
    Path directory;

    private MadeUpLayer split;
    private Path file;
    private byte[] bytes;

    @BeforeEach
    void write() throws IOException {
        Random random = new Random(1);
        split = new MadeUpLayer(SEEDS, () -> random.nextInt(5) - 2);
        MadeUpLayer lower = new MadeUpLayer(SEEDS, () -> -3);
        MadeUpLayer upper = new MadeUpLayer(SEEDS, () -> 3 + random.nextInt(2));
        file = LayerWriter.write(directory, MadeUpLayer.contents(SEEDS, true), List.of(split, lower, upper));
        bytes = Files.readAllBytes(file);
    }

    @Test
    void aFlippedBitOfEachByte() throws IOException {
        for (int at = 0; at < bytes.length; at++) {
            byte[] damaged = bytes.clone();
            damaged[at] ^= (byte) (1 << at % 8);
            assertReported(damaged);
        }
    }

    @Test
    void everyLength() throws IOException {
        for (int length = 0; length < bytes.length; length++) {
            assertReported(Arrays.copyOf(bytes, length));
        }
        assertReported(Arrays.copyOf(bytes, bytes.length + 1));
        assertReported(Arrays.copyOf(bytes, bytes.length + 65536));
    }

    @Test
    void everyZeroedStretch() throws IOException {
        for (int at = 0; at + 16 <= bytes.length; at += 8) {
            byte[] damaged = bytes.clone();
            Arrays.fill(damaged, at, at + 16, (byte) 0);
            if (!Arrays.equals(damaged, bytes)) {
                assertReported(damaged);
            }
        }
    }

    private void assertReported(byte[] damaged) throws IOException {
        Files.write(file, damaged);
        assertNamesFileAndOffset(catchThrowable(() -> {
            LayerReader reader = LayerReader.open(file);
            assertNoWrongValue(reader);
            reader.checkAll();
        }));
    }

    private void assertNoWrongValue(LayerReader reader) {
        for (int sum = 0; sum <= SEEDS; sum++) {
            long[] movers = RowRank.rows(sum);
            long[] others = RowRank.rows(SEEDS - sum);
            for (int other = 0; other < others.length; other++) {
                for (int mover = 0; mover < movers.length; mover++) {
                    try {
                        assertThat(reader.value(movers[mover], others[other]))
                                .isEqualTo(split.value(sum, other, mover));
                    } catch (UncheckedIOException e) {
                        assertNamesFileAndOffset(e.getCause());
                    }
                }
            }
        }
    }

    private void assertNamesFileAndOffset(Throwable failure) {
        assertThat(failure).isInstanceOf(BadLayerException.class).hasMessageStartingWith(file + " at offset ");
    }

    @Test
    void messagesSayWhatIsWrong() throws IOException {
        assertMessage(new byte[0], 0, "the file ends within its header");
        assertMessage(Arrays.copyOf(bytes, 50), 50, "the file ends within its header of 152 bytes");
        assertMessage(with(0, 'x'), 0, "it is no layer file, for it does not begin with OWARETAB");
        assertMessage(with(8, 3), 8, "its format version is 3, expected 1 or 2");
        assertMessage(with(12, 49), 12, "it is said to hold 3 planes of boards of 49 seeds");
        int length = bytes.length;
        assertMessage(
                Arrays.copyOf(bytes, length - 1),
                length - 1,
                "the file has " + (length - 1) + " bytes, expected " + length);
    }

    private void assertMessage(byte[] damaged, int offset, String reason) throws IOException {
        Files.write(file, damaged);
        assertThatThrownBy(() -> LayerReader.open(file)).hasMessage(file + " at offset " + offset + ": " + reason);
    }

    private byte[] with(int at, int value) {
        byte[] damaged = bytes.clone();
        damaged[at] = (byte) value;
        return damaged;
    }

    @Test
    void aPieceIsCheckedWhenItIsTouchedAndNotBefore() throws IOException {
        Random random = new Random(2);
        MadeUpLayer large = new MadeUpLayer(9, () -> random.nextInt(90) - 45);
        Path other = LayerWriter.write(directory, MadeUpLayer.contents(9, false), List.of(large));
        byte[] whole = Files.readAllBytes(other);
        whole[whole.length / 2] ^= 1;
        Files.write(other, whole);
        LayerReader reader = LayerReader.open(other);
        assertThat(reader.value(0, RowRank.rows(9)[0])).isEqualTo(large.value(0, 0, 0));
        assertThatThrownBy(reader::checkAll).hasMessageContaining("the checksum of the 65536 bytes from here is ");
    }
}
