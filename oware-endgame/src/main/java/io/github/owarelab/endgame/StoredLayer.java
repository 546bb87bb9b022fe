package io.github.owarelab.endgame;

import io.github.owarelab.endgame.build.FinishedLayer;
import io.github.owarelab.endgame.build.Room;
import io.github.owarelab.endgame.build.Slices;
import io.github.owarelab.endgame.file.BlockLoader;
import io.github.owarelab.endgame.file.LayerReader;
import io.github.owarelab.endgame.file.Plane;
import io.github.owarelab.endgame.rank.RowRank;

/** A finished layer in its file: the builder reads it block by block, in the order of the file. */
final class StoredLayer implements FinishedLayer {
    private static final Plane[] PLANES = Plane.values();

    private final LayerReader reader;

    StoredLayer(LayerReader reader) {
        this.reader = reader;
    }

    @Override
    public Block block(int plane, int moverSum, Room room) {
        Slices values = slices(moverSum, room);
        BlockLoader loader = plane == 0
                ? reader.splitLoader(moverSum, values)
                : reader.boundLoader(PLANES[plane], moverSum, values, slices(moverSum, room));
        return new Block(values, loader.parts(), loader::load);
    }

    private Slices slices(int moverSum, Room room) {
        return new Slices(RowRank.count(reader.contents().seeds() - moverSum), RowRank.count(moverSum), room);
    }

    @Override
    public int value(int plane, long own, long other) {
        return reader.value(PLANES[plane], own, other);
    }
}
