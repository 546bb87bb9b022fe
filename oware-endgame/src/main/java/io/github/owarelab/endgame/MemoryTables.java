package io.github.owarelab.endgame;

import io.github.owarelab.board.Row;
import io.github.owarelab.endgame.build.Layer;
import io.github.owarelab.endgame.build.LayerMaker;
import io.github.owarelab.endgame.file.BlockLoader;
import io.github.owarelab.endgame.file.Layers;
import io.github.owarelab.endgame.file.Plane;
import io.github.owarelab.endgame.rank.RowRank;
import io.github.owarelab.rules.Rules;
import io.github.owarelab.tables.EndgameTables;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicBoolean;

/**
 * Tables in memory, a byte for each value, built on the spot or read from files. They answer with what a search may rely on under their rules:
 * split values where they are exact, bounds elsewhere.
 */
final class MemoryTables implements EndgameTables {
    private final Layer[] lower;
    private final Layer[] upper;
    private volatile int seeds = -1;

    MemoryTables(int mostSeeds) {
        lower = new Layer[mostSeeds + 1];
        upper = new Layer[mostSeeds + 1];
    }

    /** Builds layer after layer on the calling thread; each can be asked as soon as it is finished. */
    void build(Rules rules) {
        boolean split = TableRules.of(rules).splitIsExact(rules);
        try (LayerMaker maker = LayerMaker.of(
                rules, lower.length - 1, split, !split, 1, false, new AtomicBoolean(), Optional.empty())) {
            for (int layer = 0; layer < lower.length; layer++) {
                List<Layer> planes = maker.makeAndKeep();
                lower[layer] = planes.get(0);
                upper[layer] = planes.get(planes.size() - 1);
                seeds = layer;
            }
        }
    }

    /** Reads the split values of all layers from their files. */
    static MemoryTables read(Layers layers) {
        MemoryTables tables = new MemoryTables(layers.seeds());
        for (int layer = 0; layer <= layers.seeds(); layer++) {
            tables.lower[layer] = read(layers, layer);
            tables.upper[layer] = tables.lower[layer];
        }
        tables.seeds = layers.seeds();
        return tables;
    }

    private static Layer read(Layers layers, int seeds) {
        Layer values = new Layer(seeds, 0);
        for (int sum = 0; sum <= seeds; sum++) {
            BlockLoader loader = layers.layer(seeds).splitLoader(sum, values);
            for (int part = 0; part < loader.parts(); part++) {
                loader.load(part);
            }
            addLeftOut(layers, values, sum);
        }
        return values;
    }

    /** Works out the boards of a block that are not in the file. */
    private static void addLeftOut(Layers layers, Layer values, int moverSum) {
        long[] movers = RowRank.rows(moverSum);
        long[] others = RowRank.rows(values.seeds - moverSum);
        for (int other = 0; other < others.length; other++) {
            if (!layers.holds(others[other])) {
                byte[] array = values.array(moverSum, other);
                int at = values.offset(moverSum, other);
                for (int mover = 0; mover < movers.length; mover++) {
                    int value = layers.value(Plane.SPLIT, movers[mover], others[other]);
                    array[at + mover] = (byte) (Layer.ZERO + value);
                }
            }
        }
    }

    @Override
    public int seeds() {
        return seeds;
    }

    @Override
    public int probe(long own, long other) {
        int layer = Row.sum(own) + Row.sum(other);
        if (layer > seeds) {
            throw new IllegalArgumentException("the tables hold boards of up to " + seeds + " seeds, not " + layer);
        }
        int least = lower[layer].value(own, other);
        int most = upper[layer] == lower[layer] ? least : upper[layer].value(own, other);
        return EndgameTables.bounds(least, most);
    }
}
