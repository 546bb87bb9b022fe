package io.github.owarelab.endgame.verify;

import io.github.owarelab.endgame.file.Plane;
import java.util.function.IntConsumer;

/** Counts the boards on which the mover's row holds a sum, and reports those that are still open; belongs to one thread. */
final class Counting implements IntConsumer {
    private final KnownLayers layers;
    private final int seeds;
    private final BoardCounts counts;
    private final VerifierListener listener;

    /** A worker that adds to counts. */
    Counting(KnownLayers layers, int seeds, BoardCounts counts, VerifierListener listener) {
        this.layers = layers;
        this.seeds = seeds;
        this.counts = counts;
        this.listener = listener;
    }

    @Override
    public void accept(int moverSum) {
        BoardCounts found = counts.fresh();
        int others = layers.rows(seeds - moverSum).count();
        for (int otherRank = 0; otherRank < others; otherRank++) {
            countValues(moverSum, otherRank, found);
            if (layers.planes().contains(Plane.LOWER)) {
                countExact(moverSum, otherRank, found);
            }
            for (Plane plane : layers.planes()) {
                report(plane, moverSum, otherRank);
            }
        }
        counts.add(found);
    }

    private void countValues(int moverSum, int otherRank, BoardCounts found) {
        PlaneBytes boards = layers.plane(seeds, Plane.SPLIT);
        byte[] block = boards.array(moverSum, otherRank);
        int first = boards.offset(moverSum, otherRank);
        for (int i = first; i < first + boards.length(moverSum); i++) {
            found.add(PlaneBytes.value(block[i]));
        }
    }

    private void countExact(int moverSum, int otherRank, BoardCounts found) {
        PlaneBytes boards = layers.plane(seeds, Plane.LOWER);
        byte[] lower = boards.array(moverSum, otherRank);
        byte[] upper = layers.plane(seeds, Plane.UPPER).array(moverSum, otherRank);
        int first = boards.offset(moverSum, otherRank);
        for (int i = first; i < first + boards.length(moverSum); i++) {
            if (PlaneBytes.value(lower[i]) == PlaneBytes.value(upper[i])) {
                found.addExact();
            }
        }
    }

    private void report(Plane plane, int moverSum, int otherRank) {
        PlaneBytes boards = layers.plane(seeds, plane);
        String what = Verifier.name(plane) + " that no play brings about";
        int rank = boards.length(moverSum);
        while ((rank = boards.openBefore(moverSum, otherRank, rank)) >= 0) {
            long own = layers.rows(moverSum).row(rank);
            long other = layers.rows(seeds - moverSum).row(otherRank);
            int found = PlaneBytes.value(boards.get(own, otherRank));
            listener.wrongValue(own, other, what, plane.infinitePlay(seeds), found);
        }
    }
}
