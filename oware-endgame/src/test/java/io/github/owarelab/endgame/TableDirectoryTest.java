package io.github.owarelab.endgame;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.owarelab.board.Row;
import io.github.owarelab.endgame.build.Layer;
import io.github.owarelab.endgame.build.LayerFactory;
import io.github.owarelab.endgame.rank.RowRank;
import io.github.owarelab.game.Position;
import io.github.owarelab.game.Side;
import io.github.owarelab.rules.Kalah;
import io.github.owarelab.rules.Repetition;
import io.github.owarelab.rules.RuleSet;
import io.github.owarelab.rules.RulesByName;
import io.github.owarelab.tables.EndgameTables;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.atomic.AtomicBoolean;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class TableDirectoryTest {
    private static final int SEEDS = 7;

    @TempDir
    Path directory;

    @ParameterizedTest
    @ValueSource(strings = {"abapa", "wari", "ouril", "casual", "awari"})
    void everyBoardHasTheBuildersValues(String name) throws IOException {
        RuleSet rules = rules(name);
        TableDirectory tables = build(new BuildOptions(rules, SEEDS).withBounds());
        EndgameTables bounds = tables.tables(RuleSet.ABAPA.equals(rules) ? RuleSet.ABAPA_THREEFOLD : ownRow(rules));
        try (LayerFactory factory = new LayerFactory(rules, SEEDS, true, true, 1, new AtomicBoolean())) {
            for (int seeds = 0; seeds <= SEEDS; seeds++) {
                List<Layer> planes = factory.makeAndKeep();
                forEachBoard(seeds, (own, other) -> {
                    int pair = bounds.probe(own, other);
                    int[] expected = planes.stream()
                            .mapToInt(plane -> plane.value(own, other))
                            .toArray();
                    int[] found = {tables.probe(own, other), EndgameTables.lower(pair), EndgameTables.upper(pair)};
                    if (!Arrays.equals(expected, found)) {
                        assertThat(found)
                                .as(Long.toHexString(own) + " " + other)
                                .isEqualTo(expected);
                    }
                });
            }
        }
    }

    private static RuleSet rules(String name) {
        return (RuleSet) RulesByName.of(name);
    }

    private static RuleSet ownRow(RuleSet rules) {
        return new RuleSet("own-row", 4, rules.grandSlam(), rules.singleSeeds(), Repetition.FIRST_OWN_ROW, 0, 0);
    }

    @Test
    void aProbeTellsTheValueOfEachMove() throws IOException {
        TableDirectory tables = build(new BuildOptions(RuleSet.ABAPA, SEEDS).withBounds());
        forEachBoard(SEEDS, (own, other) -> {
            Probe probe = probe(tables, own, other);
            assertThat(probe.seeds()).isEqualTo(SEEDS);
            assertThat(probe.value()).isEqualTo(tables.probe(own, other));
            assertThat(probe.lower().getAsInt()).isLessThanOrEqualTo(probe.value());
            assertThat(probe.upper().getAsInt()).isGreaterThanOrEqualTo(probe.value());
            assertThat(probe.exact()).isEqualTo(probe.lower().equals(probe.upper()));
            assertThat(probe.moves()).extracting(MoveValue::value).isSortedAccordingTo((a, b) -> b - a);
            assertThat(probe.moves()).hasSize(Integer.bitCount(RuleSet.ABAPA.legalMoves(own, other)));
            if (!probe.moves().isEmpty()) {
                assertThat(probe.moves().get(0).value()).isEqualTo(probe.value());
            }
        });
    }

    private static Probe probe(TableDirectory tables, long own, long other) {
        try {
            return tables.probe(Position.of(RuleSet.ABAPA, houses(own), houses(other), 30, 3, Side.SOUTH));
        } catch (TableException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static int[] houses(long row) {
        int[] houses = new int[RowRank.HOUSES];
        for (int house = 0; house < houses.length; house++) {
            houses[house] = Row.seeds(row, house);
        }
        return houses;
    }

    @Test
    void aPositionOfNorthWithAnyTotal() throws IOException {
        TableDirectory tables = build(new BuildOptions(RuleSet.ABAPA, 4));
        Probe probe = tables.probe(Position.parseAnyTotal("1-0-0-0-0-0-0-0-0-0-1-1-3-0-N", RuleSet.ABAPA));
        assertThat(probe.moves()).extracting(MoveValue::letter).containsExactlyInAnyOrder('e', 'f');
        assertThat(probe.lower()).isEmpty();
        assertThat(probe.upper()).isEmpty();
        assertThat(probe.exact()).isFalse();
    }

    @Test
    void whatEachLayerHolds() throws IOException {
        TableDirectory tables = build(new BuildOptions(RuleSet.ABAPA, 4).withBounds());
        assertThat(tables.rules()).isEqualTo(TableRules.of(RuleSet.ABAPA));
        assertThat(tables.seeds()).isEqualTo(4);
        assertThat(tables.hasBounds()).isTrue();
        List<LayerInfo> layers = tables.layers();
        assertThat(layers).extracting(LayerInfo::seeds).containsExactly(0, 1, 2, 3, 4);
        LayerInfo last = layers.get(4);
        assertThat(last.boards()).isEqualTo(1365);
        assertThat(last.values().values().stream().mapToLong(Long::longValue).sum())
                .isEqualTo(1365);
        assertThat(last.exact()).hasValue(994);
        assertThat(last.bytes()).isEqualTo(Files.size(last.file()));
        assertThat(last.sha256()).hasSize(64);
    }

    @Test
    void whatASearchMayUse() throws IOException {
        TableDirectory split = build(new BuildOptions(RuleSet.WARI, 3));
        EndgameTables even = split.tables(RuleSet.WARI);
        assertThat(even.seeds()).isEqualTo(3);
        int pair = even.probe(Row.of(new int[] {0, 0, 0, 0, 0, 1}, 9), Row.of(new int[] {1, 0, 0, 0, 0, 0}, 9));
        assertThat(EndgameTables.lower(pair)).isEqualTo(EndgameTables.upper(pair));
        assertThat(split.tables(ownRow(RuleSet.WARI))).isSameAs(EndgameTables.NONE);
        assertThatThrownBy(() -> split.tables(RuleSet.CASUAL))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage(directory + " holds tables for the moves of wari, not of casual");
        assertThatThrownBy(() -> split.tables(new Kalah(4, false)))
                .hasMessage(directory + " holds tables for the moves of wari, not of kalah");
    }

    @Test
    void tooManySeeds() throws IOException {
        TableDirectory tables = build(new BuildOptions(RuleSet.ABAPA, 3));
        Position start = Position.start(RuleSet.ABAPA);
        assertThatThrownBy(() -> tables.probe(start))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("the houses hold 48 seeds, but the tables end at 3 seeds");
        long four = Row.of(new int[] {1, 1, 1, 1, 0, 0}, 0);
        assertThatThrownBy(() -> tables.probe(four, 0)).isInstanceOf(IllegalArgumentException.class);
        long full = Row.of(new int[] {1, 1, 1, 1, 1, 1}, 0);
        assertThatThrownBy(() -> tables.probe(0, full)).isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> tables.probe(Position.parse("4-4-4-4-4-4-4-4-4-4-4-4-0-0-S", RuleSet.OURIL)))
                .hasMessageContaining("abapa, not of ouril");
    }

    @Test
    void noTables() throws IOException {
        Path nowhere = directory.resolve("nowhere");
        assertThatThrownBy(() -> TableDirectory.open(nowhere))
                .isInstanceOf(TableException.class)
                .hasMessage(nowhere + " does not exist");
        Files.writeString(directory.resolve("notes.txt"), "no table");
        Files.writeString(directory.resolve("01.oware"), "no table either");
        assertThatThrownBy(() -> TableDirectory.open(directory))
                .isInstanceOf(TableException.class)
                .hasMessage(directory + " holds no endgame tables");
    }

    @Test
    void failuresOfTheFileSystemAreSentences() {
        assertThat(TableException.of(directory, new IOException("No space left on device")))
                .hasMessage(directory + " cannot be read or written: No space left on device");
        assertThat(TableException.of(directory, new AccessDeniedException("7.oware")))
                .hasMessage("7.oware cannot be read or written: access denied");
        assertThat(TableException.of(directory, new FileSystemException("7.oware", null, "Read-only file system")))
                .hasMessage("7.oware cannot be read or written: Read-only file system");
        TableException same = new TableException("same");
        assertThat(TableException.of(directory, same)).isSameAs(same);
    }

    @Test
    void aMissingLayer() throws IOException {
        build(new BuildOptions(RuleSet.ABAPA, 5));
        Files.delete(directory.resolve("3.oware"));
        assertThatThrownBy(() -> TableDirectory.open(directory))
                .isInstanceOf(TableException.class)
                .hasMessage(directory + " has a gap: there is 4.oware, but no 3.oware");
    }

    @Test
    void layersOfOtherMoves() throws IOException {
        build(new BuildOptions(RuleSet.ABAPA, 4));
        Path awari = Files.createDirectory(directory.resolve("awari"));
        new TableBuilder(new BuildOptions(RuleSet.AWARI, 4)).build(awari, BuildListener.NONE);
        Path mixed = directory.resolve("3.oware");
        Files.write(mixed, Files.readAllBytes(awari.resolve("3.oware")));
        assertThatThrownBy(() -> TableDirectory.open(directory))
                .isInstanceOf(TableException.class)
                .hasMessage(mixed + " is made for the moves of awari, but 0.oware for those of abapa");
    }

    @Test
    void aLayerUnderAWrongName() throws IOException {
        build(new BuildOptions(RuleSet.ABAPA, 4));
        Path wrong = directory.resolve("3.oware");
        Files.write(wrong, Files.readAllBytes(directory.resolve("2.oware")));
        assertThatThrownBy(() -> TableDirectory.open(directory)).hasMessage(wrong + " holds the layer of 2 seeds");
    }

    @Test
    void damageIsReportedWhereItIsMet() throws IOException {
        build(new BuildOptions(RuleSet.ABAPA, 6));
        Path file = directory.resolve("6.oware");
        byte[] bytes = Files.readAllBytes(file);
        bytes[bytes.length / 2] ^= 4;
        Files.write(file, bytes);
        TableDirectory tables = TableDirectory.open(directory);
        assertThat(tables.probe(Row.of(new int[] {5, 0, 0, 0, 0, 0}, 0), 0)).isEqualTo(5);
        long six = Row.of(new int[] {6, 0, 0, 0, 0, 0}, 0);
        assertThatThrownBy(() -> tables.probe(six, 0))
                .isInstanceOf(UncheckedIOException.class)
                .hasCauseInstanceOf(TableException.class)
                .hasMessageContaining(file + " at offset ");
        Position position = Position.parseAnyTotal("6-0-0-0-0-0-0-0-0-0-0-0-0-0-S", RuleSet.ABAPA);
        assertThatThrownBy(() -> tables.probe(position))
                .isInstanceOf(TableException.class)
                .hasMessageContaining(file + " at offset ");
        assertThatThrownBy(() -> tables.verify(0, 1, VerifyListener.NONE)).isInstanceOf(TableException.class);
    }

    @Test
    void manyThreadsGetTheSameAnswers() throws Exception {
        TableDirectory tables = build(new BuildOptions(RuleSet.ABAPA, SEEDS));
        Callable<List<Integer>> allValues = () -> {
            List<Integer> values = new ArrayList<>();
            forEachBoard(SEEDS, (own, other) -> values.add(tables.probe(own, other)));
            return values;
        };
        ExecutorService threads = Executors.newFixedThreadPool(4);
        try {
            var answers = threads.invokeAll(List.of(allValues, allValues, allValues, allValues));
            for (var answer : answers) {
                assertThat(answer.get()).isEqualTo(allValues.call());
            }
        } finally {
            threads.shutdown();
        }
    }

    private interface BoardAction {
        void on(long own, long other);
    }

    private static void forEachBoard(int seeds, BoardAction action) {
        for (int sum = 0; sum <= seeds; sum++) {
            for (long own : RowRank.rows(sum)) {
                for (long other : RowRank.rows(seeds - sum)) {
                    action.on(own, other);
                }
            }
        }
    }

    private TableDirectory build(BuildOptions options) throws IOException {
        new TableBuilder(options.withThreads(1)).build(directory, BuildListener.NONE);
        return TableDirectory.open(directory);
    }
}
