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
import java.util.ArrayList;
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
                options.rules(),
                plan.largestToDo(),
                true,
                options.bounds(),
                options.threads(),
                plan.inPairs(),
                stopped,
                scratch);
        distances = new DistanceBuilder(options, stopped);
    }

    /**
     * Makes all layers that are to be made.
     *
     * @throws IOException if a file cannot be read or written; unchecked too
     * @throws CancellationException if the build was stopped
     */
    void go() throws IOException {
        int seeds = 0;
        while (seeds <= plan.largestToDo()) {
            if (plan.isPair(seeds)) {
                makeTwo(seeds);
                seeds += 2;
            } else {
                goOn(seeds++);
            }
        }
    }

    private void goOn(int seeds) throws IOException {
        Optional<LayerReader> whole = found.layer(seeds);
        whole.ifPresent(layer -> maker.add(new StoredLayer(layer)));
        if (plan.layers().get(seeds) == LayerState.FINISHED) {
            distances.add(whole.orElseThrow());
        } else if (whole.isPresent()) {
            progress.start(seeds);
            finish(seeds, () -> distances.complete(directory, whole.get(), progress.part(seeds, 0, 1)));
        } else {
            maker.add(new StoredLayer(finish(seeds, () -> write(seeds, make(seeds)))));
        }
    }

    /** The smaller layer is written while others work on the larger one. */
    private void makeTwo(int seeds) throws IOException {
        List<StoredLayer> smaller = new ArrayList<>();
        List<Layer> larger = new ArrayList<>();
        maker.together(() -> smaller.add(makeUnchecked(seeds)), () -> larger.addAll(make(seeds + 1)));
        maker.add(smaller.get(0));
        maker.add(new StoredLayer(finish(seeds + 1, () -> write(seeds + 1, larger))));
    }

    private StoredLayer makeUnchecked(int seeds) {
        try {
            return new StoredLayer(finish(seeds, () -> write(seeds, make(seeds))));
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private List<Layer> make(int seeds) {
        progress.start(seeds);
        return maker.make(seeds, progress.part(seeds, 0, distances.valuesShare()));
    }

    private LayerReader write(int seeds, List<Layer> planes) throws IOException {
        LayerContents contents = contents(seeds, planes);
        return plan.options().distance()
                ? distances.write(directory, contents, planes, progress.part(seeds, distances.valuesShare(), 1))
                : LayerReader.open(LayerWriter.write(directory, contents, planes, maker));
    }

    private LayerReader finish(int seeds, Work work) throws IOException {
        try {
            LayerReader layer = work.finish();
            progress.finish(LayerInfo.of(layer));
            return layer;
        } catch (UncheckedIOException e) {
            throw DiskSpace.explained(directory, plan.fileBytes(seeds), e.getCause());
        } catch (IOException e) {
            throw DiskSpace.explained(directory, plan.fileBytes(seeds), e);
        }
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

    /** Ends with a layer's file. */
    private interface Work {
        LayerReader finish() throws IOException;
    }
}
