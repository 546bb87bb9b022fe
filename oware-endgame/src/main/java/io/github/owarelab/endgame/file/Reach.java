package io.github.owarelab.endgame.file;

/**
 * How far the distances of one kind of value go in a layer, over the boards that are stored.
 *
 * @param longest the longest distance, in plies; 0 if there is none
 * @param beyond how many boards have a distance of more than {@value #LIMIT}
 */
public record Reach(int longest, long beyond) {
    /** Plies without a capture after which Abapa ends. */
    public static final int LIMIT = 100;

    /** The longest distance that a file can hold. */
    public static final int MOST = 128 * 128 - 2;

    /** Planes that hold the distances of one kind of value. */
    static final int PLANES = 2;

    static final int BYTES = Integer.BYTES + Long.BYTES;

    /**
     * Checks the numbers.
     *
     * @throws IllegalArgumentException if a number is negative, or a distance is too long for a file
     */
    public Reach {
        if (longest < 0 || longest > MOST || beyond < 0) {
            throw new IllegalArgumentException("distances are 0 to " + MOST + " plies; " + beyond
                    + " boards are said to be beyond " + LIMIT + " and the longest " + longest);
        }
    }
}
