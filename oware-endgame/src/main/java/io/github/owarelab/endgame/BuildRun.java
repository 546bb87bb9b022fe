package io.github.owarelab.endgame;

import io.github.owarelab.endgame.BuildPlan.LayerState;
import io.github.owarelab.endgame.build.Layer;
import io.github.owarelab.endgame.build.LayerMaker;
import io.github.owarelab.endgame.file.LayerContents;
import io.github.owarelab.endgame.file.LayerReader;
import io.github.owarelab.endgame.file.LayerWriter;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.concurrent.CancellationException;
import java.util.concurrent.atomic.AtomicBoolean;

/** One run of a build: goes through the layers in rising order and makes what is not there. */
final class BuildRun implements AutoCloseable {
    private final Path directory;
    private final FoundLayers found;
    private final BuildPlan plan;
    private final BuildProgress progress;
    private final LayerMaker maker;
    private final DistanceBuilder distances;

    BuildRun(Path directory, FoundLayers found, BuildListener listener, AtomicBoolean stopped) {
        this.directory = directory;
        this.found = found;
        plan = found.plan();
        progress = new BuildProgress(plan, listener);
        BuildOptions options = plan.options();
        Optional<Path> scratch = plan.usesScratch() ? Optional.of(directory) : Optional.empty();
        maker = LayerMaker.of(
                options.rules(), plan.largestToDo(), true, options.bounds(), options.threads(), stopped, scratch);
        distances = new DistanceBuilder(options, stopped);
    }

    /**
     * Makes all layers that are to be made.
     *
     * @throws IOException if a file cannot be read or written
     * @throws CancellationException if the build was stopped
     */
    void go() throws IOException {
        for (int seeds = 0; seeds <= plan.largestToDo(); seeds++) {
            found.layer(seeds).ifPresent(layer -> maker.add(new StoredLayer(layer)));
            if (plan.layers().get(seeds) == LayerState.FINISHED) {
                distances.add(found.layer(seeds).orElseThrow());
            } else {
                progress.start(seeds);
                progress.finish(LayerInfo.of(finish(seeds)));
            }
        }
    }

    private LayerReader finish(int seeds) throws IOException {
        Optional<LayerReader> values = found.layer(seeds);
        try {
            return values.isPresent() ? distances.complete(directory, values.get(), progress) : make(seeds);
        } catch (UncheckedIOException e) {
            throw DiskSpace.explained(directory, plan.fileBytes(seeds), e.getCause());
        } catch (IOException e) {
            throw DiskSpace.explained(directory, plan.fileBytes(seeds), e);
        }
    }

    private LayerReader make(int seeds) throws IOException {
        List<Layer> planes = maker.make(progress.part(0, distances.valuesShare()));
        LayerContents contents = contents(seeds, planes);
        LayerReader layer = plan.options().distance()
                ? distances.write(directory, contents, planes, progress.part(distances.valuesShare(), 1))
                : LayerReader.open(LayerWriter.write(directory, contents, planes, maker));
        maker.add(new StoredLayer(layer));
        return layer;
    }

    private LayerContents contents(int seeds, List<Layer> planes) {
        long[] counts = planes.get(0).counts(maker);
        OptionalLong exact = plan.options().bounds()
                ? OptionalLong.of(planes.get(1).equalBoards(planes.get(2), maker))
                : OptionalLong.empty();
        long[] ofLayer = Arrays.copyOfRange(counts, Layer.ZERO - seeds, Layer.ZERO + seeds + 1);
        return new LayerContents(plan.options().rules(), seeds, ofLayer, exact);
    }

    @Override
    public void close() {
        maker.close();
        distances.close();
    }
}
