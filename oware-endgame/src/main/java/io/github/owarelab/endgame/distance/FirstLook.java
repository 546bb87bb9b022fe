package io.github.owarelab.endgame.distance;

import io.github.owarelab.endgame.distance.LayerWork.PlaneWork;
import io.github.owarelab.endgame.distance.LayerWork.Task;
import io.github.owarelab.endgame.file.LayerFormat;
import io.github.owarelab.endgame.file.Plane;
import io.github.owarelab.endgame.file.StoredRows;
import io.github.owarelab.rules.Rules;

/** What captures and ends alone tell of boards; belongs to one thread. */
final class FirstLook {
    private final LayerWork layer;
    private final Rules rules;
    private final SmallerLayers smaller;
    private final long[] next = new long[2];

    /** Of the captures looked at last: after how many the rest is near, and far. */
    private int nearCaptures;

    private int farCaptures;

    FirstLook(LayerWork layer, SmallerLayers smaller) {
        this.layer = layer;
        this.smaller = smaller;
        rules = layer.rules;
    }

    /** Looks at all boards of a task; how many have a distance. */
    long begin(Task task) {
        long found = 0;
        for (PlaneWork work : layer.planes()) {
            long[] others = layer.rows[layer.seeds - task.sum()];
            for (int rank = 0; rank < others.length; rank++) {
                if (StoredRows.contain(others[rank])) {
                    found += begin(task, work, others[rank], rank);
                }
            }
        }
        return found;
    }

    private long begin(Task task, PlaneWork work, long other, int rank) {
        byte[] values = work.values().array(task.sum(), rank);
        int from = work.values().offset(task.sum(), rank) + task.first();
        short[] plies = work.plies().block(task.sum());
        int to = work.plies().slice(task.sum(), rank) + task.first();
        long found = 0;
        for (int i = 0; i < task.count(); i++) {
            int value = values[from + i] - LayerFormat.ZERO;
            if (value != work.infinitePlay()) {
                found++;
                int state = look(work, layer.rows[task.sum()][task.first() + i], other, value);
                plies[to + i] = (short) state;
                if (state >= 0) {
                    work.due(state).add(task.sum(), rank, task.first() + i);
                }
            }
        }
        return found;
    }

    private int look(PlaneWork work, long own, long other, int value) {
        int legal = rules.legalMoves(own, other);
        if (legal == 0) {
            return 0;
        }
        boolean moverForces = value > work.infinitePlay();
        boolean now = captures(work.plane(), own, other, legal, moverForces, value);
        if (moverForces) {
            return now ? 1 : BoardPlies.OPEN;
        }
        int delaying = Integer.bitCount(legal) - nearCaptures;
        return delaying == 0 ? 1 : BoardPlies.LOST - delaying;
    }

    /** Looks at the captures; true if the mover forces its value by one of them, after which the rest is near. */
    private boolean captures(Plane plane, long own, long other, int legal, boolean moverForces, int value) {
        nearCaptures = 0;
        farCaptures = 0;
        for (int left = legal; left != 0; left &= left - 1) {
            int sown = rules.sow(own, other, Integer.numberOfTrailingZeros(left), next, 0);
            int captured = Rules.captured(sown);
            if (captured == 0) {
                continue;
            }
            boolean again = Rules.keepsTurn(sown);
            if (moverForces && smaller.afterCapture(plane, next, captured, again) != value) {
                continue;
            }
            boolean far = smaller.isFar(plane, next, again, moverForces);
            farCaptures += far ? 1 : 0;
            nearCaptures += far ? 0 : 1;
            if (moverForces && !far) {
                return true;
            }
        }
        return false;
    }

    /** At the limit captures that lead to far boards count too: boards that are decided by them have a distance of one ply more. */
    long release(Task task, int distance) {
        long released = 0;
        for (PlaneWork work : layer.planes()) {
            long[] others = layer.rows[layer.seeds - task.sum()];
            short[] plies = work.plies().block(task.sum());
            for (int rank = 0; rank < others.length; rank++) {
                int at = work.plies().slice(task.sum(), rank) + task.first();
                for (int i = 0; i < task.count(); i++) {
                    if (plies[at + i] < BoardPlies.NONE && release(work, task, i, rank, plies, at + i)) {
                        released++;
                        plies[at + i] = (short) distance;
                        work.due(distance).add(task.sum(), rank, task.first() + i);
                    }
                }
            }
        }
        return released;
    }

    private boolean release(PlaneWork work, Task task, int i, int rank, short[] plies, int at) {
        long own = layer.rows[task.sum()][task.first() + i];
        long other = layer.rows[layer.seeds - task.sum()][rank];
        int value = work.values().array(task.sum(), rank)[work.values().offset(task.sum(), rank) + task.first() + i]
                - LayerFormat.ZERO;
        boolean moverForces = plies[at] == BoardPlies.OPEN;
        captures(work.plane(), own, other, rules.legalMoves(own, other), moverForces, value);
        if (moverForces || farCaptures == 0) {
            return farCaptures > 0;
        }
        return BoardPlies.release(plies, at, farCaptures);
    }
}
