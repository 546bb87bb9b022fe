package io.github.owarelab.endgame;

import io.github.owarelab.endgame.file.StoredGame;
import io.github.owarelab.rules.Rules;
import java.util.Objects;

/**
 * What tables to build, and with what.
 *
 * @param rules the game whose moves count, of the Oware family or Kalah; its seeds per house, repetition and limits make no difference
 * @param seeds the most seeds in the houses of a board, 0 to {@value #MOST_SEEDS}
 * @param bounds whether to hold lower and upper bounds beside the split value
 * @param distance whether to hold distances beside all values
 * @param threads threads that work on a layer, at least 1; they make no difference to the files
 * @param memory bytes of heap that layers may take, or 0 for what the Java virtual machine can give
 */
public record BuildOptions(Rules rules, int seeds, boolean bounds, boolean distance, int threads, long memory) {
    /** The most seeds that a board of the Olympiad game holds; values of more would not fit the format. */
    public static final int MOST_SEEDS = 48;

    /**
     * Checks the options.
     *
     * @param rules the game whose moves count, of the Oware family or Kalah; its seeds per house, repetition and limits make no difference
     * @param seeds the most seeds in the houses of a board, 0 to {@value #MOST_SEEDS}
     * @param bounds whether to hold lower and upper bounds beside the split value
     * @param distance whether to hold distances beside all values
     * @param threads threads that work on a layer, at least 1; they make no difference to the files
     * @param memory bytes of heap that layers may take, or 0 for what the Java virtual machine can give
     * @throws IllegalArgumentException if a number is out of its range, there are no tables of the game, or bounds or
     *     distances are asked for where no board can come back
     */
    public BuildOptions {
        Objects.requireNonNull(rules, "rules");
        if (!StoredGame.isStored(rules)) {
            throw new IllegalArgumentException("there are no endgame tables of " + rules.name());
        }
        if (bounds && !StoredGame.cycles(rules)) {
            throw new IllegalArgumentException(
                    "no board comes back in " + rules.name() + ": its values are exact, there are no bounds to hold");
        }
        if (distance && !StoredGame.cycles(rules)) {
            throw new IllegalArgumentException("no board comes back in " + rules.name()
                    + ": every move is progress, there are no distances to hold");
        }
        if (seeds < 0 || seeds > MOST_SEEDS) {
            throw new IllegalArgumentException(
                    "tables can be built for 0 to " + MOST_SEEDS + " seeds, not for " + seeds);
        }
        if (threads < 1) {
            throw new IllegalArgumentException("a build needs at least 1 thread, not " + threads);
        }
        if (memory < 0) {
            throw new IllegalArgumentException("memory is a number of bytes, not " + memory);
        }
    }

    /**
     * Split values only, on all processors, in as much memory as there is.
     *
     * @param rules the game whose moves count
     * @param seeds the most seeds in the houses of a board
     * @throws IllegalArgumentException if the seeds are out of their range
     */
    public BuildOptions(Rules rules, int seeds) {
        this(rules, seeds, false, false, Runtime.getRuntime().availableProcessors(), 0);
    }

    /**
     * The same with bounds.
     *
     * @return options that ask for lower and upper bounds too
     */
    public BuildOptions withBounds() {
        return new BuildOptions(rules, seeds, true, distance, threads, memory);
    }

    /**
     * The same with distances.
     *
     * @return options that ask for the distances of all values too
     */
    public BuildOptions withDistance() {
        return new BuildOptions(rules, seeds, bounds, true, threads, memory);
    }

    /**
     * The same with another number of threads.
     *
     * @param count threads that work on a layer
     * @return the options
     * @throws IllegalArgumentException if the count is less than 1
     */
    public BuildOptions withThreads(int count) {
        return new BuildOptions(rules, seeds, bounds, distance, count, memory);
    }

    /**
     * The same with another memory limit.
     *
     * @param bytes bytes of heap that layers may take, or 0
     * @return the options
     * @throws IllegalArgumentException if the number is negative
     */
    public BuildOptions withMemory(long bytes) {
        return new BuildOptions(rules, seeds, bounds, distance, threads, bytes);
    }
}
