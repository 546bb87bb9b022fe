package io.github.owarelab.endgame;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.owarelab.board.Row;
import io.github.owarelab.endgame.build.Layer;
import io.github.owarelab.endgame.build.LayerFactory;
import io.github.owarelab.endgame.file.LayerContents;
import io.github.owarelab.endgame.file.LayerFiles;
import io.github.owarelab.endgame.file.LayerWriter;
import io.github.owarelab.endgame.file.Layers;
import io.github.owarelab.endgame.file.Workers;
import io.github.owarelab.endgame.rank.RowRank;
import io.github.owarelab.endgame.verify.Verifier;
import io.github.owarelab.rules.RuleSet;
import io.github.owarelab.rules.Rules;
import io.github.owarelab.rules.RulesByName;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.OptionalLong;
import java.util.Random;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class VerificationTest {
    @TempDir
    Path directory;

    @ParameterizedTest
    @ValueSource(strings = {"abapa", "wari", "ouril", "casual", "awari"})
    void goodTablesPass(String name) throws IOException {
        RuleSet rules = (RuleSet) RulesByName.of(name);
        new TableBuilder(new BuildOptions(rules, 7).withBounds().withThreads(1)).build(directory, BuildListener.NONE);
        TableDirectory tables = TableDirectory.open(directory);
        AtomicLong progress = new AtomicLong();
        Verification all = tables.verify(0, 2, (seeds, boards, inAll) -> {
            assertThat(inAll).isEqualTo(50_388);
            progress.set(boards);
        });
        assertThat(all.passed()).as(all.first().toString()).isTrue();
        assertThat(all.boards()).isEqualTo(50_388);
        assertThat(progress).hasValue(50_388);
        Verification sample = tables.verify(5000, 2, VerifyListener.NONE);
        assertThat(sample.passed()).isTrue();
        assertThat(sample.boards()).isEqualTo(5000);
    }

    @Test
    void aWrongValueIsFound() throws IOException {
        List<Layer> planes = layer(4, false);
        long own = Row.of(new int[] {0, 0, 0, 0, 0, 3}, 0);
        long other = Row.of(new int[] {1, 0, 0, 0, 0, 0}, 0);
        int right = planes.get(0).value(own, other);
        int wrong = right > 0 ? right - 1 : right + 1;
        put(planes.get(0), own, other, wrong);
        rewrite(4, planes);
        Verification found = TableDirectory.open(directory).verify(0, 1, VerifyListener.NONE);
        assertThat(found.passed()).isFalse();
        assertThat(found.first().toString())
                .contains("0-0-0-0-0-3-1-0-0-0-0-0-0-0-S: split value is " + wrong + ", expected " + right);
        assertThat(TableDirectory.open(directory)
                        .verify(100_000, 1, VerifyListener.NONE)
                        .passed())
                .isFalse();
    }

    @Test
    void aWrongBoundIsFound() throws IOException {
        List<Layer> planes = layer(4, true);
        long own = Row.of(new int[] {0, 0, 0, 0, 0, 4}, 0);
        int upper = planes.get(2).value(own, 0);
        put(planes.get(2), own, 0, upper + 1);
        rewrite(4, planes);
        Verification found = TableDirectory.open(directory).verify(0, 1, VerifyListener.NONE);
        assertThat(found.first().toString())
                .contains("0-0-0-0-0-4-0-0-0-0-0-0-0-0-S: upper bound is " + (upper + 1) + ", expected " + upper);
    }

    @Test
    void wrongCountsAreFound() throws IOException {
        List<Layer> planes = layer(3, true);
        long[] counts = counts(planes.get(0), 3);
        counts[2]++;
        counts[3]--;
        write(3, planes, counts, 17);
        Verification found = TableDirectory.open(directory).verify(0, 1, VerifyListener.NONE);
        assertThat(found.failures()).isEqualTo(3);
        assertThat(found.first().toString())
                .contains("layer of 3 seeds: count of boards of value -1 is " + counts[2])
                .contains("layer of 3 seeds: count of boards of value 0 is " + counts[3])
                .contains("layer of 3 seeds: count of boards whose bounds meet is 17");
    }

    /** Boards that chase each other without a capture may agree on a value that nobody can ever take. */
    @Test
    void aValueThatOnlyCirclesIsFound() throws IOException {
        List<Layer> planes = layer(3, false);
        TableDirectory lower = TableDirectory.open(directory);
        Layer circling = new Layer(3, 3);
        while (improve(circling, lower)) {}
        rewrite(3, List.of(circling));
        assertThat(circling.equalBoards(planes.get(0), Workers.ALONE)).isEqualTo(LayerContents.boards(3) - 64);
        TableDirectory tables = TableDirectory.open(directory);
        assertThat(tables.verify(10_000, 1, VerifyListener.NONE).passed()).isTrue();
        Verification found = tables.verify(0, 2, VerifyListener.NONE);
        assertThat(found.failures()).isEqualTo(64);
        assertThat(found.first().get(0).toString()).contains("split value that no play brings about is ");
    }

    /** Smaller layers that do not fit into memory are read from their files. */
    @Test
    void littleMemoryWillDo() throws IOException {
        layer(6, true);
        Layers layers = new Layers(LayerFiles.open(directory));
        Findings findings = new Findings(RuleSet.ABAPA, 18_564, VerifyListener.NONE);
        long largest = 3 * LayerContents.boards(6) * 5 / 4;
        new Verifier(layers, 2, largest, findings).all();
        assertThat(findings.result().passed()).isTrue();
        assertThat(findings.result().boards()).isEqualTo(18_564);
        assertThatThrownBy(() -> new Verifier(layers, 2, largest / 2, findings).all())
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageStartingWith("to verify the layer of 6 seeds takes 1 MiB of memory");
    }

    /** Values made wrong alone, in all parts of a layer, are noticed. */
    @Test
    void anyWrongValueIsFound() throws IOException {
        List<Layer> planes = layer(3, false);
        int boards = 0;
        for (int sum = 0; sum <= 3; sum++) {
            for (long own : RowRank.rows(sum)) {
                for (long other : RowRank.rows(3 - sum)) {
                    if (boards++ % 29 == 0) {
                        checkIsFound(planes, own, other);
                    }
                }
            }
        }
    }

    /** Two boards that have each other's value leave the counts as they were. */
    @Test
    void swappedValuesAreFound() throws IOException {
        List<Layer> planes = layer(4, false);
        Random random = new Random(4);
        for (int i = 0; i < 40; i++) {
            Layer plane = planes.get(0);
            long[] board = randomStored(random, 4);
            long[] swapped = randomStored(random, 4);
            int value = plane.value(board[0], board[1]);
            int other = plane.value(swapped[0], swapped[1]);
            put(plane, board[0], board[1], other);
            put(plane, swapped[0], swapped[1], value);
            rewrite(4, planes);
            put(plane, board[0], board[1], value);
            put(plane, swapped[0], swapped[1], other);
            Verification found = TableDirectory.open(directory).verify(0, 2, VerifyListener.NONE);
            assertThat(found.passed()).isEqualTo(value == other);
        }
    }

    private static long[] randomStored(Random random, int seeds) {
        int sum = random.nextInt(seeds + 1);
        long[] own = RowRank.rows(sum);
        long[] other = RowRank.rows(seeds - sum);
        return new long[] {own[random.nextInt(own.length)], other[random.nextInt(other.length)]};
    }

    private void checkIsFound(List<Layer> planes, long own, long other) throws IOException {
        int right = planes.get(0).value(own, other);
        put(planes.get(0), own, other, right > 0 ? right - 1 : right + 1);
        rewrite(3, planes);
        put(planes.get(0), own, other, right);
        assertThat(TableDirectory.open(directory)
                        .verify(0, 1, VerifyListener.NONE)
                        .passed())
                .isFalse();
    }

    /** Gives every board the best of its successors' values; true if one changed. */
    private static boolean improve(Layer layer, TableDirectory lower) {
        boolean changed = false;
        for (int sum = 0; sum <= layer.seeds; sum++) {
            for (long own : RowRank.rows(sum)) {
                for (long other : RowRank.rows(layer.seeds - sum)) {
                    int best = best(layer, lower, own, other);
                    changed |= best != layer.value(own, other);
                    put(layer, own, other, best);
                }
            }
        }
        return changed;
    }

    private static int best(Layer layer, TableDirectory lower, long own, long other) {
        int legal = RuleSet.ABAPA.legalMoves(own, other);
        int best = legal == 0 ? Row.sum(own) - Row.sum(other) : -layer.seeds;
        for (int left = legal; left != 0; left &= left - 1) {
            long[] next = new long[2];
            int captured = Rules.captured(RuleSet.ABAPA.sow(own, other, Integer.numberOfTrailingZeros(left), next, 0));
            int value = captured > 0 ? lower.probe(next[0], next[1]) : layer.value(next[0], next[1]);
            best = Math.max(best, captured - value);
        }
        return best;
    }

    private static void put(Layer layer, long own, long other, int value) {
        int sum = Row.sum(own);
        int rank = RowRank.rank(other);
        layer.array(sum, rank)[layer.offset(sum, rank) + RowRank.rank(own)] = (byte) (Layer.ZERO + value);
    }

    @Test
    void wrongArguments() throws IOException {
        layer(1, false);
        TableDirectory tables = TableDirectory.open(directory);
        assertThatThrownBy(() -> tables.verify(-1, 1, VerifyListener.NONE))
                .isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> tables.verify(0, 0, VerifyListener.NONE)).isInstanceOf(IllegalArgumentException.class);
    }

    /** Builds tables of Abapa and returns the values of the largest layer. */
    private List<Layer> layer(int seeds, boolean bounds) throws IOException {
        BuildOptions options = new BuildOptions(RuleSet.ABAPA, seeds).withThreads(1);
        new TableBuilder(bounds ? options.withBounds() : options).build(directory, BuildListener.NONE);
        try (LayerFactory factory = new LayerFactory(RuleSet.ABAPA, seeds, true, bounds, 1, new AtomicBoolean())) {
            List<Layer> planes = List.of();
            for (int layer = 0; layer <= seeds; layer++) {
                planes = factory.makeAndKeep();
            }
            return planes;
        }
    }

    private void rewrite(int seeds, List<Layer> planes) throws IOException {
        long exact = planes.size() > 1 ? planes.get(1).equalBoards(planes.get(2), Workers.ALONE) : 0;
        write(seeds, planes, counts(planes.get(0), seeds), exact);
    }

    private static long[] counts(Layer split, int seeds) {
        return Arrays.copyOfRange(split.counts(Workers.ALONE), Layer.ZERO - seeds, Layer.ZERO + seeds + 1);
    }

    private void write(int seeds, List<Layer> planes, long[] counts, long exact) throws IOException {
        OptionalLong bounds = planes.size() > 1 ? OptionalLong.of(exact) : OptionalLong.empty();
        LayerContents contents = new LayerContents(RuleSet.ABAPA, seeds, counts, bounds);
        LayerWriter.write(directory, contents, planes);
    }
}
