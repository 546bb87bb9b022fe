package io.github.owarelab.endgame.verify;

import io.github.owarelab.endgame.file.BlockLoader;
import io.github.owarelab.endgame.file.LayerReader;
import io.github.owarelab.endgame.file.LayerValues;
import io.github.owarelab.endgame.file.Plane;
import io.github.owarelab.endgame.rank.RowRank;

/** One kind of value of a layer and the distances beside it, read into memory: three bytes a board. */
final class StoredDistances {
    static final int BYTES = 3;

    private static final int UPPER_SHIFT = 7;

    private final PlaneBytes values;
    private final short[][] distances;
    private final int[] lengths;

    StoredDistances(LayerReader layer, Plane plane, int threads) {
        int seeds = layer.contents().seeds();
        values = new PlaneBytes(seeds);
        distances = new short[seeds + 1][];
        lengths = new int[seeds + 1];
        PlaneBytes scratch = plane == Plane.SPLIT ? null : new PlaneBytes(seeds);
        for (int sum = 0; sum <= seeds; sum++) {
            lengths[sum] = RowRank.count(sum);
            distances[sum] = new short[Math.multiplyExact(lengths[sum], RowRank.count(seeds - sum))];
            load(
                    plane == Plane.SPLIT
                            ? layer.splitLoader(sum, values)
                            : layer.boundLoader(plane, sum, values, scratch),
                    threads);
            add(layer, plane, false, sum, threads);
            add(layer, plane, true, sum, threads);
        }
    }

    private void add(LayerReader layer, Plane plane, boolean upper, int sum, int threads) {
        byte[] bytes = new byte[distances[sum].length];
        load(
                layer.distanceLoader(plane, upper, sum, new LayerValues() {
                    @Override
                    public byte[] array(int moverSum, int otherRank) {
                        return bytes;
                    }

                    @Override
                    public int offset(int moverSum, int otherRank) {
                        return otherRank * lengths[moverSum];
                    }
                }),
                threads);
        for (int i = 0; i < bytes.length; i++) {
            distances[sum][i] += (short) (bytes[i] << (upper ? UPPER_SHIFT : 0));
        }
    }

    private static void load(BlockLoader loader, int threads) {
        Workers.run(threads, loader.parts(), () -> loader::load);
    }

    int value(int sum, int otherRank, int rank) {
        return PlaneBytes.value(values.array(sum, otherRank)[values.offset(sum, otherRank) + rank]);
    }

    /** Plies, -1 for none. */
    int distance(int sum, int otherRank, int rank) {
        return distances[sum][otherRank * lengths[sum] + rank] - 1;
    }
}
