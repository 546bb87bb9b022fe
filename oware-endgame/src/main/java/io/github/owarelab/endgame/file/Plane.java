package io.github.owarelab.endgame.file;

/** A kind of value that a layer file holds for each board; the order is that of the file. */
public enum Plane {
    /** Infinite play counts 0. */
    SPLIT(0),
    /** Infinite play counts as the worst for the mover. */
    LOWER(-1),
    /** Infinite play counts as the best for the mover. */
    UPPER(1);

    private final int infinitePlay;

    Plane(int infinitePlay) {
        this.infinitePlay = infinitePlay;
    }

    /**
     * What infinite play counts for the mover in a layer.
     *
     * @param seeds the layer's seeds
     * @return seeds
     */
    public int infinitePlay(int seeds) {
        return infinitePlay * seeds;
    }

    /**
     * The same kind of value as the other side sees it.
     *
     * @return the plane in which a board's successors stand if the turn passes
     */
    public Plane ofOther() {
        return switch (this) {
            case SPLIT -> SPLIT;
            case LOWER -> UPPER;
            case UPPER -> LOWER;
        };
    }
}
