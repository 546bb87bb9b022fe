package io.github.owarelab.endgame.build;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * Memory that one layer after another uses. A byte that a program touches for the first time costs as much as working out a
 * board: the system has to find and clear a page for it.
 */
public final class Room {
    /** With its head an array fills whole regions of the heap. */
    private static final int ARRAY_BYTES = (1 << 22) - 64;

    private final List<byte[]> arrays = new ArrayList<>();
    private final boolean kept;
    private int current;
    private int used;

    private Room(boolean kept) {
        this.kept = kept;
    }

    /**
     * Memory that is used again.
     *
     * @return memory whose bytes may be taken anew after it was cleared
     */
    static Room kept() {
        return new Room(true);
    }

    /**
     * Memory that is given up piece by piece.
     *
     * @return memory whose bytes are taken once, and are all 0
     */
    public static Room fresh() {
        return new Room(false);
    }

    /** Makes sure of memory that will be taken in pieces, so that all threads share the work of finding it. */
    void reserve(long bytes, Team team) {
        if (kept) {
            int missing = (int) (bytes / ARRAY_BYTES + 1) - arrays.size();
            byte[][] more = new byte[Math.max(0, missing)][];
            team.run(0, more.length, (worker, number) -> more[number] = new byte[ARRAY_BYTES]);
            arrays.addAll(Arrays.asList(more));
        }
    }

    /** Takes some bytes, which may hold anything. */
    Span take(int bytes) {
        if (!kept) {
            return new Span(new byte[bytes], 0);
        }
        while (current < arrays.size() && arrays.get(current).length - used < bytes) {
            current++;
            used = 0;
        }
        if (current == arrays.size()) {
            arrays.add(new byte[Math.max(bytes, ARRAY_BYTES)]);
        }
        used += bytes;
        return new Span(arrays.get(current), used - bytes);
    }

    /** Takes everything back. */
    void clear() {
        current = 0;
        used = 0;
    }

    /** Bytes of an array from a start on. */
    record Span(byte[] array, int start) {}
}
