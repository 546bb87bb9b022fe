package io.github.owarelab.endgame.distance;

import io.github.owarelab.board.Row;
import io.github.owarelab.endgame.distance.LayerWork.PlaneWork;
import io.github.owarelab.endgame.distance.LayerWork.Task;
import io.github.owarelab.endgame.file.LayerFormat;
import io.github.owarelab.endgame.rank.RowRank;
import io.github.owarelab.rules.Rules;

/**
 * Goes back from the boards of one distance to those one ply before them. Belongs to one thread.
 *
 * <p>Works on the boards of one mover's row at a time: those before them have other's rows that differ by the seeds that fell into
 * it alone, so that they lie side by side.
 */
final class Spread {
    private static final int MOST = 8192;

    private final LayerWork layer;
    private final Rules rules;
    private final long[] next = new long[2];

    /** Boards of a task: the other's rank and the mover's row, 0 to 63; the same in the order of the mover's rows. */
    private final int[] found = new int[MOST];

    private final int[] sorted = new int[MOST];
    private final int[] first = new int[Long.SIZE + 1];

    /** By the seeds that fell into the row of the mover: what it was before and where such boards are. */
    private final long[] waiting = new long[Row.MOST + 1];

    private final int[] waitingRank = new int[Row.MOST + 1];
    private final short[][] plies = new short[Row.MOST + 1][];
    private final int[] slices = new int[Row.MOST + 1];
    private int mostCrossing;

    Spread(LayerWork layer) {
        this.layer = layer;
        rules = layer.rules;
    }

    /** Goes back from the boards of a task that have a distance; returns how many there were. */
    long spread(Task task, int ply) {
        long all = 0;
        int others = layer.rows[layer.seeds - task.sum()].length;
        for (PlaneWork work : layer.planes()) {
            BoardSet due = work.due(ply);
            int count = 0;
            for (int rank = 0; rank < others; rank++) {
                for (long left = due.take(task.sum(), rank, task.first()); left != 0; left &= left - 1) {
                    found[count++] = rank << 6 | Long.numberOfTrailingZeros(left);
                }
                if (count > MOST - Long.SIZE || rank == others - 1) {
                    all += count;
                    spread(task, work, ply, count);
                    count = 0;
                }
            }
        }
        return all;
    }

    private void spread(Task task, PlaneWork work, int ply, int count) {
        sort(count);
        for (int i = 0; i < task.count() && count > 0; i++) {
            if (first[i] < first[i + 1]) {
                begin(task, i, layer.get(work.plane().ofOther()));
                for (int k = first[i]; k < first[i + 1]; k++) {
                    spread(task, i, sorted[k], work, ply);
                }
            }
        }
    }

    private void sort(int count) {
        int[] ends = new int[Long.SIZE + 1];
        for (int k = 0; k < count; k++) {
            ends[(found[k] & Long.SIZE - 1) + 1]++;
        }
        for (int i = 0; i < Long.SIZE; i++) {
            ends[i + 1] += ends[i];
        }
        System.arraycopy(ends, 0, first, 0, ends.length);
        for (int k = 0; k < count; k++) {
            sorted[ends[found[k] & Long.SIZE - 1]++] = found[k] >>> 6;
        }
    }

    /** Finds the rows from which so many seeds more are taken back. */
    private void begin(Task task, int i, PlaneWork before) {
        long row = layer.rows[task.sum()][task.first() + i];
        int otherSum = layer.seeds - task.sum();
        for (int crossing = 0; ; crossing++) {
            waiting[crossing] = row;
            waitingRank[crossing] = RowRank.rank(row);
            plies[crossing] = before.plies().block(otherSum + crossing);
            slices[crossing] = before.plies().slice(otherSum + crossing, waitingRank[crossing]);
            mostCrossing = crossing;
            int house = crossing % RowRank.HOUSES;
            if (Row.seeds(row, house) == 0) {
                return;
            }
            row -= UnsownRows.seed(house);
        }
    }

    private void spread(Task task, int i, int otherRank, PlaneWork work, int ply) {
        int otherSum = layer.seeds - task.sum();
        UnsownRows unsown = layer.unsown[otherSum];
        for (int number = unsown.first(otherRank); number < unsown.end(otherRank); number++) {
            int entry = unsown.entry(number);
            int crossing = UnsownRows.crossing(entry);
            if (crossing <= mostCrossing) {
                int state = plies[crossing][slices[crossing] + UnsownRows.rank(entry)];
                if (state < BoardPlies.NONE) {
                    reach(task, i, otherRank, entry, state, work, ply);
                }
            }
        }
    }

    /** A board that has no distance yet, and may lead to one that has. */
    private void reach(Task task, int i, int otherRank, int entry, int state, PlaneWork work, int ply) {
        PlaneWork before = layer.get(work.plane().ofOther());
        int crossing = UnsownRows.crossing(entry);
        int rank = UnsownRows.rank(entry);
        int sum = layer.seeds - task.sum() + crossing;
        int nextRank = task.first() + i;
        boolean forces = state == BoardPlies.OPEN;
        if (forces
                && value(before, sum, waitingRank[crossing], rank) != -value(work, task.sum(), otherRank, nextRank)) {
            return;
        }
        long sower = layer.rows[sum][rank];
        long own = layer.rows[task.sum()][nextRank];
        long other = layer.rows[layer.seeds - task.sum()][otherRank];
        if (!leads(sower, waiting[crossing], UnsownRows.house(entry), own, other)) {
            return;
        }
        int at = slices[crossing] + rank;
        if (forces || BoardPlies.release(plies[crossing], at, 1)) {
            plies[crossing][at] = (short) (ply + 1);
            before.due(ply + 1).add(sum, waitingRank[crossing], rank);
        }
    }

    private static int value(PlaneWork work, int sum, int otherRank, int rank) {
        return work.values().array(sum, otherRank)[work.values().offset(sum, otherRank) + rank] - LayerFormat.ZERO;
    }

    /** Whether the rules allow the sowing, and it leads to a board without a capture. */
    private boolean leads(long sower, long waits, int house, long own, long other) {
        return (rules.legalMoves(sower, waits) >>> house & 1) != 0
                && Rules.captured(rules.sow(sower, waits, house, next, 0)) == 0
                && next[0] == own
                && next[1] == other;
    }
}
