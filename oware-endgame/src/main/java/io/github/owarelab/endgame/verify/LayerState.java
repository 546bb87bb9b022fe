package io.github.owarelab.endgame.verify;

import io.github.owarelab.endgame.file.Plane;
import java.util.List;

/** What is known of a layer while it is verified. */
final class LayerState {
    private final KnownLayers layers;
    private final int seeds;
    private final BoardSet[] due;

    /** A layer of which no board has been looked at. */
    LayerState(KnownLayers layers, int seeds) {
        this.layers = layers;
        this.seeds = seeds;
        due = planes().stream().map(plane -> new BoardSet(seeds)).toArray(BoardSet[]::new);
    }

    int seeds() {
        return seeds;
    }

    /** Whether boards with this other's row are stored. */
    boolean holds(long other) {
        return layers.files().holds(other);
    }

    List<Plane> planes() {
        return layers.planes();
    }

    /** The boards' values, and which boards are open. */
    PlaneBytes bytes(Plane plane) {
        return layers.plane(seeds, plane);
    }

    /**
     * Boards to be looked at again: closed ones, from which no one has gone back yet, and open ones of a value less than
     * that of infinite play, of whose successors one was closed.
     */
    BoardSet due(Plane plane) {
        return due[plane.ordinal()];
    }

    /** For one thread: by plane, what looks at boards. */
    BoardCheck[] checks() {
        return planes().stream()
                .map(plane -> new BoardCheck(layers, seeds, plane))
                .toArray(BoardCheck[]::new);
    }
}
