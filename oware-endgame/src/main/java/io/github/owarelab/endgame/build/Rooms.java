package io.github.owarelab.endgame.build;

import java.util.function.Supplier;

/**
 * Memory for one layer at a time.
 *
 * @param settled for settled moves, and once the layer is solved for its values as they are stored
 * @param values for values
 * @param loaded for a block of a finished layer
 */
record Rooms(Room settled, Room values, Room loaded) {
    private Rooms(Supplier<Room> large) {
        this(large.get(), large.get(), Room.kept());
    }

    /** Memory that every layer uses again. */
    static Rooms kept() {
        return new Rooms(Room::kept);
    }

    /** Memory of which blocks that are not needed now are given up. */
    static Rooms scarce() {
        return new Rooms(Room::fresh);
    }
}
