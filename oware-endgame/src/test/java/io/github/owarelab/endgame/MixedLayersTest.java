package io.github.owarelab.endgame;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.owarelab.game.Position;
import io.github.owarelab.rules.RuleSet;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Directories in which some layers hold bounds and distances and others do not. */
class MixedLayersTest {
    private static final int SEEDS = 6;
    private static final BuildOptions PLAIN = new BuildOptions(RuleSet.ABAPA, SEEDS).withThreads(2);
    private static final BuildOptions FULL = PLAIN.withBounds().withDistance();

    @TempDir
    private static Path built;

    @TempDir
    private Path directory;

    @BeforeAll
    static void build() throws IOException {
        build(PLAIN, built.resolve("plain"));
        build(PLAIN.withBounds(), built.resolve("bounds"));
        build(FULL, built.resolve("full"));
    }

    private static List<String> build(BuildOptions options, Path to) throws IOException {
        List<String> remarks = new ArrayList<>();
        new TableBuilder(options).build(to, new BuildListener() {
            @Override
            public void remark(String sentence) {
                remarks.add(sentence);
            }
        });
        return remarks;
    }

    /** Layers of one build, but for one of another. */
    private TableDirectory mixed(String most, String one, int seeds) throws IOException {
        for (int layer = 0; layer <= SEEDS; layer++) {
            String name = layer + ".oware";
            Path from = built.resolve(layer == seeds ? one : most).resolve(name);
            Files.copy(from, directory.resolve(name), StandardCopyOption.REPLACE_EXISTING);
        }
        return TableDirectory.open(directory);
    }

    private static Position board(String houses) {
        return Position.parseAnyTotal(houses + "-0-0-S", RuleSet.ABAPA);
    }

    private static final Position FIVE = board("0-1-2-0-0-0-0-1-1-0-0-0");
    private static final Position SIX = board("0-1-2-0-0-0-0-1-2-0-0-0");

    @Test
    void boundsAreToldUpToALayerWithoutThem() throws IOException {
        TableDirectory tables = mixed("bounds", "plain", 6);

        assertThat(tables.remarks())
                .containsExactly(directory + " holds layers without bounds, of 6 seeds; bounds are told up to 5 seeds,"
                        + " and a build with bounds adds the others");
        assertThat(tables.hasBounds()).isFalse();
        assertThat(tables.boundsSeeds()).isEqualTo(5);
        Probe five = TableDirectory.open(built.resolve("bounds")).probe(FIVE);
        assertThat(tables.probe(FIVE)).isEqualTo(five);
        assertThat(five.lower()).isPresent();
        assertThat(tables.probe(SIX).lower()).isEmpty();
        assertThat(tables.tables(RuleSet.ABAPA).seeds()).isEqualTo(5);
        assertThat(new TablePlayer(tables).probe(FIVE))
                .isEqualTo(TableDirectory.open(built.resolve("full")).probe(FIVE));
    }

    @Test
    void aGapAtTheStartLeavesNone() throws IOException {
        TableDirectory tables = mixed("full", "plain", 0);

        assertThat(tables.remarks()).hasSize(2).first().asString().contains("bounds are told of no board");
        assertThat(tables.probe(SIX).lower()).isEmpty();
        assertThat(tables.probe(SIX).distance()).isEmpty();
    }

    @Test
    void usualTablesAreNotRemarked() throws IOException {
        for (String kind : List.of("plain", "bounds", "full")) {
            assertThat(TableDirectory.open(built.resolve(kind)).remarks()).isEmpty();
        }
    }

    @ParameterizedTest
    @ValueSource(ints = {0, 3, 6})
    void eachLayerIsVerifiedForWhatItHolds(int seeds) throws IOException {
        for (String[] kinds :
                new String[][] {{"bounds", "plain"}, {"full", "plain"}, {"full", "bounds"}, {"plain", "full"}}) {
            TableDirectory tables = mixed(kinds[0], kinds[1], seeds);
            assertThat(tables.verify(0, 2, VerifyListener.NONE).failures()).isZero();
            assertThat(tables.verify(1000, 2, VerifyListener.NONE).failures()).isZero();
        }
    }

    @Test
    void distancesAreToldUpToALayerWithoutThem() throws IOException {
        TableDirectory tables = mixed("full", "bounds", 6);

        assertThat(tables.remarks())
                .containsExactly(directory + " holds layers without distances, of 6 seeds; distances are told up to 5"
                        + " seeds, and a build with distances adds the others");
        assertThat(tables.probe(FIVE))
                .isEqualTo(TableDirectory.open(built.resolve("full")).probe(FIVE));
        assertThat(tables.probe(SIX).distance()).isEmpty();
    }

    @ParameterizedTest
    @ValueSource(ints = {0, 3, 6})
    void aBuildWithBoundsFinishesTheDirectory(int seeds) throws IOException {
        mixed("bounds", "plain", seeds);

        assertThat(build(PLAIN.withBounds(), directory))
                .containsExactly("layers without bounds are built anew, from " + seeds + " to " + seeds + " seeds");
        TableFiles.assertSame(directory, built.resolve("bounds"));
    }

    @Test
    void plainTablesGetBoundsAndDistances() throws IOException {
        mixed("plain", "bounds", 4);

        assertThat(build(FULL, directory)).containsExactly("layers without bounds are built anew, from 0 to 6 seeds");
        TableFiles.assertSame(directory, built.resolve("full"));
    }

    @Test
    void largerLayersStayWithoutBounds() throws IOException {
        mixed("plain", "plain", 0);

        assertThat(build(new BuildOptions(RuleSet.ABAPA, 4).withBounds(), directory))
                .containsExactly(
                        "layers without bounds are built anew, from 0 to 4 seeds",
                        "larger layers than asked for stay without bounds, from 5 to 6 seeds");
        assertThat(TableDirectory.open(directory).boundsSeeds()).isEqualTo(4);
    }

    @Test
    void aDamagedLayerWithoutBoundsIsBuiltAnewToo() throws IOException {
        mixed("bounds", "plain", 5);
        Path layer = directory.resolve("5.oware");
        byte[] bytes = Files.readAllBytes(layer);
        bytes[bytes.length - 9] ^= 1;
        Files.delete(layer);
        Files.write(layer, bytes);

        build(PLAIN.withBounds(), directory);

        TableFiles.assertSame(directory, built.resolve("bounds"));
    }
}
