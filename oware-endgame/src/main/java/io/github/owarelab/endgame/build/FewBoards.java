package io.github.owarelab.endgame.build;

import io.github.owarelab.board.Row;

/** One thread's list of boards that share a row, worked on house by house so that memory is read side by side. */
final class FewBoards {
    private final RowTables tables;

    /** Ranks of the row that the boards do not share. */
    int[] ranks = new int[0];

    /** Values, as bytes of a layer. */
    byte[] values = new byte[0];

    FewBoards(RowTables tables) {
        this.tables = tables;
    }

    /** Makes room for a number of boards. */
    void reserve(int boards) {
        if (ranks.length < boards) {
            ranks = new int[boards];
            values = new byte[boards];
        }
    }

    /** Raises the values of boards with one mover's row to the best of their successors, negated. */
    void raise(Layer successors, int sum, int mover, int count) {
        long own = tables.rows(sum)[mover];
        SownRows sown = tables.sown(sum);
        int otherSum = successors.seeds - sum;
        for (int left = tables.sowable(own); left != 0; left &= left - 1) {
            int house = Integer.numberOfTrailingZeros(left);
            int seeds = Row.seeds(own, house);
            int x = Sowing.crossing(house, seeds);
            Slices block = successors.block(otherSum + x);
            int slice = sown.left(mover, house);
            RowMap map = tables.kept(otherSum, x, Sowing.endsAcross(house, seeds));
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
