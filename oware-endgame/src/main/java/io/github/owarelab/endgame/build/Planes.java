package io.github.owarelab.endgame.build;

/**
 * What is solved together: values that are each the best of their successors' negated values in the same or in another plane.
 */
enum Planes {
    /** Infinite play counts 0. */
    SPLIT(0),
    /** What the mover can force at least and at most: each is made from the other. */
    BOUNDS(-1, 1);

    /** The sign of what infinite play counts for the mover, by plane; its size is the seeds of the layer. */
    private final int[] infinitePlay;

    Planes(int... infinitePlay) {
        this.infinitePlay = infinitePlay;
    }

    int count() {
        return infinitePlay.length;
    }

    /** The plane that holds the successors' values. */
    int successors(int plane) {
        return count() - 1 - plane;
    }

    /** The byte of a plane's boards before anything is decided; values only move away from it. */
    int start(int plane, int seeds) {
        return Layer.ZERO + infinitePlay[plane] * seeds;
    }
}
