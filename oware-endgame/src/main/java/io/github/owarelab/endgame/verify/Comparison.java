package io.github.owarelab.endgame.verify;

import io.github.owarelab.endgame.file.LayerFormat;
import io.github.owarelab.endgame.file.Plane;
import io.github.owarelab.endgame.verify.Tasks.Task;

/** The first sweep: compares boards with their successors, and closes what can be closed at once. */
final class Comparison extends Sweep {
    private final VerifierListener listener;

    Comparison(KnownLayers layers, int seeds, Tasks tasks, VerifierListener listener) {
        super(layers, seeds, tasks);
        this.listener = listener;
    }

    @Override
    void begin(Task task) {}

    @Override
    void ownerMoves(Plane plane, int sum, int rank, int least) {
        long own = layers.rows(sum).row(rank);
        RowTable others = layers.rows(seeds - sum);
        PlaneBytes boards = layers.plane(seeds, plane);
        byte[] block = boards.array(sum, 0);
        BoardCheck check = check(plane, sum);
        for (int otherRank = others.count() - 1; otherRank >= least; otherRank--) {
            long other = others.row(otherRank);
            int expected = check.look(own, rank, other, otherRank);
            compare(plane, check, block, boards.offset(sum, otherRank) + rank, own, other, expected);
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
        for (int ownRank = movers.count() - 1; ownRank >= least; ownRank--) {
            long own = movers.row(ownRank);
            int expected = check.look(own, ownRank, other, rank);
            compare(plane, check, block, first + ownRank, own, other, expected);
        }
    }

    private void compare(Plane plane, BoardCheck check, byte[] block, int at, long own, long other, int expected) {
        byte stored = block[at];
        boolean right = PlaneBytes.value(stored) == expected;
        block[at] = right ? check.closed(stored) : differs(plane, own, other, expected, stored);
    }

    /** The byte that a board gets because it is not stored or is wrong. */
    private byte differs(Plane plane, long own, long other, int expected, byte stored) {
        if (!layers.files().holds(other)) {
            return (byte) (expected + LayerFormat.ZERO);
        }
        listener.wrongValue(own, other, Verifier.name(plane), expected, PlaneBytes.value(stored));
        return (byte) (stored & PlaneBytes.CLOSED);
    }

    @Override
    void end(long boards) {
        listener.checked(seeds, boards);
    }
}
