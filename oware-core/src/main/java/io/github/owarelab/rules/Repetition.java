package io.github.owarelab.rules;

/** Which occurrence of a position (houses and side to move) ends the game, and who gets the seeds left in the houses. */
public enum Repetition {
    /** The second occurrence; each side takes its own row. */
    FIRST_OWN_ROW(2, false),
    /** The third occurrence; each side takes its own row. */
    THIRD_OWN_ROW(3, false),
    /** The third occurrence; the seeds in the houses are split evenly, half seeds included. */
    THIRD_SPLIT(3, true);

    private final int occurrences;
    private final boolean split;

    Repetition(int occurrences, boolean split) {
        this.occurrences = occurrences;
        this.split = split;
    }

    /**
     * The occurrence that ends the game; the starting position counts.
     *
     * @return 2 or 3
     */
    public int occurrences() {
        return occurrences;
    }

    /**
     * Who gets the seeds left in the houses.
     *
     * @return true if they are split evenly, false if each side takes its own row
     */
    public boolean split() {
        return split;
    }
}
