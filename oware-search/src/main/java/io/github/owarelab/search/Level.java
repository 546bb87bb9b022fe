package io.github.owarelab.search;

import java.util.Locale;

/** How well a {@link LevelPlayer} plays. */
public enum Level {
    /** Sows a random house one time in three, else takes the largest capture in sight. */
    EASY(1, false, 3),
    /** Looks three plies ahead; sows a random house one time in eight. */
    MEDIUM(3, false, 8),
    /** Looks seven plies ahead and counts the seeds in the rows as well as those in the stores. */
    HARD(7, true, 0),
    /** Searches as deep as its limits allow, without endgame tables. */
    INSANE(0, true, 0),
    /** Searches as deep as its limits allow, with all endgame tables there are. */
    MASTER(0, true, 0);

    private final int depth;
    private final boolean rows;
    private final int randomOneIn;

    Level(int depth, boolean rows, int randomOneIn) {
        this.depth = depth;
        this.rows = rows;
        this.randomOneIn = randomOneIn;
    }

    /**
     * The name on command lines.
     *
     * @return lower case
     */
    public String text() {
        return name().toLowerCase(Locale.ROOT);
    }

    /**
     * Whether the level plays as well as the limits of a search allow.
     *
     * @return false for a level that looks a fixed number of plies ahead
     */
    public boolean searches() {
        return depth == 0;
    }

    /** Plies looked ahead, 0 for a search. */
    int depth() {
        return depth;
    }

    /** Whether seeds in the own row count as much as those in the store. */
    boolean countsRows() {
        return rows;
    }

    /** One move in so many is random, 0 for none. */
    int randomOneIn() {
        return randomOneIn;
    }
}
