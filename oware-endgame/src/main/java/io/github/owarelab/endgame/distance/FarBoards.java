package io.github.owarelab.endgame.distance;

import io.github.owarelab.board.Row;
import io.github.owarelab.endgame.file.BlockLoader;
import io.github.owarelab.endgame.file.LayerReader;
import io.github.owarelab.endgame.file.LayerValues;
import io.github.owarelab.endgame.file.Plane;
import io.github.owarelab.endgame.file.Reach;
import io.github.owarelab.endgame.rank.RowRank;

/** The boards of a layer whose distance is more than the limit. */
final class FarBoards {
    private final BoardSet boards;

    private FarBoards(BoardSet boards) {
        this.boards = boards;
    }

    /** None. */
    static FarBoards none() {
        return new FarBoards(null);
    }

    /** Those of distances just worked out. */
    static FarBoards of(int seeds, BoardPlies plies, int limit) {
        BoardSet far = null;
        for (int sum = 0; sum <= seeds; sum++) {
            short[] block = plies.block(sum);
            int length = RowRank.count(sum);
            for (int i = 0; i < block.length; i++) {
                if (block[i] > limit) {
                    far = far == null ? new BoardSet(seeds) : far;
                    far.add(sum, i / length, i % length);
                }
            }
        }
        return new FarBoards(far);
    }

    /** Those of a file. */
    static FarBoards read(LayerReader layer, Plane plane) {
        if (layer.contents().reach().get(plane.ordinal()).beyond() == 0) {
            return none();
        }
        int seeds = layer.contents().seeds();
        BoardSet far = new BoardSet(seeds);
        for (int sum = 0; sum <= seeds; sum++) {
            read(layer, plane, sum, far);
        }
        return new FarBoards(far);
    }

    private static void read(LayerReader layer, Plane plane, int sum, BoardSet far) {
        byte[] lower = load(layer, plane, false, sum);
        byte[] upper = load(layer, plane, true, sum);
        int length = RowRank.count(sum);
        for (int i = 0; i < lower.length; i++) {
            if (DistancePlane.plies(lower[i], upper[i]) > Reach.LIMIT) {
                far.add(sum, i / length, i % length);
            }
        }
    }

    private static byte[] load(LayerReader layer, Plane plane, boolean upper, int sum) {
        int length = RowRank.count(sum);
        byte[] block = new byte
                [Math.multiplyExact(length, RowRank.count(layer.contents().seeds() - sum))];
        BlockLoader loader = layer.distanceLoader(plane, upper, sum, new LayerValues() {
            @Override
            public byte[] array(int moverSum, int otherRank) {
                return block;
            }

            @Override
            public int offset(int moverSum, int otherRank) {
                return otherRank * length;
            }
        });
        for (int part = 0; part < loader.parts(); part++) {
            loader.load(part);
        }
        return block;
    }

    boolean have(long own, long other) {
        return boards != null && boards.has(Row.sum(own), RowRank.rank(other), RowRank.rank(own));
    }
}
