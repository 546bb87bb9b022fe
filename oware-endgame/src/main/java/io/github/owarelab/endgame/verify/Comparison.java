package io.github.owarelab.endgame.verify;

import io.github.owarelab.endgame.file.LayerFormat;
import io.github.owarelab.endgame.file.Plane;
import io.github.owarelab.endgame.verify.Tasks.Task;
import java.util.function.IntConsumer;

/** Compares boards with their successors, counts them, and closes what can be closed at once; belongs to one thread. */
final class Comparison implements IntConsumer {
    /** Other's rows that are looked at with one mover's row after another. */
    private static final int OTHERS = 256;

    private final LayerState state;
    private final Tasks tasks;
    private final BoardCounts counts;
    private final VerifierListener listener;
    private final BoardCheck[] checks;

    /** A worker that adds to counts. */
    Comparison(LayerState state, Tasks tasks, BoardCounts counts, VerifierListener listener) {
        this.state = state;
        this.tasks = tasks;
        this.counts = counts;
        this.listener = listener;
        checks = state.checks();
    }

    @Override
    public void accept(int number) {
        Task task = tasks.get(number);
        int others = tasks.others(task).length;
        BoardCounts found = counts.fresh();
        for (int first = 0; first < others; first += OTHERS) {
            int end = Math.min(others, first + OTHERS);
            for (Plane plane : state.planes()) {
                for (int i = 0; i < task.count(); i++) {
                    compare(task, i, first, end, plane);
                }
            }
            for (int rank = first; rank < end; rank++) {
                count(task, rank, found);
            }
        }
        counts.add(found);
        listener.checked(tasks.seeds(), (long) task.count() * others);
    }

    private void compare(Task task, int i, int first, int end, Plane plane) {
        PlaneBytes boards = state.bytes(plane);
        byte[] block = boards.array(task.sum(), 0);
        BoardCheck check = checks[plane.ordinal()];
        long own = tasks.own(task, i);
        long[] others = tasks.others(task);
        for (int rank = first; rank < end; rank++) {
            int at = boards.offset(task.sum(), rank) + task.first() + i;
            int expected = check.look(own, others[rank]);
            if (!state.holds(others[rank])) {
                block[at] = (byte) (expected + LayerFormat.ZERO);
            } else {
                byte stored = block[at];
                int value = PlaneBytes.value(stored);
                if (value != expected) {
                    block[at] = (byte) (stored & PlaneBytes.CLOSED);
                    listener.wrongValue(own, others[rank], Verifier.name(plane), expected, value);
                } else if (PlaneBytes.isOpen(stored) && check.closes(value)) {
                    block[at] = (byte) (stored & PlaneBytes.CLOSED);
                    state.due(plane).add(task.sum(), rank, task.first() + i);
                }
            }
        }
    }

    private void count(Task task, int rank, BoardCounts found) {
        int at = state.bytes(Plane.SPLIT).offset(task.sum(), rank) + task.first();
        byte[][] blocks = state.planes().stream()
                .map(plane -> state.bytes(plane).array(task.sum(), rank))
                .toArray(byte[][]::new);
        for (int i = at; i < at + task.count(); i++) {
            found.add(PlaneBytes.value(blocks[0][i]));
            if (blocks.length > 1 && PlaneBytes.value(blocks[1][i]) == PlaneBytes.value(blocks[2][i])) {
                found.addExact();
            }
        }
    }
}
