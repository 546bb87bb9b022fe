package io.github.owarelab.endgame.verify;

import io.github.owarelab.endgame.file.LayerContents;

/** Counts boards of a layer by split value, and those whose bounds meet. */
final class BoardCounts {
    private final int seeds;
    private final long[] byValue;
    private long exact;

    BoardCounts(int seeds) {
        this.seeds = seeds;
        byValue = new long[2 * seeds + 1];
    }

    /** Adds a board of a split value. */
    void add(int value) {
        if (Math.abs(value) <= seeds) {
            byValue[value + seeds]++;
        }
    }

    /** Adds to the boards whose bounds meet. */
    void addExact() {
        exact++;
    }

    /** Counts of the same layer that begin at 0. */
    BoardCounts fresh() {
        return new BoardCounts(seeds);
    }

    synchronized void add(BoardCounts more) {
        for (int i = 0; i < byValue.length; i++) {
            byValue[i] += more.byValue[i];
        }
        exact += more.exact;
    }

    /** Compares the counts with those of the layer's header, of exact boards only if they were counted. */
    void compare(LayerContents contents, boolean countedExact, VerifierListener listener) {
        for (int i = 0; i < byValue.length; i++) {
            if (byValue[i] != contents.counts()[i]) {
                String what = "count of boards of value " + (i - seeds);
                listener.wrongCount(seeds, what, byValue[i], contents.counts()[i]);
            }
        }
        if (countedExact && exact != contents.exact().getAsLong()) {
            listener.wrongCount(
                    seeds,
                    "count of boards whose bounds meet",
                    exact,
                    contents.exact().getAsLong());
        }
    }
}
