package io.github.owarelab.endgame.file;

import io.github.owarelab.endgame.rank.RowRank;
import java.util.Arrays;
import java.util.List;

/** Consecutive runs of one block of a plane, packed and not yet written. */
final class PackedRuns {
    /** The most runs. */
    static final int RUNS = 128;

    /** A run may overwrite some bytes after it. */
    private static final int MORE_BYTES = 2 * Bytes.WORD;

    /**
     * Which runs.
     *
     * @param plane the number of the plane
     * @param sum seeds of the mover's row
     * @param first the first run, counted from the block's first
     */
    record Part(int plane, int sum, int first) {}

    private final LayerContents contents;
    private final List<? extends LayerValues> planes;
    private final BoardPlaces places;
    private final byte[] numbers = new byte[RUNS * LayerFormat.RUN_VALUES];
    private final byte[] bytes = new byte[RUNS * RunPacker.MOST_BYTES + MORE_BYTES];
    private final int[] ends = new int[RUNS];
    private int count;

    PackedRuns(LayerContents contents, List<? extends LayerValues> planes, BoardPlaces places) {
        this.contents = contents;
        this.planes = planes;
        this.places = places;
    }

    /** How many runs there are. */
    int count() {
        return count;
    }

    /** Where a run begins in {@link #bytes}; the number of runs gives the end. */
    int start(int run) {
        return run == 0 ? 0 : ends[run - 1];
    }

    /** The runs, one after the other. */
    byte[] bytes() {
        return bytes;
    }

    /** Packs the runs of a part. */
    void pack(Part part) {
        int filled = collect(part);
        int end = (filled + LayerFormat.RUN_VALUES - 1) & -LayerFormat.RUN_VALUES;
        Arrays.fill(numbers, filled, end, numbers[filled - 1]);
        count = end / LayerFormat.RUN_VALUES;
        for (int run = 0; run < count; run++) {
            int start = start(run);
            ends[run] = start + RunPacker.pack(numbers, run * LayerFormat.RUN_VALUES, bytes, start);
        }
    }

    /** Puts the numbers of slices side by side. Returns how many. */
    private int collect(Part part) {
        int[] ranks = places.otherRanks(contents.seeds() - part.sum);
        int length = RowRank.count(part.sum);
        long place = (long) part.first * LayerFormat.RUN_VALUES;
        int done = (int) (place % length);
        int filled = 0;
        for (int row = (int) (place / length); row < ranks.length && filled < numbers.length; row++) {
            int some = Math.min(length - done, numbers.length - filled);
            collect(part, ranks[row], done, some, filled);
            filled += some;
            done = 0;
        }
        return filled;
    }

    /** Puts a part of a slice behind the collected numbers, the bounds as differences to the split values. */
    private void collect(Part part, int rank, int done, int some, int filled) {
        LayerValues first = planes.get(part.plane < contents.values() ? 0 : part.plane);
        byte[] from = first.array(part.sum, rank);
        int at = first.offset(part.sum, rank) + done;
        if (part.plane == 0 || part.plane >= contents.values()) {
            System.arraycopy(from, at, numbers, filled, some);
            return;
        }
        LayerValues bound = planes.get(part.plane);
        byte[] to = bound.array(part.sum, rank);
        int toAt = bound.offset(part.sum, rank) + done;
        int sign = part.plane == 1 ? -1 : 1;
        int signs = 0;
        for (int i = 0; i < some; i++) {
            int difference = (to[toAt + i] - from[at + i]) * sign;
            numbers[filled + i] = (byte) difference;
            signs |= difference;
        }
        if (signs < 0) {
            throw new IllegalArgumentException("a split value is not between its bounds");
        }
    }
}
