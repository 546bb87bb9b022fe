package io.github.owarelab.endgame.verify;

import io.github.owarelab.endgame.file.Plane;
import io.github.owarelab.endgame.verify.Tasks.Task;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.IntConsumer;

/**
 * Looks again at boards that are due: goes back from closed ones to the boards before them, which may close now, and
 * closes an open one if no move keeps it open. Belongs to one thread.
 */
final class Closing implements IntConsumer {
    private static final int MOST = 4096;

    private final LayerState state;
    private final Tasks tasks;
    private final AtomicBoolean more;
    private final BoardCheck[] checks;
    private final Predecessors[] predecessors;

    /** Boards of a task that are due, in the order of the other's rows: the other's rank and the mover's row, 0 to 63. */
    private final int[] found = new int[MOST];

    /** The same in the order of the mover's rows, and the first of each row. */
    private final int[] sorted = new int[MOST];

    private final int[] first = new int[Long.SIZE + 1];

    /** A worker that tells if it has found work. */
    Closing(LayerState state, Tasks tasks, AtomicBoolean more) {
        this.state = state;
        this.tasks = tasks;
        this.more = more;
        checks = state.checks();
        predecessors = state.planes().stream()
                .map(plane ->
                        new Predecessors(state, plane, checks[plane.ofOther().ordinal()]))
                .toArray(Predecessors[]::new);
    }

    @Override
    public void accept(int number) {
        Task task = tasks.get(number);
        for (Plane plane : state.planes()) {
            int count = 0;
            for (int rank = 0; rank < tasks.others(task).length; rank++) {
                long due = state.due(plane).take(task.sum(), rank, task.first());
                for (; due != 0; due &= due - 1) {
                    found[count++] = rank << 6 | Long.numberOfTrailingZeros(due);
                }
                if (count > MOST - Long.SIZE) {
                    lookAgain(task, plane, count);
                    count = 0;
                }
            }
            lookAgain(task, plane, count);
        }
    }

    /** Works on the boards of one mover's row at a time, so that the boards one move before and after lie side by side. */
    private void lookAgain(Task task, Plane plane, int count) {
        if (count == 0) {
            return;
        }
        more.set(true);
        sort(count);
        for (int i = 0; i < task.count(); i++) {
            if (first[i] < first[i + 1]) {
                lookAgain(task, plane, i, first[i], first[i + 1]);
            }
        }
    }

    private void sort(int count) {
        int[] next = new int[Long.SIZE + 1];
        for (int k = 0; k < count; k++) {
            next[(found[k] & Long.SIZE - 1) + 1]++;
        }
        for (int i = 0; i < Long.SIZE; i++) {
            next[i + 1] += next[i];
        }
        System.arraycopy(next, 0, first, 0, next.length);
        for (int k = 0; k < count; k++) {
            sorted[next[found[k] & Long.SIZE - 1]++] = found[k] >>> 6;
        }
    }

    private void lookAgain(Task task, Plane plane, int i, int from, int to) {
        PlaneBytes boards = state.bytes(plane);
        byte[] block = boards.array(task.sum(), 0);
        long[] others = tasks.others(task);
        BoardCheck check = checks[plane.ordinal()];
        Predecessors before = predecessors[plane.ordinal()];
        long own = tasks.own(task, i);
        before.start(own);
        for (int k = from; k < to; k++) {
            int at = boards.offset(task.sum(), sorted[k]) + task.first() + i;
            byte stored = block[at];
            long other = others[sorted[k]];
            if (!PlaneBytes.isOpen(stored)) {
                before.add(other, PlaneBytes.value(stored));
            } else if (check.leadsToClosed(own, other)) {
                block[at] = (byte) (stored & PlaneBytes.CLOSED);
                before.add(other, PlaneBytes.value(stored));
            }
        }
        before.look();
    }
}
