package io.github.owarelab.endgame;

import io.github.owarelab.endgame.file.Plane;
import io.github.owarelab.endgame.rank.RowRank;
import io.github.owarelab.rules.Kalah;

/** What layers take while they are built: memory, disk and time, from figures that were measured; see oware-bench/results. */
final class BuildCosts {
    /** Bytes of memory that every build needs besides. */
    private static final long SHARED_BYTES = 32 << 20;

    /** Bytes of memory for each board of all layers of Kalah: two values and what fills up words. */
    private static final double KALAH_BYTES = 2.2;

    /** Bytes of working memory a board of the layer being built takes in each plane: two values and their bookkeeping. */
    private static final double WORKING_BYTES = 2.7;

    /** The same when the best settled moves are in a file. */
    private static final double SHORT_WORKING_BYTES = 1.45;

    /** With bounds, besides that for two planes: split values, and what the heap leaves unused. */
    private static final double BOUNDS_BYTES = 1.2;

    /**
     * While distances are worked out, measured at 14 and 16 seeds: values, two bytes and two bits of their distances, and what the
     * heap leaves unused.
     */
    private static final double DISTANCE_BYTES = 9.5;

    /** The same with bounds, measured at 14 seeds: three values, and distances of all of them. */
    private static final double DISTANCE_BYTES_WITH_BOUNDS = 24;

    /** Bytes that boards of smaller layers take then, a bit each and kind of value if some are far. */
    private static final double FAR_BYTES = 0.13;

    /** Bytes on disk a board. */
    private static final double FILE_BYTES = 0.5;

    private static final double FILE_BYTES_WITH_BOUNDS = 1.3;

    /** Bytes on disk that distances of a kind of value take a board. */
    private static final double DISTANCE_FILE_BYTES = 0.93;

    /** Bytes on disk that settled moves take a board and plane. */
    private static final double SCRATCH_BYTES = 1.05;

    /** Bytes of a layer's file beside those of its boards, if it has no seeds. */
    private static final int HEADER_BYTES = 84;

    /** What a seed adds to them. */
    private static final int HEADER_BYTES_A_SEED = 24;

    /** Boards a second and thread. */
    private static final double RATE = 15e6;

    private static final double KALAH_RATE = 25e6;

    /** So many boards are built while the program is young and not compiled: a build of 16 seeds takes 3.3 s, not 1.3. */
    private static final long YOUNG_BOARDS = 10_000_000;

    /** Seconds that one of these takes more. */
    private static final double YOUNG_SECONDS = 0.2e-6;

    /** What a second thread adds when both work on one layer. */
    private static final double SCALING = 0.45;

    /** The same when they work on two. */
    private static final double SCALING_IN_PAIRS = 0.6;

    /** Solving bounds takes this many times the work of split values alone, both included. */
    private static final double BOUNDS_WORK = 2.8;

    /** Seconds that the distances of a kind of value take a board and thread. */
    private static final double DISTANCE_SECONDS = 0.6e-6;

    private final BuildOptions options;

    BuildCosts(BuildOptions options) {
        this.options = options;
    }

    boolean isKalah() {
        return options.rules() instanceof Kalah;
    }

    /** Bytes of memory of one layer. */
    long memory(int seeds, boolean scratch) {
        return SHARED_BYTES + layer(seeds, scratch);
    }

    /** Bytes of memory of a layer and the one before it. */
    long pairMemory(int seeds) {
        return SHARED_BYTES + layer(seeds, false) + layer(seeds - 1, false);
    }

    private long layer(int seeds, boolean scratch) {
        double working = scratch ? SHORT_WORKING_BYTES : WORKING_BYTES;
        double bytes = options.bounds() ? 2 * working + BOUNDS_BYTES : working;
        int blocks = (options.bounds() ? 6 : 3) + (scratch ? 2 : 0);
        return (long) (BuildPlan.boards(seeds) * bytes) + blocks * largestBlock(seeds);
    }

    /** Boards of the block with the most boards: that in which each row has half the seeds. */
    private static long largestBlock(int seeds) {
        int half = seeds / 2;
        return (long) RowRank.count(half) * RowRank.count(seeds - half);
    }

    /** Bytes of memory of all layers of Kalah, whose boards are so many. */
    long kalahMemory(long boards) {
        return SHARED_BYTES + (long) (boards * KALAH_BYTES);
    }

    /** Bytes of memory while the distances of a layer are made; smaller layers hold so many boards. */
    long distanceMemory(int seeds, long smaller) {
        double bytes = options.bounds() ? DISTANCE_BYTES_WITH_BOUNDS : DISTANCE_BYTES;
        return SHARED_BYTES + (long) (BuildPlan.boards(seeds) * bytes + FAR_BYTES * kinds() * smaller);
    }

    /** Kinds of values: split values, or both bounds too. */
    private int kinds() {
        return options.bounds() ? Plane.values().length : 1;
    }

    /** Bytes of the file of settled moves. */
    long scratch(int seeds) {
        return (long) (BuildPlan.boards(seeds) * SCRATCH_BYTES * (options.bounds() ? 2 : 1));
    }

    /** Bytes of the file of a layer. */
    long file(int seeds) {
        return header(seeds) + files(BuildPlan.boards(seeds));
    }

    /** Bytes of a layer's file beside those of its boards: its header counts the boards of each value. */
    static long header(int seeds) {
        return HEADER_BYTES + (long) HEADER_BYTES_A_SEED * seeds;
    }

    /** Bytes of the boards of layers of so many. */
    long files(long boards) {
        double values = options.bounds() ? FILE_BYTES_WITH_BOUNDS : FILE_BYTES;
        double distances = options.distance() ? kinds() * DISTANCE_FILE_BYTES : 0;
        return (long) (boards * (values + distances));
    }

    /** Seconds to work out so many values, and distances if they are wanted. */
    double seconds(long values, long distances, boolean inPairs) {
        double rate = isKalah() ? KALAH_RATE : RATE / (options.bounds() ? BOUNDS_WORK : 1);
        double one = values / rate + (options.distance() ? distances * kinds() * DISTANCE_SECONDS : 0);
        double young = Math.min(values, YOUNG_BOARDS) * YOUNG_SECONDS;
        return young + one / (1 + (options.threads() - 1) * (inPairs ? SCALING_IN_PAIRS : SCALING));
    }
}
