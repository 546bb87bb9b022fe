package io.github.owarelab.endgame.verify;

import io.github.owarelab.endgame.file.Plane;
import io.github.owarelab.endgame.file.StoredGame;
import io.github.owarelab.endgame.verify.Tasks.Task;
import java.util.concurrent.atomic.AtomicBoolean;

/**
 * Proves the values of one layer. Every board is compared with its successors, and the header's counts with the boards.
 *
 * <p>That alone would let boards that lead to each other without a capture hold up each other's wrong values. So boards
 * whose value is not that of infinite play are open at first, and a board is closed when captures, ends and closed boards
 * alone give it its value. What is still open when no more can be closed has a value that no play brings about.
 */
final class LayerVerifier {
    private final KnownLayers layers;
    private final int seeds;
    private final int threads;
    private final VerifierListener listener;
    private final Tasks tasks;
    private final LayerState state;

    LayerVerifier(KnownLayers layers, int seeds, int threads, VerifierListener listener) {
        this.layers = layers;
        this.seeds = seeds;
        this.threads = threads;
        this.listener = listener;
        tasks = new Tasks(seeds);
        state = new LayerState(layers, seeds);
    }

    void verify() {
        BoardCounts counts = new BoardCounts(seeds);
        Workers.run(threads, tasks.count(), () -> new Comparison(state, tasks, counts, listener));
        counts.compare(layers.files().layer(seeds).contents(), listener);
        if (StoredGame.cycles(layers.files().rules())) {
            close();
        }
    }

    private void close() {
        AtomicBoolean more = new AtomicBoolean();
        do {
            more.set(false);
            Workers.run(threads, tasks.count(), () -> new Closing(state, tasks, more));
        } while (more.get());
        for (int number = 0; number < tasks.count(); number++) {
            for (Plane plane : state.planes()) {
                report(tasks.get(number), plane);
            }
        }
    }

    private void report(Task task, Plane plane) {
        PlaneBytes boards = state.bytes(plane);
        long[] others = tasks.others(task);
        for (int rank = 0; rank < others.length; rank++) {
            for (long left = boards.opens(task.sum(), rank, task.first()); left != 0; left &= left - 1) {
                int i = Long.numberOfTrailingZeros(left);
                if (i < task.count() && layers.files().holds(others[rank])) {
                    report(plane, tasks.own(task, i), others[rank], boards.get(tasks.own(task, i), rank));
                }
            }
        }
    }

    private void report(Plane plane, long own, long other, byte stored) {
        if (PlaneBytes.isOpen(stored)) {
            String what = Verifier.name(plane) + " that no play brings about";
            listener.wrongValue(own, other, what, plane.infinitePlay(seeds), PlaneBytes.value(stored));
        }
    }
}
