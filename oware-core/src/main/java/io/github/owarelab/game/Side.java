package io.github.owarelab.game;

/** The two sides of the board. South's houses are written in upper case, North's in lower case. */
public enum Side {
    /** The side that begins. */
    SOUTH('S', 'A'),
    /** The other side. */
    NORTH('N', 'a');

    private final char letter;
    private final char firstHouse;

    Side(char letter, char firstHouse) {
        this.letter = letter;
        this.firstHouse = firstHouse;
    }

    /**
     * The side opposite.
     *
     * @return North for South, South for North
     */
    public Side opposite() {
        return this == SOUTH ? NORTH : SOUTH;
    }

    /**
     * The letter of this side in a position's text.
     *
     * @return {@code S} or {@code N}
     */
    public char letter() {
        return letter;
    }

    /**
     * The letter of this side's house 0.
     *
     * @return {@code A} or {@code a}
     */
    char firstHouse() {
        return firstHouse;
    }

    /**
     * The name in a sentence.
     *
     * @return {@code South} or {@code North}
     */
    @Override
    public String toString() {
        return this == SOUTH ? "South" : "North";
    }
}
