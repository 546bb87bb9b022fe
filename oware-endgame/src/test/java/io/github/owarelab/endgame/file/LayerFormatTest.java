package io.github.owarelab.endgame.file;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.owarelab.endgame.rank.RowRank;
import io.github.owarelab.rules.GrandSlam;
import io.github.owarelab.rules.RuleSet;
import io.github.owarelab.rules.SingleSeeds;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HexFormat;
import java.util.List;
import java.util.OptionalLong;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The bytes of version 1, which later versions must go on reading. */
class LayerFormatTest {
    @TempDir
    Path directory;

    @Test
    void codesOfTheRules() {
        assertThat(GrandSlam.values())
                .containsExactly(
                        GrandSlam.NO_CAPTURE,
                        GrandSlam.FORBIDDEN,
                        GrandSlam.FORBIDDEN_UNLESS_FORCED,
                        GrandSlam.CAPTURE,
                        GrandSlam.CAPTURE_AND_FEED);
        assertThat(SingleSeeds.values()).containsExactly(SingleSeeds.FREE, SingleSeeds.ONLY_IF_ALL_SINGLE);
    }

    @Test
    void bytesOfALayer() throws IOException {
        int[] next = {-2};
        MadeUpLayer split = new MadeUpLayer(1, () -> next[0] = next[0] == 1 ? -1 : next[0] + 1);
        MadeUpLayer lower = new MadeUpLayer(1, () -> -1);
        MadeUpLayer upper = new MadeUpLayer(1, () -> 1);
        LayerContents contents = new LayerContents(RuleSet.OURIL, 1, new long[] {3, 4, 5}, OptionalLong.of(7));
        Path file = LayerWriter.write(directory, contents, List.of(split, lower, upper));
        assertThat(file).isEqualTo(directory.resolve("1.oware"));
        byte[] bytes = Files.readAllBytes(file);
        assertThat(HexFormat.of().formatHex(bytes))
                .isEqualTo(
                        // OWARETAB, version, rules, 1 seed, 3 planes; bytes of data; exact; three counts
                        "4f57415245544142" + "0100" + "0401" + "01" + "03" + "0000"
                                + "7c00000000000000"
                                + "0700000000000000"
                                + "0300000000000000"
                                + "0400000000000000"
                                + "0500000000000000"
                                // starts of the six blocks; checksums
                                + "0000000000000000"
                                + "1400000000000000"
                                + "2800000000000000"
                                + "3c00000000000000"
                                + "5000000000000000"
                                + "6400000000000000"
                                + "5b2d07ed"
                                + "286fef65"
                                // offsets
                                + "000000000000000000000000000000000000000000000000"
                                // split values: 6 boards, each other's row with the one mover's row; then the rest
                                + "04000000" + "bf41414141414141" + "81a6aaaaaaaaaaaa"
                                + "04000000" + "bf41414141414141" + "81a6aaaaaaaaaaaa"
                                + "04000000" + "8002020202020202" + "81a6aaaaaaaaaaaa"
                                + "04000000" + "8002020202020202" + "81a6aaaaaaaaaaaa"
                                + "04000000" + "8000000000000000" + "2904000000000000"
                                + "04000000" + "8000000000000000" + "2904000000000000"
                                + "00000000"
                                // checksums
                                + "eeecfb84" + "9c52c5e3");
    }

    @Test
    void headerTellsWhatTheFileHolds() throws IOException {
        LayerContents contents = new LayerContents(RuleSet.OURIL, 2, new long[] {3, 70, 4, 0, 1}, OptionalLong.of(7));
        MadeUpLayer zeros = new MadeUpLayer(2, () -> 0);
        Path file = LayerWriter.write(directory, contents, List.of(zeros, zeros, zeros));
        LayerContents read = LayerReader.open(file).contents();
        assertThat(read.game()).isEqualTo(RuleSet.OURIL);
        assertThat(read.counts()).isEqualTo(contents.counts());
        assertThat(read.exact()).isEqualTo(contents.exact());
        SlowLayerFile slow = new SlowLayerFile(Files.readAllBytes(file));
        assertThat(slow.grandSlam).isEqualTo(4);
        assertThat(slow.singleSeeds).isEqualTo(1);
        assertThat(slow.seeds).isEqualTo(2);
        assertThat(slow.planes).isEqualTo(3);
        assertThat(slow.exact).isEqualTo(7);
        assertThat(slow.counts).containsExactly(3, 70, 4, 0, 1);
    }

    @Test
    void equalValuesTakeNoDataButHeads() throws IOException {
        MadeUpLayer zeros = new MadeUpLayer(7, () -> 0);
        Path file = LayerWriter.write(directory, MadeUpLayer.contents(7, false), List.of(zeros));
        long stored = 0;
        for (int sum = 0; sum <= 7; sum++) {
            stored += (long) StoredRows.count(7 - sum) * RowRank.count(sum);
        }
        assertThat(Files.size(file)).isLessThan(300 + (stored / 256 + 8) * (4 + 12));
    }
}
