package io.github.owarelab.endgame.distance;

import io.github.owarelab.board.Row;
import io.github.owarelab.endgame.file.LayerReader;
import io.github.owarelab.endgame.file.Plane;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;

/** What is known of the boards that captures lead to. */
final class SmallerLayers {
    private final KnownValues values;
    private final List<Map<Plane, FarBoards>> far = new ArrayList<>();

    SmallerLayers(KnownValues values) {
        this.values = values;
    }

    int count() {
        return far.size();
    }

    void add(Map<Plane, FarBoards> boards) {
        far.add(boards);
    }

    void add(LayerReader layer) {
        Map<Plane, FarBoards> boards = new EnumMap<>(Plane.class);
        for (int i = 0; i < layer.contents().reach().size(); i++) {
            Plane plane = Plane.values()[i];
            boards.put(plane, FarBoards.read(layer, plane));
        }
        far.add(boards);
    }

    /** What a capture is worth for the side that moved, what it takes included. */
    int afterCapture(Plane plane, long[] next, int captured, boolean again) {
        return again
                ? captured + values.value(plane, next[0], next[1])
                : captured - values.value(plane.ofOther(), next[0], next[1]);
    }

    /** Whether the side that forces its value has something left to force on a board, and is far from it. */
    boolean isFar(Plane plane, long[] next, boolean again, boolean moverForces) {
        Plane seen = again ? plane : plane.ofOther();
        if (!far.get(Row.sum(next[0]) + Row.sum(next[1])).get(seen).have(next[0], next[1])) {
            return false;
        }
        boolean forcesNext = moverForces == again;
        return plane != Plane.SPLIT || values.value(seen, next[0], next[1]) > 0 == forcesNext;
    }
}
