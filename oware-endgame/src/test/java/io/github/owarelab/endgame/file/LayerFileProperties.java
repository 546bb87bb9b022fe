package io.github.owarelab.endgame.file;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.owarelab.endgame.rank.RowRank;
import io.github.owarelab.tables.EndgameTables;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import java.util.function.IntSupplier;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;

/** What is written is what is read, by each of the ways to read. */
class LayerFileProperties {
    @Property(tries = 40)
    void splitValues(@ForAll @IntRange(max = 6) int seeds, @ForAll Pattern pattern, @ForAll long seed)
            throws IOException {
        check(List.of(new MadeUpLayer(seeds, pattern.values(new Random(seed)))));
    }

    @Property(tries = 20)
    void bounds(@ForAll @IntRange(max = 6) int seeds, @ForAll Pattern pattern, @ForAll long seed) throws IOException {
        Random random = new Random(seed);
        check(List.of(
                new MadeUpLayer(seeds, () -> random.nextInt(3) - 1),
                new MadeUpLayer(seeds, () -> -1 - random.nextInt(48)),
                new MadeUpLayer(seeds, () -> 1 + Math.abs(pattern.values(random).getAsInt()))));
    }

    /** Kinds of values that need all widths and both steps. */
    enum Pattern {
        ALL_EQUAL,
        ONE_OTHER,
        TWO_VALUES,
        EVEN,
        ODD,
        SMALL,
        FULL_RANGE,
        EXTREMES;

        IntSupplier values(Random random) {
            return switch (this) {
                case ALL_EQUAL -> () -> -48;
                case ONE_OTHER -> () -> random.nextInt(200) == 0 ? 48 : 47;
                case TWO_VALUES -> () -> 5 - random.nextInt(2);
                case EVEN -> () -> 2 * random.nextInt(49) - 48;
                case ODD -> () -> 2 * random.nextInt(1 + random.nextInt(48)) - 47;
                case SMALL -> () -> random.nextInt(1 + random.nextInt(9)) - 4;
                case FULL_RANGE -> () -> random.nextInt(97) - 48;
                case EXTREMES -> () -> random.nextBoolean() ? 48 : -48;
            };
        }
    }

    private static void check(List<MadeUpLayer> planes) throws IOException {
        Path directory = Files.createTempDirectory("layer");
        MadeUpLayer split = planes.get(0);
        Path file = LayerWriter.write(directory, MadeUpLayer.contents(split.seeds, planes.size() > 1), planes);
        try {
            LayerReader reader = LayerReader.open(file);
            reader.checkAll();
            checkProbes(reader, planes);
            checkLoading(reader, planes);
            checkGrammar(Files.readAllBytes(file), planes);
        } finally {
            Files.delete(file);
            Files.delete(directory);
        }
    }

    private static void checkProbes(LayerReader reader, List<MadeUpLayer> planes) {
        int seeds = planes.get(0).seeds;
        for (int sum = 0; sum <= seeds; sum++) {
            long[] movers = RowRank.rows(sum);
            long[] others = RowRank.rows(seeds - sum);
            for (int other : StoredRows.ranks(seeds - sum)) {
                for (int mover = 0; mover < movers.length; mover++) {
                    int[] expected = values(planes, sum, other, mover);
                    int[] found = new int[planes.size()];
                    for (int plane = 0; plane < found.length; plane++) {
                        found[plane] = reader.value(Plane.values()[plane], movers[mover], others[other]);
                    }
                    assertEqual(found, expected);
                    if (planes.size() > 1) {
                        int pair = reader.bounds(movers[mover], others[other]);
                        int value = reader.value(movers[mover], others[other]);
                        assertEqual(new int[] {value, EndgameTables.lower(pair), EndgameTables.upper(pair)}, expected);
                    }
                }
            }
        }
    }

    private static int[] values(List<MadeUpLayer> planes, int sum, int other, int mover) {
        int[] values = new int[planes.size()];
        for (int plane = 0; plane < values.length; plane++) {
            values[plane] = planes.get(plane).value(sum, other, mover);
        }
        return values;
    }

    private static void assertEqual(int[] found, int[] expected) {
        if (!Arrays.equals(found, expected)) {
            assertThat(found).isEqualTo(expected);
        }
    }

    private static void checkLoading(LayerReader reader, List<MadeUpLayer> planes) {
        int seeds = planes.get(0).seeds;
        for (int sum = 0; sum <= seeds; sum++) {
            for (int plane = 0; plane < planes.size(); plane++) {
                MadeUpLayer loaded = new MadeUpLayer(seeds, () -> 0);
                BlockLoader loader = plane == 0
                        ? reader.splitLoader(sum, loaded)
                        : reader.boundLoader(Plane.values()[plane], sum, loaded, new MadeUpLayer(seeds, () -> 0));
                for (int part = loader.parts() - 1; part >= 0; part--) {
                    loader.load(part);
                }
                for (int other : StoredRows.ranks(seeds - sum)) {
                    for (int mover = 0; mover < RowRank.count(sum); mover++) {
                        int expected = planes.get(plane).value(sum, other, mover);
                        assertEqual(new int[] {loaded.value(sum, other, mover)}, new int[] {expected});
                    }
                }
            }
        }
    }

    private static void checkGrammar(byte[] bytes, List<MadeUpLayer> planes) {
        SlowLayerFile file = new SlowLayerFile(bytes);
        int seeds = planes.get(0).seeds;
        for (int sum = 0; sum <= seeds; sum++) {
            int place = 0;
            for (int other : StoredRows.ranks(seeds - sum)) {
                for (int mover = 0; mover < RowRank.count(sum); mover++, place++) {
                    int[] values = values(planes, sum, other, mover);
                    int[] found = new int[values.length];
                    for (int plane = 0; plane < found.length; plane++) {
                        found[plane] = file.number(plane, sum, place);
                    }
                    int[] expected = values.length == 1
                            ? new int[] {values[0] + 64}
                            : new int[] {values[0] + 64, values[0] - values[1], values[2] - values[0]};
                    assertEqual(found, expected);
                }
            }
        }
    }
}
