package io.github.owarelab.endgame.verify;

import io.github.owarelab.endgame.file.Layers;
import io.github.owarelab.endgame.file.Plane;
import io.github.owarelab.endgame.file.StoredGame;
import io.github.owarelab.endgame.file.StoredRows;
import io.github.owarelab.endgame.verify.Tasks.Task;
import java.util.List;
import java.util.function.IntConsumer;

/** Compares every board of one layer with its successors, and the header's counts with the boards. */
final class LayerVerifier {
    private final Layers layers;
    private final int seeds;
    private final int threads;
    private final VerifierListener listener;
    private final Tasks tasks;
    private final List<Plane> planes;

    /** None where no board can come back: there, values that agree with those one move on are proved. */
    private final Foundation foundation;

    private final BoardCounts counts;

    LayerVerifier(Layers layers, int seeds, int threads, VerifierListener listener) {
        this.layers = layers;
        this.seeds = seeds;
        this.threads = threads;
        this.listener = listener;
        tasks = new Tasks(seeds);
        counts = new BoardCounts(seeds);
        planes = Verifier.planes(layers);
        foundation = StoredGame.cycles(layers.rules()) ? new Foundation(layers, seeds, threads, tasks) : null;
    }

    void verify() {
        Workers.run(threads, tasks.count(), Worker::new);
        counts.compare(layers.layer(seeds).contents(), listener);
        if (foundation != null) {
            foundation.verify(listener);
        }
    }

    /** What one thread needs. */
    private final class Worker implements IntConsumer {
        private final BoardCheck check = new BoardCheck(layers);
        private final int[][] values = new int[planes.size()][Long.SIZE];

        @Override
        public void accept(int number) {
            Task task = tasks.get(number);
            BoardCounts found = new BoardCounts(seeds);
            for (long other : tasks.others(task)) {
                for (int plane = 0; plane < planes.size(); plane++) {
                    read(task, other, planes.get(plane), values[plane]);
                    if (layers.holds(other)) {
                        compare(task, other, planes.get(plane), values[plane]);
                    }
                }
                found.add(values, task.count());
            }
            counts.add(found);
            listener.checked(seeds, (long) task.count() * tasks.others(task).length);
        }

        private void read(Task task, long other, Plane plane, int[] to) {
            for (int i = 0; i < task.count(); i++) {
                to[i] = layers.value(plane, tasks.own(task, i), other);
            }
        }

        private void compare(Task task, long other, Plane plane, int[] found) {
            int infinitePlay = plane.infinitePlay(seeds);
            long founded = 0;
            long notYet = 0;
            for (int i = 0; i < task.count(); i++) {
                long own = tasks.own(task, i);
                int expected = check.look(plane, own, other);
                if (found[i] != expected) {
                    listener.wrongValue(own, other, Verifier.name(plane), expected, found[i]);
                } else if (check.settled(expected, infinitePlay)) {
                    founded |= 1L << i;
                } else if (expected != infinitePlay) {
                    notYet |= 1L << i;
                }
            }
            if (foundation != null) {
                foundation.start(plane, task, StoredRows.rank(other), founded, notYet);
            }
        }
    }
}
