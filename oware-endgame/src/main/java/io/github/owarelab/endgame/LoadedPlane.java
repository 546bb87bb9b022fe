package io.github.owarelab.endgame;

import io.github.owarelab.endgame.file.LayerValues;
import io.github.owarelab.endgame.rank.RowRank;

/** One kind of value of a layer, read from its file: a byte a board. Boards that are not stored may have any. */
final class LoadedPlane implements LayerValues {
    private final byte[][] blocks;
    private final int[] lengths;

    LoadedPlane(int seeds) {
        blocks = new byte[seeds + 1][];
        lengths = new int[seeds + 1];
        for (int sum = 0; sum <= seeds; sum++) {
            lengths[sum] = RowRank.count(sum);
            blocks[sum] = new byte[Math.multiplyExact(lengths[sum], RowRank.count(seeds - sum))];
        }
    }

    @Override
    public byte[] array(int moverSum, int otherRank) {
        return blocks[moverSum];
    }

    @Override
    public int offset(int moverSum, int otherRank) {
        return otherRank * lengths[moverSum];
    }
}
