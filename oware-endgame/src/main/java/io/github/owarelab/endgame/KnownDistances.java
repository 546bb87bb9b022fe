package io.github.owarelab.endgame;

import io.github.owarelab.board.Row;
import io.github.owarelab.endgame.distance.DistanceMaker;
import io.github.owarelab.endgame.distance.LayerDistances;
import io.github.owarelab.endgame.file.BlockLoader;
import io.github.owarelab.endgame.file.LayerContents;
import io.github.owarelab.endgame.file.LayerReader;
import io.github.owarelab.endgame.file.Layers;
import io.github.owarelab.endgame.file.Plane;
import io.github.owarelab.endgame.file.Reach;
import io.github.owarelab.rules.Rules;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.atomic.AtomicBoolean;

/**
 * The distances of tables: those that their files hold, and others worked out when they are asked for first, with all smaller
 * ones, and kept. Many threads may ask at once.
 */
final class KnownDistances {
    /** Of a board that has no distance. */
    static final int NONE = -1;

    /** Bytes a board of the layer that is worked out, and of those before it, for each kind of value. */
    private static final double WORKING_BYTES = 3.3;

    private static final double KEPT_BYTES = 2;

    private final Layers layers;
    private final List<LayerDistances> made = new ArrayList<>();

    KnownDistances(Layers layers) {
        this.layers = layers;
    }

    /**
     * How many plies a move leaves to the next capture or end by which a side has what it forces, the move included.
     *
     * @param plane which value it forces, as the mover sees it
     * @param moverForces whether that side is the mover
     * @return plies, {@link #NONE} if it has nothing to force after the move
     * @throws TableException if a value is not brought about by any play
     * @throws IllegalArgumentException if there is too little memory for distances that no file holds
     */
    int afterMove(Plane plane, long own, long other, int house, boolean moverForces) throws TableException {
        long[] next = new long[2];
        int sown = layers.rules().sow(own, other, house, next, 0);
        boolean again = Rules.keepsTurn(sown);
        Plane seen = again ? plane : plane.ofOther();
        int left = get(seen, next[0], next[1]);
        if (Rules.captured(sown) == 0) {
            return left == NONE ? NONE : left + 1;
        }
        boolean forcesNext = moverForces == again;
        boolean toForce = plane != Plane.SPLIT || layers.value(seen, next[0], next[1]) > 0 == forcesNext;
        return left > Reach.LIMIT && toForce ? Reach.LIMIT + 1 : 1;
    }

    /** The distance of a board that is stored. */
    private int get(Plane plane, long own, long other) throws TableException {
        int seeds = Row.sum(own) + Row.sum(other);
        LayerReader layer = layers.layer(seeds);
        return layer.contents().distances()
                ? layer.distance(plane, own, other)
                : made(seeds).get(plane, own, other);
    }

    private synchronized LayerDistances made(int seeds) throws TableException {
        if (made.size() <= seeds) {
            checkMemory(seeds);
            int threads = Runtime.getRuntime().availableProcessors();
            try (DistanceMaker maker = new DistanceMaker(layers.rules(), layers::value, threads, new AtomicBoolean())) {
                made.clear();
                for (int layer = 0; layer <= seeds; layer++) {
                    made.add(make(layers.layer(layer), maker));
                }
            }
        }
        return made.get(seeds);
    }

    /** Works them out whether a file holds them or not: that is quicker told. */
    private LayerDistances make(LayerReader layer, DistanceMaker maker) throws TableException {
        try {
            return maker.make(values(layer, layer.contents().seeds() < layers.withBounds()), done -> {});
        } catch (IllegalStateException e) {
            throw new TableException(layer.file() + ": " + e.getMessage(), e);
        }
    }

    /** Reads the values of a layer, with its bounds or not. */
    static Map<Plane, LoadedPlane> values(LayerReader layer, boolean bounds) {
        Map<Plane, LoadedPlane> planes = new EnumMap<>(Plane.class);
        int seeds = layer.contents().seeds();
        LoadedPlane split = new LoadedPlane(seeds);
        planes.put(Plane.SPLIT, split);
        if (bounds) {
            planes.put(Plane.LOWER, new LoadedPlane(seeds));
            planes.put(Plane.UPPER, new LoadedPlane(seeds));
        }
        planes.forEach((plane, values) -> {
            for (int sum = 0; sum <= seeds; sum++) {
                load(
                        plane == Plane.SPLIT
                                ? layer.splitLoader(sum, values)
                                : layer.boundLoader(plane, sum, values, split));
            }
        });
        return planes;
    }

    private static void load(BlockLoader loader) {
        for (int part = 0; part < loader.parts(); part++) {
            loader.load(part);
        }
    }

    private void checkMemory(int seeds) {
        int kinds = seeds < layers.withBounds() ? Plane.values().length : 1;
        double boards = 0;
        for (int layer = 0; layer < seeds; layer++) {
            boards += LayerContents.boards(layer) * KEPT_BYTES;
        }
        long needed = (long) ((boards + LayerContents.boards(seeds) * WORKING_BYTES) * kinds);
        long memory = Runtime.getRuntime().maxMemory() / 4 * 3;
        if (needed > memory) {
            throw new IllegalArgumentException("distances of boards of " + seeds + " seeds take " + (needed >> 20)
                    + " MiB of memory, but there are " + (memory >> 20)
                    + " MiB; build the tables with distances, or give Java more, for example with java -Xmx"
                    + ((needed * 3 / 2 >> 30) + 1) + "g");
        }
    }
}
