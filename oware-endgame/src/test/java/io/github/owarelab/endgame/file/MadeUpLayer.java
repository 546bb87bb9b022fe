package io.github.owarelab.endgame.file;

import io.github.owarelab.endgame.rank.RowRank;
import io.github.owarelab.rules.RuleSet;
import java.util.OptionalLong;
import java.util.function.IntSupplier;

/** A layer in memory that holds whatever a test wants. */
final class MadeUpLayer implements LayerValues {
    private static final int GAP = 3;

    final int seeds;
    private final byte[][] blocks;

    /** A layer of values, one asked for after the other. */
    MadeUpLayer(int seeds, IntSupplier values) {
        this.seeds = seeds;
        blocks = new byte[seeds + 1][];
        for (int sum = 0; sum <= seeds; sum++) {
            blocks[sum] = new byte[RowRank.count(seeds - sum) * (RowRank.count(sum) + GAP)];
            for (int i = 0; i < blocks[sum].length; i++) {
                blocks[sum][i] = (byte) (LayerFormat.ZERO + values.getAsInt());
            }
        }
    }

    @Override
    public byte[] array(int moverSum, int otherRank) {
        return blocks[moverSum];
    }

    @Override
    public int offset(int moverSum, int otherRank) {
        return otherRank * (RowRank.count(moverSum) + GAP);
    }

    int value(int moverSum, int otherRank, int moverRank) {
        return blocks[moverSum][offset(moverSum, otherRank) + moverRank] - LayerFormat.ZERO;
    }

    /** Contents with counts that add up, but are not those of the values. */
    static LayerContents contents(int seeds, boolean bounds) {
        long[] counts = new long[2 * seeds + 1];
        counts[0] = LayerContents.boards(seeds);
        OptionalLong exact = bounds ? OptionalLong.of(1) : OptionalLong.empty();
        return new LayerContents(RuleSet.CASUAL, seeds, counts, exact);
    }
}
