package io.github.owarelab.rules;

/** Why a house may not be sown although the game goes on. */
public enum Illegality {
    /** The house holds no seed. */
    EMPTY_HOUSE("empty-house", "the house is empty"),
    /** The house holds a single seed while a larger house exists. */
    SINGLE_SEED("single", "a single seed may be sown only while no own house holds more"),
    /** The other's row is empty and the move leaves it so. */
    DOES_NOT_FEED("does-not-feed", "the other's row is empty and the move leaves no seed in it"),
    /** The move would take every seed of the other, which these rules forbid. */
    GRAND_SLAM("grand-slam", "it is a grand slam, a forbidden capture of every seed of the other"),
    /** The move leaves the other without a seed while another move leaves it one. */
    STARVES("starves", "it leaves the other without a seed while another move leaves one");

    private final String text;
    private final String sentence;

    Illegality(String text, String sentence) {
        this.text = text;
        this.sentence = sentence;
    }

    /**
     * The name used in JSON.
     *
     * @return lower case words joined by hyphens
     */
    public String text() {
        return text;
    }

    /**
     * The reason in words, to be put after "because".
     *
     * @return an English clause without a full stop
     */
    public String sentence() {
        return sentence;
    }
}
