package io.github.owarelab.endgame;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.owarelab.board.Row;
import io.github.owarelab.endgame.file.LayerContents;
import io.github.owarelab.endgame.file.LayerFiles;
import io.github.owarelab.endgame.file.LayerReader;
import io.github.owarelab.endgame.file.LayerValues;
import io.github.owarelab.endgame.file.LayerWriter;
import io.github.owarelab.endgame.file.Plane;
import io.github.owarelab.game.Position;
import io.github.owarelab.game.Side;
import io.github.owarelab.rules.Kalah;
import io.github.owarelab.rules.RuleSet;
import io.github.owarelab.rules.RulesByName;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CancellationException;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class StoredDistancesTest {
    private static final int SEEDS = 6;

    @TempDir
    Path directory;

    private Path build(String name, BuildOptions options) throws IOException {
        Path to = directory.resolve(name);
        new TableBuilder(options).build(to, BuildListener.NONE);
        return to;
    }

    @ParameterizedTest
    @ValueSource(strings = {"abapa", "wari", "ouril", "casual", "awari"})
    void areThoseThatAreWorkedOutWithoutThem(String name) throws IOException {
        BuildOptions options = new BuildOptions(RulesByName.of(name), 5).withBounds();
        TableDirectory plain = TableDirectory.open(build("plain", options));
        TableDirectory stored = TableDirectory.open(build("stored", options.withDistance()));
        assertThat(plain.hasDistance()).isFalse();
        assertThat(stored.hasDistance()).isTrue();
        assertThat(stored.layers())
                .allSatisfy(layer -> assertThat(layer.reach()).hasSize(3));
        TablePlayer player = new TablePlayer(plain);
        EveryBoard.of(5, 1, (own, other) -> {
            Position position = position(plain, own, other);
            try {
                assertThat(stored.probe(position)).isEqualTo(player.probe(position));
                assertThat(new TablePlayer(stored).move(position)).isEqualTo(player.move(position));
            } catch (TableException e) {
                throw new AssertionError(e);
            } catch (IllegalArgumentException e) {
                assertThat(position.legalMoves()).isZero();
            }
        });
        assertThat(stored.verify(0, 2, (seeds, boards, inAll) -> {}).first()).isEmpty();
    }

    private static Position position(TableDirectory tables, long own, long other) {
        return Position.of(tables.rules().game(), houses(own), houses(other), 0, 0, Side.SOUTH);
    }

    private static int[] houses(long row) {
        return IntStream.range(0, 6).map(house -> Row.seeds(row, house)).toArray();
    }

    @Test
    void threadsAndStepsMakeNoDifferenceToTheFiles() throws IOException {
        BuildOptions options =
                new BuildOptions(RuleSet.ABAPA, SEEDS).withBounds().withThreads(1);
        Path whole = build("whole", options.withDistance());
        TableFiles.assertSame(build("threads", options.withDistance().withThreads(3)), whole);
        build("later", options);
        assertThat(new TableBuilder(options.withDistance())
                        .plan(directory.resolve("later"))
                        .finished())
                .isZero();
        TableFiles.assertSame(build("later", options.withDistance()), whole);
        build("parts", new BuildOptions(RuleSet.ABAPA, 4).withBounds());
        build("parts", new BuildOptions(RuleSet.ABAPA, 5).withBounds().withDistance());
        TableFiles.assertSame(build("parts", options.withDistance()), whole);
    }

    @Test
    void valuesAreTheSameWithoutThem() throws IOException {
        TableDirectory with = TableDirectory.open(build("with", new BuildOptions(RuleSet.WARI, SEEDS).withDistance()));
        TableDirectory without = TableDirectory.open(build("without", new BuildOptions(RuleSet.WARI, SEEDS)));
        EveryBoard.of(
                SEEDS, 1, (own, other) -> assertThat(with.probe(own, other)).isEqualTo(without.probe(own, other)));
    }

    @Test
    void aStoppedBuildGoesOn() throws IOException {
        Path whole = build("whole", new BuildOptions(RuleSet.ABAPA, SEEDS).withDistance());
        Path stopped = build("stopped", new BuildOptions(RuleSet.ABAPA, SEEDS));
        BuildOptions options = new BuildOptions(RuleSet.ABAPA, SEEDS).withDistance();
        TableBuilder builder = new TableBuilder(options);
        assertThatThrownBy(() -> builder.build(stopped, new BuildListener() {
                    @Override
                    public void finished(LayerInfo layer, Duration time) {
                        if (layer.seeds() == 3) {
                            builder.stop();
                        }
                    }
                }))
                .isInstanceOf(CancellationException.class);
        TableDirectory tables = TableDirectory.open(stopped);
        assertThat(tables.hasDistance()).isFalse();
        assertThat(tables.seeds()).isEqualTo(SEEDS);
        assertThat(new TableBuilder(options).plan(stopped).finished()).isEqualTo(4);
        TableFiles.assertSame(build("stopped", options), whole);
    }

    @Test
    void goingOnWithoutThemIsRefused() throws IOException {
        Path to = build("with", new BuildOptions(RuleSet.ABAPA, 3).withDistance());
        assertThatThrownBy(() -> build("with", new BuildOptions(RuleSet.ABAPA, 4)))
                .isInstanceOf(TableException.class)
                .hasMessage(to
                        + " holds tables with distances; go on with distances (--distance), or in another directory");
        assertThatThrownBy(() -> new BuildOptions(new Kalah(4, true), 4).withDistance())
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("no board comes back in kalah");
    }

    @Test
    void theyAreInThePlan() throws IOException {
        BuildOptions options = new BuildOptions(RuleSet.ABAPA, 20).withMemory(1L << 40);
        BuildPlan without = new TableBuilder(options).plan(directory);
        BuildPlan with = new TableBuilder(options.withDistance()).plan(directory);
        assertThat(with.memoryBytes()).isGreaterThan(without.memoryBytes());
        assertThat(with.fileBytes()).isGreaterThan(without.fileBytes());
        assertThat(with.expectedTime()).isGreaterThan(without.expectedTime());
    }

    /** A file whose checksums are right, but one distance is not. */
    @Test
    void aWrongDistanceIsFound() throws IOException {
        Path to = build("wrong", new BuildOptions(RuleSet.ABAPA, 4).withDistance());
        LayerReader layer = LayerFiles.open(to).get(4);
        LayerContents contents = layer.contents();
        List<LayerValues> planes =
                new ArrayList<>(KnownDistances.values(layer, false).values());
        LoadedPlane lower = new LoadedPlane(4);
        for (int sum = 0; sum <= 4; sum++) {
            layer.distanceLoader(Plane.SPLIT, false, sum, lower).load(0);
        }
        // The mover's row holds 3, the other's 1: any of the boards there that have a distance.
        byte[] block = lower.array(3, 1);
        int at = IntStream.range(0, block.length)
                .filter(i -> block[i] > 5)
                .findFirst()
                .orElseThrow();
        block[at]--;
        planes.add(lower);
        planes.add(new LoadedPlane(4));
        LayerWriter.write(to, contents, planes);
        Verification verification = TableDirectory.open(to).verify(0, 1, (seeds, boards, inAll) -> {});
        assertThat(verification.failures()).isPositive();
        assertThat(verification.first().get(0).what()).isEqualTo("distance of split value");
    }
}
