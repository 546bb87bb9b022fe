package io.github.owarelab.endgame.distance;

import io.github.owarelab.endgame.file.LayerValues;
import io.github.owarelab.endgame.rank.RowRank;

/** Seven bits of the distances + 1 of a layer, as a file holds them. */
final class DistancePlane implements LayerValues {
    private static final int BITS = 7;
    private static final int MASK = (1 << BITS) - 1;

    private final BoardPlies plies;
    private final int shift;

    /** The lower seven bits, or those above. */
    DistancePlane(BoardPlies plies, boolean upper) {
        this.plies = plies;
        shift = upper ? BITS : 0;
    }

    /** The distance of a board, -1 for none. */
    static int plies(byte lower, byte upper) {
        return (lower | upper << BITS) - 1;
    }

    /** Made anew for each caller, since a slice has two bytes a board in memory. */
    @Override
    public byte[] array(int moverSum, int otherRank) {
        byte[] bytes = new byte[RowRank.count(moverSum)];
        short[] block = plies.block(moverSum);
        int at = plies.slice(moverSum, otherRank);
        for (int i = 0; i < bytes.length; i++) {
            bytes[i] = (byte) (block[at + i] + 1 >>> shift & MASK);
        }
        return bytes;
    }

    @Override
    public int offset(int moverSum, int otherRank) {
        return 0;
    }
}
