package io.github.owarelab.endgame.build;

import it.unimi.dsi.fastutil.ints.IntArrayList;

/**
 * Collects where rows go, as runs of consecutive ranks that go to consecutive ranks: triples of the first rank before, the
 * first rank after, and the length.
 */
final class Runs {
    /** Ints of a run. */
    static final int INTS = 3;

    /** In place of a rank after: the rows go nowhere. */
    static final int NOWHERE = -1;

    private final IntArrayList runs = new IntArrayList();

    /** Adds a row; ranks before must rise. */
    void add(int before, int after) {
        int last = runs.size() - INTS;
        if (last >= 0 && continues(last, before, after)) {
            runs.set(last + 2, runs.getInt(last + 2) + 1);
            return;
        }
        runs.add(before);
        runs.add(after);
        runs.add(1);
    }

    private boolean continues(int run, int before, int after) {
        int length = runs.getInt(run + 2);
        int lastAfter = runs.getInt(run + 1);
        return runs.getInt(run) + length == before
                && (lastAfter == NOWHERE ? after == NOWHERE : lastAfter + length == after);
    }

    int[] toArray() {
        return runs.toIntArray();
    }
}
