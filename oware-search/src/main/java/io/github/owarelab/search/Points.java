package io.github.owarelab.search;

/** The unit of values inside the search: a seed is worth {@value #SEED} points, so that evaluations can differ by less. */
final class Points {
    static final int SEED = 16;

    private Points() {}

    static int of(int seeds) {
        return seeds * SEED;
    }

    /** The nearest number of seeds, the higher one of two. */
    static int toSeeds(int points) {
        return Math.floorDiv(points + SEED / 2, SEED);
    }
}
