package io.github.owarelab.endgame;

import io.github.owarelab.board.Row;
import io.github.owarelab.endgame.build.Layer;
import io.github.owarelab.endgame.build.LayerMaker;
import io.github.owarelab.rules.Rules;
import io.github.owarelab.tables.EndgameTables;
import java.util.List;
import java.util.concurrent.atomic.AtomicBoolean;

/**
 * Tables in memory, a byte for each value, built on the spot. They answer with what a search may rely on under their rules:
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
        try (LayerMaker maker = LayerMaker.of(rules, lower.length - 1, split, !split, 1, new AtomicBoolean())) {
            for (int layer = 0; layer < lower.length; layer++) {
                List<Layer> planes = maker.makeAndKeep();
                lower[layer] = planes.get(0);
                upper[layer] = planes.get(planes.size() - 1);
                seeds = layer;
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
        return EndgameTables.bounds(lower[layer].value(own, other), upper[layer].value(own, other));
    }
}
