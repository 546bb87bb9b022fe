package io.github.owarelab.endgame.build;

import java.util.function.Supplier;

/**
 * Memory for one layer at a time.
 *
 * @param settled for settled moves, and once the layer is solved for its values as they are stored
 * @param values for values
 * @param loaded for a block of a finished layer
 * @param loadedBefore for the block before it
 */
record Rooms(Room settled, Room values, Room loaded, Room loadedBefore) {
    private Rooms(Supplier<Room> large) {
        this(large.get(), large.get(), Room.kept(), Room.kept());
    }

    /** Memory that every layer uses again. */
    static Rooms kept() {
        return new Rooms(Room::kept);
    }

    /** Memory of which blocks that are not needed now are given up. */
    static Rooms scarce() {
        return new Rooms(Room::fresh);
    }

    /** Makes sure of memory for settled moves and values of some bytes each. */
    void reserve(long bytes, Team team) {
        settled.reserve(bytes, team);
        values.reserve(bytes, team);
    }
}
