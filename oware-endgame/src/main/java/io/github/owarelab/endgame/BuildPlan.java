package io.github.owarelab.endgame;

import io.github.owarelab.endgame.rank.Binomials;
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
                && !costs().isKalah()
                && !options.distance()
                && IntStream.range(0, largestToDo()).anyMatch(this::mayPair)
                && costs().pairMemory(largestToDo()) <= memoryLimit();
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
        if (costs().isKalah()) {
            return costs().kalahMemory(boardsBelow(largestToDo() + 1));
        }
        if (inPairs()) {
            return costs().pairMemory(largestToDo());
        }
        long values = costs().memory(largestToDo(), usesScratch());
        return options.distance()
                ? Math.max(values, costs().distanceMemory(largestToDo(), boardsBelow(largestToDo())))
                : values;
    }

    private BuildCosts costs() {
        return new BuildCosts(options);
    }

    /**
     * Whether memory is short, so that a part of the layer being built is kept in a file and read block by block.
     *
     * @return whether the layers would take more than the options or the Java virtual machine allow otherwise
     */
    public boolean usesScratch() {
        return boardsToDo() > 0 && !costs().isKalah() && costs().memory(largestToDo(), false) > memoryLimit();
    }

    /**
     * What that file takes.
     *
     * @return bytes; 0 if there is none
     */
    public long scratchBytes() {
        return usesScratch() ? costs().scratch(largestToDo()) : 0;
    }

    /** What layers may take: what the options allow, and Java has. */
    long memoryLimit() {
        long most = Runtime.getRuntime().maxMemory();
        return options.memory() > 0 ? Math.min(options.memory(), most) : most;
    }

    /**
     * What the files of the layers that are not finished yet take, about.
     *
     * @return bytes
     */
    public long fileBytes() {
        long headers = IntStream.range(0, layers.size())
                .filter(seeds -> layers.get(seeds) != LayerState.FINISHED)
                .mapToLong(BuildCosts::header)
                .sum();
        return headers + costs().files(boardsToDo());
    }

    /** What the files of one layer take while it is built, about. */
    long fileBytes(int seeds) {
        return costs().file(seeds) + (usesScratch() ? costs().scratch(seeds) : 0);
    }

    /**
     * How long the rest takes, about, on a processor like the one it was measured on.
     *
     * @return the time
     */
    public Duration expectedTime() {
        double seconds = costs().seconds(boards(LayerState.TO_BUILD), boardsToDo(), inPairs());
        return Duration.ofMillis((long) (seconds * 1000));
    }
}
