package io.github.owarelab.endgame.verify;

import io.github.owarelab.endgame.file.Plane;
import io.github.owarelab.endgame.verify.Tasks.Task;
import java.util.function.IntConsumer;

/**
 * Goes over the boards of a layer, task by task; belongs to one thread. For each row of a task come first the boards on which
 * its owner moves, then those on which the other side does: a sowing within a row leads to a board that was there before.
 */
abstract class Sweep implements IntConsumer {
    final KnownLayers layers;
    final int seeds;
    private final Tasks tasks;
    private final BoardCheck[] checks;

    Sweep(KnownLayers layers, int seeds, Tasks tasks) {
        this.layers = layers;
        this.seeds = seeds;
        this.tasks = tasks;
        checks = layers.planes().stream()
                .map(plane -> new BoardCheck(layers, seeds, plane))
                .toArray(BoardCheck[]::new);
    }

    @Override
    public final void accept(int number) {
        Task task = tasks.get(number);
        boolean equal = 2 * task.sum() == seeds;
        begin(task);
        for (int rank = task.last(); rank >= task.first(); rank--) {
            for (Plane plane : layers.planes()) {
                ownerMoves(plane, task.sum(), rank, equal ? rank : 0);
            }
            for (Plane plane : layers.planes()) {
                otherMoves(plane, task.sum(), rank, equal ? rank + 1 : 0);
            }
        }
        end(tasks.boards(task));
    }

    abstract void begin(Task task);

    /** The boards on which the owner of a row moves: all of the other's rows down to a least rank. */
    abstract void ownerMoves(Plane plane, int sum, int rank, int least);

    /** The boards on which the other side moves against a row: all of its rows down to a least rank. */
    abstract void otherMoves(Plane plane, int sum, int rank, int least);

    abstract void end(long boards);

    /** What looks at the boards of a plane and two sums. */
    final BoardCheck check(Plane plane, int moverSum) {
        BoardCheck check = checks[plane.ordinal()];
        check.start(moverSum, seeds - moverSum);
        return check;
    }
}
