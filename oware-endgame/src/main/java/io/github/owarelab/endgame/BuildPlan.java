package io.github.owarelab.endgame;

import io.github.owarelab.endgame.file.Plane;
import io.github.owarelab.endgame.rank.Binomials;
import io.github.owarelab.endgame.rank.RowRank;
import io.github.owarelab.rules.Kalah;
import java.time.Duration;
import java.util.Collections;
import java.util.List;
import java.util.stream.IntStream;

/**
 * What a build would do.
 *
 * @param options what is to be built
 * @param layers by seeds, from 0: what a directory holds of them already
 * @param remarks sentences about what was found in the directory, for example which file is damaged and is built anew
 */
public record BuildPlan(BuildOptions options, List<LayerState> layers, List<String> remarks) {
    /** What there is of a layer. */
    public enum LayerState {
        /** Nothing, a damaged file or one without the bounds that are asked for. */
        TO_BUILD,
        /** Values; the distances that are asked for are to be made. */
        WITHOUT_DISTANCES,
        /** All that is asked for. */
        FINISHED
    }

    private static final int HOUSES = 12;

    /** Bytes of memory for each board of all layers of Kalah: two values and what fills up words. */
    private static final double KALAH_BYTES = 2.2;

    /** Boards of Kalah a second and thread, measured; see oware-bench/results. */
    private static final double KALAH_RATE = 25e6;

    /** Bytes of working memory a board of the layer being built takes in each plane: two values and their bookkeeping. */
    private static final double WORKING_BYTES = 2.7;

    /** The same when the best settled moves are in a file. */
    private static final double SHORT_WORKING_BYTES = 1.45;

    /** With bounds, besides that for two planes: split values, and what the heap leaves unused. */
    private static final double BOUNDS_BYTES = 1.2;

    /** While distances are worked out, measured at 14 and 16 seeds: values, two bytes and two bits of their distances, and what the heap leaves unused. */
    private static final double DISTANCE_BYTES = 9.5;

    /** The same with bounds, measured at 14 seeds: three values, and distances of all of them. */
    private static final double DISTANCE_BYTES_WITH_BOUNDS = 24;

    /** Bytes that boards of smaller layers take then, a bit each and kind of value if some are far. */
    private static final double FAR_BYTES = 0.13;

    /** Seconds that the distances of a kind of value take a board and thread, measured; see oware-bench/results. */
    private static final double DISTANCE_SECONDS = 0.6e-6;

    /** Bytes on disk that they take a board, measured. */
    private static final double DISTANCE_FILE_BYTES = 0.93;

    /** Bytes that they take there. */
    private static final double SCRATCH_BYTES = 1.05;

    /** What every build needs besides. */
    private static final long SHARED_BYTES = 32 << 20;

    /** Boards a second and thread, measured; see oware-bench/results. */
    private static final double RATE = 15e6;

    /** What a second thread adds when both work on one layer. */
    private static final double SCALING = 0.45;

    /** The same when they work on two. */
    private static final double SCALING_IN_PAIRS = 0.6;

    /** Solving bounds takes this many times the work of split values alone, both included. */
    private static final double BOUNDS_WORK = 2.8;

    /** Bytes on disk a board, measured. */
    private static final double FILE_BYTES = 0.5;

    private static final double FILE_BYTES_WITH_BOUNDS = 1.3;

    /** Bytes on disk that do not depend on the boards. */
    private static final long HEADER_BYTES = 1 << 12;

    /**
     * Keeps unmodifiable copies of the lists.
     *
     * @param options what is to be built
     * @param layers what a directory holds of them already
     * @param remarks sentences about what was found there
     */
    public BuildPlan {
        layers = List.copyOf(layers);
        remarks = List.copyOf(remarks);
    }

    /**
     * Boards of all layers, those that no move leads to included.
     *
     * @return C(seeds + 12, 12)
     */
    public long boards() {
        return boardsBelow(options.seeds() + 1);
    }

    private static long boardsBelow(int seeds) {
        return Binomials.choose(seeds + HOUSES - 1, HOUSES);
    }

    /**
     * Boards of the layers that are not finished yet.
     *
     * @return their number
     */
    public long boardsToDo() {
        return boards(LayerState.TO_BUILD) + boards(LayerState.WITHOUT_DISTANCES);
    }

    private long boards(LayerState state) {
        return IntStream.range(0, layers.size())
                .filter(seeds -> layers.get(seeds) == state)
                .mapToLong(BuildPlan::boards)
                .sum();
    }

    /**
     * The largest layer that is not finished yet.
     *
     * @return its seeds, -1 if all are
     */
    public int largestToDo() {
        return Math.max(layers.lastIndexOf(LayerState.TO_BUILD), layers.lastIndexOf(LayerState.WITHOUT_DISTANCES));
    }

    /**
     * How many layers hold all that is asked for.
     *
     * @return their number
     */
    public int finished() {
        return count(LayerState.FINISHED);
    }

    /**
     * How many layers hold values, but not the distances that are asked for.
     *
     * @return their number
     */
    public int withoutDistances() {
        return count(LayerState.WITHOUT_DISTANCES);
    }

    private int count(LayerState state) {
        return Collections.frequency(layers, state);
    }

    /**
     * Boards of one layer.
     *
     * @param seeds the seeds of its boards
     * @return C(seeds + 11, 11)
     */
    public static long boards(int seeds) {
        return Binomials.choose(seeds + HOUSES - 1, HOUSES - 1);
    }

    /**
     * Whether two neighbouring layers are built at a time, by threads that wait for nothing. Not in Kalah, where a layer needs the one
     * before, nor where distances are made or there is no memory for it.
     *
     * @return whether they are
     */
    public boolean inPairs() {
        return options.threads() > 1
                && !isKalah()
                && !options.distance()
                && IntStream.range(0, largestToDo()).anyMatch(this::mayPair)
                && pairBytes() <= memoryLimit();
    }

    /** Whether a layer is built together with the one after it. */
    boolean isPair(int seeds) {
        return mayPair(seeds) && inPairs();
    }

    /** Pairs end at the largest layer. */
    private boolean mayPair(int seeds) {
        return seeds < largestToDo()
                && (largestToDo() - seeds) % 2 == 1
                && layers.get(seeds) == LayerState.TO_BUILD
                && layers.get(seeds + 1) == LayerState.TO_BUILD;
    }

    /**
     * Heap that the largest layer to be built takes meanwhile, or the two largest {@link #inPairs() in pairs}; 0 if there is none. Finished
     * layers stay in their files, of which two blocks at a time are read and brought into order; Kalah's are all held in memory.
     *
     * @return bytes
     */
    public long memoryBytes() {
        if (boardsToDo() == 0) {
            return 0;
        }
        if (isKalah()) {
            return (long) (boardsBelow(largestToDo() + 1) * KALAH_BYTES) + SHARED_BYTES;
        }
        if (inPairs()) {
            return pairBytes();
        }
        long values = SHARED_BYTES + layerBytes(largestToDo(), usesScratch());
        return options.distance() ? Math.max(values, distanceBytes()) : values;
    }

    /** What the two largest layers take. */
    private long pairBytes() {
        int seeds = largestToDo();
        return SHARED_BYTES + layerBytes(seeds, false) + layerBytes(seeds - 1, false);
    }

    /** What a layer takes while it is built. */
    private long layerBytes(int seeds, boolean scratch) {
        double working = scratch ? SHORT_WORKING_BYTES : WORKING_BYTES;
        double bytes = options.bounds() ? 2 * working + BOUNDS_BYTES : working;
        int blocks = (options.bounds() ? 6 : 3) + (scratch ? 2 : 0);
        return (long) (boards(seeds) * bytes) + blocks * largestBlock(seeds);
    }

    private long distanceBytes() {
        double bytes = options.bounds() ? DISTANCE_BYTES_WITH_BOUNDS : DISTANCE_BYTES;
        double far = FAR_BYTES * kinds() * boardsBelow(largestToDo());
        return (long) (boards(largestToDo()) * bytes + far) + SHARED_BYTES;
    }

    /** Kinds of values: split values, or both bounds too. */
    private int kinds() {
        return options.bounds() ? Plane.values().length : 1;
    }

    /**
     * Whether memory is short, so that a part of the layer being built is kept in a file and read block by block.
     *
     * @return whether the layers would take more than the options or the Java virtual machine allow otherwise
     */
    public boolean usesScratch() {
        return boardsToDo() > 0 && !isKalah() && SHARED_BYTES + layerBytes(largestToDo(), false) > memoryLimit();
    }

    /**
     * What that file takes.
     *
     * @return bytes; 0 if there is none
     */
    public long scratchBytes() {
        return scratchBytes(largestToDo());
    }

    private long scratchBytes(int seeds) {
        return usesScratch() ? (long) (boards(seeds) * SCRATCH_BYTES * (options.bounds() ? 2 : 1)) : 0;
    }

    /** What layers may take: what the options allow, and Java has. */
    long memoryLimit() {
        long most = Runtime.getRuntime().maxMemory();
        return options.memory() > 0 ? Math.min(options.memory(), most) : most;
    }

    /** Boards of the block with the most boards: that in which each row has half the seeds. */
    private static long largestBlock(int seeds) {
        int half = seeds / 2;
        return (long) RowRank.count(half) * RowRank.count(seeds - half);
    }

    /**
     * What the files of all layers take, about.
     *
     * @return bytes
     */
    public long fileBytes() {
        return (long) (boards() * bytesOnDisk());
    }

    /** What the files of one layer take while it is built, about. */
    long fileBytes(int seeds) {
        return (long) (boards(seeds) * bytesOnDisk()) + scratchBytes(seeds) + HEADER_BYTES;
    }

    private double bytesOnDisk() {
        double values = options.bounds() ? FILE_BYTES_WITH_BOUNDS : FILE_BYTES;
        return values + (options.distance() ? kinds() * DISTANCE_FILE_BYTES : 0);
    }

    /**
     * How long the rest takes, about, on a processor like the one it was measured on.
     *
     * @return the time
     */
    public Duration expectedTime() {
        double one = isKalah() ? KALAH_RATE : RATE / (options.bounds() ? BOUNDS_WORK : 1);
        double distances = options.distance() ? kinds() * DISTANCE_SECONDS : 0;
        double seconds = boards(LayerState.TO_BUILD) / one + boardsToDo() * distances;
        double threads = 1 + (options.threads() - 1) * (inPairs() ? SCALING_IN_PAIRS : SCALING);
        return Duration.ofMillis((long) (seconds / threads * 1000));
    }

    private boolean isKalah() {
        return options.rules() instanceof Kalah;
    }
}
