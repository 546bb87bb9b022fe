package io.github.owarelab.endgame;

import io.github.owarelab.board.Row;
import io.github.owarelab.endgame.distance.DistanceMaker;
import io.github.owarelab.endgame.distance.LayerDistances;
import io.github.owarelab.endgame.file.LayerContents;
import io.github.owarelab.endgame.file.LayerReader;
import io.github.owarelab.endgame.file.LayerValues;
import io.github.owarelab.endgame.file.LayerWriter;
import io.github.owarelab.endgame.file.Plane;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CancellationException;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.DoubleConsumer;

/** Adds distances to the values of the layers of a build, in rising order; does nothing if they are not wanted. */
final class DistanceBuilder implements AutoCloseable {
    /** How much of a layer's time its values take if there are distances too, about. */
    private static final double VALUES_SHARE = 0.2;

    private final boolean wanted;
    private final DistanceMaker maker;
    private final List<LayerReader> finished = new ArrayList<>();

    DistanceBuilder(BuildOptions options, AtomicBoolean stopped) {
        wanted = options.distance();
        maker = new DistanceMaker(options.rules(), this::value, options.threads(), stopped);
    }

    private int value(Plane plane, long own, long other) {
        return finished.get(Row.sum(own) + Row.sum(other)).value(plane, own, other);
    }

    /** Adds a layer whose file holds all that is wanted. */
    void add(LayerReader layer) {
        if (wanted) {
            finished.add(layer);
            maker.add(layer);
        }
    }

    double valuesShare() {
        return wanted ? VALUES_SHARE : 1;
    }

    /** Replaces the file of a layer that holds no distances by one that does. */
    LayerReader complete(Path directory, LayerReader layer, DoubleConsumer progress) throws IOException {
        List<LayerValues> values = new ArrayList<>(
                KnownDistances.values(layer, layer.contents().bounds()).values());
        return write(directory, layer.contents(), values, progress);
    }

    /** Writes a layer with distances. */
    LayerReader write(
            Path directory, LayerContents contents, List<? extends LayerValues> values, DoubleConsumer progress)
            throws IOException {
        Map<Plane, LayerValues> planes = new EnumMap<>(Plane.class);
        for (int i = 0; i < values.size(); i++) {
            planes.put(Plane.values()[i], values.get(i));
        }
        LayerDistances distances = distances(directory, planes, progress);
        List<LayerValues> all = new ArrayList<>(values);
        all.addAll(distances.planes());
        LayerReader layer = LayerReader.open(LayerWriter.write(directory, contents.withReach(distances.reach()), all));
        finished.add(layer);
        return layer;
    }

    private LayerDistances distances(Path directory, Map<Plane, LayerValues> planes, DoubleConsumer progress)
            throws TableException {
        try {
            return maker.make(planes, progress);
        } catch (CancellationException e) {
            throw e;
        } catch (IllegalStateException e) {
            throw new TableException(directory + ": " + e.getMessage(), e);
        }
    }

    @Override
    public void close() {
        maker.close();
    }
}
