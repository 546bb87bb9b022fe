package io.github.owarelab.endgame;

import io.github.owarelab.endgame.file.LayerWriter;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import java.util.concurrent.CancellationException;
import java.util.concurrent.atomic.AtomicBoolean;

/**
 * Builds endgame tables into a directory, layer by layer. Each layer's file appears when it is whole; a build that was stopped,
 * interrupted or killed goes on when it is run again, and builds damaged and missing layers anew. Where finished layers hold no
 * distances and they are asked for, they are added; where they hold no bounds, the layers are built anew. A file is never taken away, but replaced by a whole one.
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
     * What a build would do, without doing it. Compares all checksums of what is there.
     *
     * @param directory where the tables are to be; need not exist
     * @return the plan
     * @throws TableException if the directory holds tables that cannot be gone on with
     */
    public BuildPlan plan(Path directory) throws TableException {
        return FoundLayers.in(directory, options).plan();
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
        if (plan.boardsToDo() == 0 && !hasLeftovers(directory)) {
            plan.remarks().forEach(listener::remark);
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
        } catch (UncheckedIOException e) {
            throw TableException.of(directory, e.getCause());
        } catch (IOException e) {
            throw TableException.of(directory, e);
        }
    }

    /** What a killed build left, after its last layer too. */
    private static boolean hasLeftovers(Path directory) {
        return LayerWriter.hasUnfinished(directory) || DirectoryLock.isIn(directory);
    }

    /** Ends a running build soon, from any thread. */
    public void stop() {
        stopped.set(true);
    }

    private void goOn(Path directory, BuildListener listener) throws IOException {
        FoundLayers found = FoundLayers.in(directory, options);
        found.plan().remarks().forEach(listener::remark);
        if (found.plan().boardsToDo() > 0) {
            try (BuildRun run = new BuildRun(directory, found, listener, stopped)) {
                run.go();
            }
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
            throw new IllegalArgumentException("tables of " + plan.largestToDo() + " seeds need "
                    + mebibytes(plan.memoryBytes()) + " MiB of memory, more than the "
                    + allowed(options.memory()) + " allowed");
        }
        if (plan.memoryBytes() > allowed) {
            throw new IllegalArgumentException("tables of " + plan.largestToDo() + " seeds need "
                    + mebibytes(plan.memoryBytes()) + " MiB of memory, but Java may use " + mebibytes(allowed)
                    + " MiB; give it more, for example with java -Xmx"
                    + (mebibytes(plan.memoryBytes()) * 5 / 4 / 1024 + 1) + "g");
        }
    }

    private static String allowed(long bytes) {
        return bytes < 1 << 20 ? bytes + " bytes" : String.format(Locale.ROOT, "%.2f MiB", bytes / 1048576.0);
    }

    private static long mebibytes(long bytes) {
        return (bytes + (1 << 20) - 1) >> 20;
    }
}
