package io.github.owarelab.endgame;

import io.github.owarelab.endgame.build.Layer;
import io.github.owarelab.endgame.build.LayerMaker;
import io.github.owarelab.endgame.file.BadLayerException;
import io.github.owarelab.endgame.file.LayerContents;
import io.github.owarelab.endgame.file.LayerFiles;
import io.github.owarelab.endgame.file.LayerReader;
import io.github.owarelab.endgame.file.LayerWriter;
import io.github.owarelab.endgame.file.Workers;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.concurrent.CancellationException;
import java.util.concurrent.atomic.AtomicBoolean;

/**
 * Builds endgame tables into a directory, layer by layer. Each layer's file appears when it is whole; a build that was stopped,
 * interrupted or killed goes on after the last finished layer when it is run again. Where finished layers hold no distances and they
 * are asked for, they are added: the layer's file is replaced by one that holds both.
 */
public final class TableBuilder {
    private final BuildOptions options;
    private final AtomicBoolean stopped = new AtomicBoolean();

    /**
     * Prepares a build.
     *
     * @param options what to build
     */
    public TableBuilder(BuildOptions options) {
        this.options = options;
    }

    /**
     * What a build would do, without doing it.
     *
     * @param directory where the tables are to be; need not exist
     * @return the plan
     * @throws TableException if the directory holds tables that cannot be gone on with
     */
    public BuildPlan plan(Path directory) throws TableException {
        return new BuildPlan(options, complete(finished(directory)));
    }

    /**
     * Builds what is missing, after comparing all checksums of what is there. Files of larger layers than asked for are left
     * alone.
     *
     * @param directory where the tables go; made if it does not exist
     * @param listener hears how the work gets on
     * @throws TableException if the directory holds tables that cannot be gone on with, or a file cannot be written; finished
     *     layers stay
     * @throws IllegalArgumentException if the layers need more memory than the options or the Java virtual machine allow
     * @throws CancellationException if the build was stopped; finished layers stay
     */
    public void build(Path directory, BuildListener listener) throws TableException {
        BuildPlan plan = plan(directory);
        if (plan.boardsToDo() == 0) {
            sound(directory);
            return;
        }
        checkMemory(plan);
        try {
            Files.createDirectories(directory);
            DirectoryLock lock = DirectoryLock.take(directory);
            try {
                LayerWriter.deleteUnfinished(directory);
                goOn(directory, listener);
            } finally {
                lock.release();
            }
        } catch (IOException e) {
            throw explained(directory, e);
        }
    }

    /** Ends a running build soon, from any thread. */
    public void stop() {
        stopped.set(true);
    }

    private void goOn(Path directory, BuildListener listener) throws IOException {
        List<LayerReader> finished = sound(directory);
        BuildPlan plan = new BuildPlan(options, complete(finished));
        if (plan.boardsToDo() > 0) {
            build(directory, finished, plan, new BuildProgress(plan, listener));
        }
    }

    private void build(Path directory, List<LayerReader> finished, BuildPlan plan, BuildProgress progress)
            throws IOException {
        Optional<Path> scratch = plan.usesScratch() ? Optional.of(directory) : Optional.empty();
        try (LayerMaker factory = LayerMaker.of(
                        options.rules(), options.seeds(), true, options.bounds(), options.threads(), stopped, scratch);
                DistanceBuilder distances = new DistanceBuilder(options, stopped)) {
            finished.subList(0, plan.finished()).forEach(distances::add);
            for (LayerReader layer : finished) {
                factory.add(new StoredLayer(layer));
            }
            for (int seeds = plan.finished(); seeds <= options.seeds(); seeds++) {
                progress.start(seeds);
                LayerReader layer = seeds < finished.size()
                        ? distances.complete(directory, finished.get(seeds), progress)
                        : make(directory, seeds, factory, distances, progress);
                progress.finish(LayerInfo.of(layer));
            }
        } catch (UncheckedIOException e) {
            throw e.getCause();
        }
    }

    private LayerReader make(
            Path directory, int seeds, LayerMaker factory, DistanceBuilder distances, BuildProgress progress)
            throws IOException {
        List<Layer> planes = factory.make(progress.part(0, distances.valuesShare()));
        LayerContents contents = contents(seeds, planes, factory);
        LayerReader layer = options.distance()
                ? distances.write(directory, contents, planes, progress.part(distances.valuesShare(), 1))
                : LayerReader.open(LayerWriter.write(directory, contents, planes, factory));
        factory.add(new StoredLayer(layer));
        return layer;
    }

    /** How many layers from 0 on hold all that is asked for. */
    private int complete(List<LayerReader> finished) {
        return (int) finished.stream()
                .takeWhile(layer -> layer.contents().distances() || !options.distance())
                .count();
    }

    private LayerContents contents(int seeds, List<Layer> planes, Workers workers) {
        long[] counts = planes.get(0).counts(workers);
        OptionalLong exact = options.bounds()
                ? OptionalLong.of(planes.get(1).equalBoards(planes.get(2), workers))
                : OptionalLong.empty();
        return new LayerContents(
                options.rules(), seeds, Arrays.copyOfRange(counts, Layer.ZERO - seeds, Layer.ZERO + seeds + 1), exact);
    }

    /** The layers that the build needs and that are there, with distances or without, checked for being what it would have made. */
    private List<LayerReader> finished(Path directory) throws TableException {
        if (!Files.exists(directory)) {
            return List.of();
        }
        if (!Files.isDirectory(directory)) {
            throw new TableException(directory + " is no directory");
        }
        try {
            List<LayerReader> layers = LayerFiles.open(directory);
            for (LayerReader layer : layers) {
                check(directory, layer.contents());
            }
            return layers.subList(0, Math.min(layers.size(), options.seeds() + 1));
        } catch (IOException e) {
            throw explained(directory, e);
        }
    }

    /** The same, with all checksums compared: half a second for the 0.6 GB of 24 seeds. */
    private List<LayerReader> sound(Path directory) throws TableException {
        List<LayerReader> layers = finished(directory);
        try {
            for (LayerReader layer : layers) {
                layer.checkAll();
            }
            return layers;
        } catch (IOException e) {
            throw explained(directory, e);
        }
    }

    private static TableException explained(Path directory, IOException e) {
        return e instanceof BadLayerException
                ? new TableException(
                        e.getMessage() + "; delete this layer and all larger ones to have them built again", e)
                : TableDirectory.explained(directory, e);
    }

    private void check(Path directory, LayerContents contents) throws TableException {
        TableRules held = new TableRules(contents.game());
        if (!held.matches(options.rules())) {
            throw new TableException(directory + " holds tables for the moves of " + held.name() + ", not of "
                    + TableRules.of(options.rules()).name());
        }
        if (contents.bounds() != options.bounds()) {
            throw new TableException(directory + " holds tables " + (contents.bounds() ? "with" : "without")
                    + " bounds; build the other kind in another directory");
        }
        if (contents.distances() && !options.distance()) {
            throw new TableException(directory
                    + " holds tables with distances; go on with distances (--distance), or in another directory");
        }
    }

    /**
     * Checks that there is memory for a plan, as {@link #build} does first.
     *
     * @param plan a plan of this builder
     * @throws IllegalArgumentException if the layers need more memory than the options or the Java virtual machine allow
     */
    public void checkMemory(BuildPlan plan) {
        if (plan.boardsToDo() == 0) {
            return;
        }
        long allowed = Runtime.getRuntime().maxMemory();
        if (options.memory() > 0 && plan.memoryBytes() > options.memory()) {
            throw new IllegalArgumentException("tables of " + options.seeds() + " seeds need "
                    + mebibytes(plan.memoryBytes()) + " MiB of memory, more than the "
                    + String.format(Locale.ROOT, "%.2f", options.memory() / 1048576.0) + " MiB allowed");
        }
        if (plan.memoryBytes() > allowed) {
            throw new IllegalArgumentException("tables of " + options.seeds() + " seeds need "
                    + mebibytes(plan.memoryBytes()) + " MiB of memory, but Java may use " + mebibytes(allowed)
                    + " MiB; give it more, for example with java -Xmx"
                    + (mebibytes(plan.memoryBytes()) * 5 / 4 / 1024 + 1) + "g");
        }
    }

    private static long mebibytes(long bytes) {
        return (bytes + (1 << 20) - 1) >> 20;
    }
}
