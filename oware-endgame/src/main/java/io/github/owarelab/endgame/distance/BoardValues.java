package io.github.owarelab.endgame.distance;

import io.github.owarelab.board.Row;
import io.github.owarelab.endgame.file.BlockLoader;
import io.github.owarelab.endgame.file.LayerFormat;
import io.github.owarelab.endgame.file.LayerReader;
import io.github.owarelab.endgame.file.LayerValues;
import io.github.owarelab.endgame.rank.RowRank;

/** The split values of the boards of a layer, a byte each. */
final class BoardValues implements LayerValues {
    private final byte[][] blocks;
    private final int[] lengths;

    /** Reads them from a file. */
    BoardValues(LayerReader layer) {
        int seeds = layer.contents().seeds();
        blocks = new byte[seeds + 1][];
        lengths = new int[seeds + 1];
        for (int sum = 0; sum <= seeds; sum++) {
            lengths[sum] = RowRank.count(sum);
            blocks[sum] = new byte[Math.multiplyExact(lengths[sum], RowRank.count(seeds - sum))];
            BlockLoader loader = layer.splitLoader(sum, this);
            for (int part = 0; part < loader.parts(); part++) {
                loader.load(part);
            }
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

    int get(long own, long other) {
        int sum = Row.sum(own);
        return blocks[sum][RowRank.rank(other) * lengths[sum] + RowRank.rank(own)] - LayerFormat.ZERO;
    }
}
