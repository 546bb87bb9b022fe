package io.github.owarelab.endgame.verify;

import io.github.owarelab.board.Row;
import io.github.owarelab.endgame.file.Layers;
import io.github.owarelab.endgame.file.Plane;
import io.github.owarelab.endgame.file.StoredRows;
import io.github.owarelab.endgame.rank.RowRank;
import io.github.owarelab.endgame.verify.Tasks.Task;
import java.util.EnumMap;
import java.util.Map;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.IntConsumer;

/**
 * Makes sure that no value of a layer rests only on boards that lead back to it without a capture: such boards can hold
 * up each other's wrong values. A board is founded if captures and ends alone give it its value; if its value is more
 * than infinite play counts and one move to a founded board gives it; or if its value is less and all moves without
 * capture lead to founded boards.
 *
 * <p>From boards founded in one round the next round goes back to their predecessors. Where to look for these is
 * guessed by taking back a sowing; that a guess is one is decided by the rules' own sowing, so a wrong guess does no
 * harm and a missing one shows up as a failure.
 */
final class Foundation {
    private final Layers layers;
    private final int seeds;
    private final int threads;
    private final Tasks tasks;
    private final Map<Plane, BoardSet> open = new EnumMap<>(Plane.class);
    private final Map<Plane, BoardSet> fresh = new EnumMap<>(Plane.class);
    private final Map<Plane, BoardSet> next = new EnumMap<>(Plane.class);
    private final AtomicBoolean more = new AtomicBoolean();

    Foundation(Layers layers, int seeds, int threads, Tasks tasks) {
        this.layers = layers;
        this.seeds = seeds;
        this.threads = threads;
        this.tasks = tasks;
        for (Plane plane : Verifier.planes(layers)) {
            open.put(plane, new BoardSet(seeds));
            fresh.put(plane, new BoardSet(seeds));
            next.put(plane, new BoardSet(seeds));
        }
    }

    /**
     * Starts with a task's boards of one other's row: those known to be founded and those not, as bits; others do not
     * matter.
     */
    void start(Plane plane, Task task, int otherRank, long founded, long notYet) {
        fresh.get(plane).set(task.sum(), otherRank, task.first(), founded);
        open.get(plane).set(task.sum(), otherRank, task.first(), notYet);
    }

    /** Founds all boards that can be, and tells of the rest. */
    void verify(VerifierListener listener) {
        do {
            more.set(false);
            Workers.run(threads, tasks.count(), Worker::new);
            for (Plane plane : open.keySet()) {
                fresh.put(plane, next.put(plane, fresh.get(plane)));
            }
        } while (more.get());
        for (int task = 0; task < tasks.count(); task++) {
            report(tasks.get(task), listener);
        }
    }

    private void report(Task task, VerifierListener listener) {
        for (Plane plane : open.keySet()) {
            long[] others = tasks.storedOthers(task);
            for (int rank = 0; rank < others.length; rank++) {
                long left = open.get(plane).get(task.sum(), rank, task.first());
                for (; left != 0; left &= left - 1) {
                    long own = tasks.own(task, Long.numberOfTrailingZeros(left));
                    int found = layers.value(plane, own, others[rank]);
                    String what = Verifier.name(plane) + " that no play brings about";
                    listener.wrongValue(own, others[rank], what, plane.infinitePlay(seeds), found);
                }
            }
        }
    }

    /** Goes back from boards; belongs to one thread. */
    private final class Worker implements IntConsumer {
        private final BoardCheck check = new BoardCheck(layers);

        @Override
        public void accept(int number) {
            Task task = tasks.get(number);
            for (Plane plane : open.keySet()) {
                long[] others = tasks.storedOthers(task);
                BoardSet boards = fresh.get(plane);
                for (int rank = 0; rank < others.length; rank++) {
                    long left = boards.get(task.sum(), rank, task.first());
                    if (left != 0) {
                        boards.set(task.sum(), rank, task.first(), 0);
                    }
                    for (; left != 0; left &= left - 1) {
                        predecessors(plane, tasks.own(task, Long.numberOfTrailingZeros(left)), others[rank]);
                    }
                }
            }
        }

        private void predecessors(Plane plane, long own, long other) {
            int value = layers.value(plane, own, other);
            for (int house = 0; house < RowRank.HOUSES; house++) {
                if (Row.seeds(other, house) == 0) {
                    unsow(plane, own, other, house, value);
                }
            }
        }

        /** Takes back one seed more at a time, until a house has none to give. */
        private void unsow(Plane plane, long own, long other, int house, int value) {
            long mover = other;
            long waiting = own;
            int place = house;
            while (true) {
                place = next(place, house);
                if (place < RowRank.HOUSES) {
                    if (Row.seeds(mover, place) == 0) {
                        return;
                    }
                    mover -= seed(place);
                } else {
                    if (Row.seeds(waiting, place - RowRank.HOUSES) == 0) {
                        return;
                    }
                    waiting -= seed(place - RowRank.HOUSES);
                }
                mover += seed(house);
                predecessor(plane, mover, waiting, house, own, other, value);
            }
        }

        private static int next(int place, int origin) {
            int next = (place + 1) % (2 * RowRank.HOUSES);
            return next == origin ? next + 1 : next;
        }

        private static long seed(int house) {
            return 1L << (house * Row.LANE_BITS);
        }

        private void predecessor(Plane plane, long mover, long waiting, int house, long own, long other, int value) {
            Plane before = plane.ofOther();
            if (StoredRows.contain(waiting)
                    && open.get(before).contains(mover, waiting)
                    && check.leads(mover, waiting, house, own, other)
                    && founded(before, mover, waiting, -value)
                    && open.get(before).remove(mover, waiting)) {
                next.get(before).add(mover, waiting);
                more.set(true);
            }
        }

        /** Whether a board is founded because one move, which leads to a founded board, gives so much. */
        private boolean founded(Plane plane, long own, long other, int move) {
            int value = layers.value(plane, own, other);
            return value > plane.infinitePlay(seeds)
                    ? move >= value
                    : check.leavesSet(open.get(plane.ofOther()), own, other);
        }
    }
}
