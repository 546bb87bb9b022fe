package io.github.owarelab.endgame.verify;

import io.github.owarelab.endgame.file.Plane;
import io.github.owarelab.endgame.verify.Tasks.Task;
import java.util.concurrent.atomic.AtomicBoolean;

/** A later sweep: looks at open boards again and closes those that can be closed by now. */
final class Closing extends Sweep {
    private final AtomicBoolean more;
    private final VerifierListener listener;

    /** By plane and the other's rank: which of a task's rows move on open boards, a bit a row. */
    private final long[][] opens;

    /** By plane: the same for any of the other's rows. */
    private final long[] anyOpen;

    private boolean closed;

    /** A worker that tells if it has closed a board. */
    Closing(KnownLayers layers, int seeds, Tasks tasks, AtomicBoolean more, VerifierListener listener) {
        super(layers, seeds, tasks);
        this.more = more;
        this.listener = listener;
        opens = new long[layers.planes().size()][layers.rows(seeds / 2).count()];
        anyOpen = new long[opens.length];
    }

    @Override
    void begin(Task task) {
        int others = layers.rows(seeds - task.sum()).count();
        for (Plane plane : layers.planes()) {
            PlaneBytes boards = layers.plane(seeds, plane);
            long any = 0;
            for (int otherRank = 0; otherRank < others; otherRank++) {
                long open = boards.opens(task.sum(), otherRank, task.first());
                opens[plane.ordinal()][otherRank] = open;
                any |= open;
            }
            anyOpen[plane.ordinal()] = any;
        }
    }

    @Override
    void ownerMoves(Plane plane, int sum, int rank, int least) {
        if ((anyOpen[plane.ordinal()] >>> rank & 1) == 0) {
            return;
        }
        long own = layers.rows(sum).row(rank);
        RowTable others = layers.rows(seeds - sum);
        PlaneBytes boards = layers.plane(seeds, plane);
        byte[] block = boards.array(sum, 0);
        long[] open = opens[plane.ordinal()];
        BoardCheck check = check(plane, sum);
        for (int otherRank = others.count() - 1; otherRank >= least; otherRank--) {
            if ((open[otherRank] >>> rank & 1) != 0) {
                close(check, block, boards.offset(sum, otherRank) + rank, own, rank, others.row(otherRank), otherRank);
            }
        }
    }

    @Override
    void otherMoves(Plane plane, int sum, int rank, int least) {
        long other = layers.rows(sum).row(rank);
        RowTable movers = layers.rows(seeds - sum);
        PlaneBytes boards = layers.plane(seeds, plane);
        byte[] block = boards.array(seeds - sum, rank);
        int first = boards.offset(seeds - sum, rank);
        BoardCheck check = check(plane, seeds - sum);
        int ownRank = movers.count();
        while ((ownRank = boards.openBefore(seeds - sum, rank, ownRank)) >= least) {
            close(check, block, first + ownRank, movers.row(ownRank), ownRank, other, rank);
        }
    }

    private void close(BoardCheck check, byte[] block, int at, long own, int ownRank, long other, int otherRank) {
        if (check.closes(own, ownRank, other, otherRank, PlaneBytes.value(block[at]))) {
            block[at] &= PlaneBytes.CLOSED;
            closed = true;
        }
    }

    @Override
    void end(long boards) {
        if (closed) {
            more.set(true);
        }
        listener.checked(seeds, 0);
    }
}
