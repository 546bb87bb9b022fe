package io.github.owarelab.endgame.build;

/** One thread's list of boards that share a row, worked on house by house so that memory is read side by side. */
final class FewBoards {
    /** Ranks of the rows that the boards do not share. */
    int[] ranks = new int[0];

    /** Values, as bytes of a layer. */
    byte[] values = new byte[0];

    /** Makes room for a number of boards. */
    void reserve(int boards) {
        if (ranks.length < boards) {
            ranks = new int[boards];
            values = new byte[boards];
        }
    }

    /** Raises the values of boards with one mover's row to the best of their successors, negated. */
    void raise(LayerTables tables, Slices[] successors, int sum, int mover, int count) {
        Sowings sowings = tables.rows.sown(sum).sowings();
        int otherSum = tables.seeds - sum;
        for (int i = sowings.first(mover); i < sowings.first(mover + 1); i++) {
            int x = sowings.crossing(i);
            RowMap map = tables.rows.kept(otherSum, x, sowings.endsAcross(i));
            Slices block = successors[otherSum + x];
            int slice = sowings.row(i);
            if (map != null) {
                raise(map.to, block.array(slice), block.offset(slice), count);
            } else if (otherSum > 0) {
                raise(block.array(slice), block.offset(slice), count);
            }
        }
    }

    private void raise(byte[] slice, int at, int count) {
        for (int i = 0; i < count; i++) {
            values[i] = (byte) Math.max(values[i], 2 * Layer.ZERO - slice[at + ranks[i]]);
        }
    }

    /** Without branches, so that the reads of different boards overlap. */
    private void raise(int[] to, byte[] slice, int at, int count) {
        for (int i = 0; i < count; i++) {
            int after = to[ranks[i]];
            int nowhere = after >> 31;
            int value = 2 * Layer.ZERO - slice[at + (after & ~nowhere)] & ~nowhere;
            values[i] = (byte) Math.max(values[i], value);
        }
    }
}
