package io.github.owarelab.endgame.distance;

import io.github.owarelab.endgame.file.Plane;

/** The values of boards of smaller layers, for many threads to ask. */
public interface KnownValues {
    /**
     * A value of a board.
     *
     * @param plane which value
     * @param own the mover's packed row
     * @param other the other's packed row, with an empty house
     * @return seeds from the mover's view
     */
    int value(Plane plane, long own, long other);
}
