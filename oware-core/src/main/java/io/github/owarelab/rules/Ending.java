package io.github.owarelab.rules;

/** Why a game is over. */
public enum Ending {
    /** A store holds more than half of the rule set's seeds. */
    MAJORITY("majority"),
    /** The other's row is empty and no move of the side to move leaves a seed in it. */
    CANNOT_FEED("cannot-feed"),
    /** The side to move has no seeds, the other has. */
    MOVER_HAS_NO_SEEDS("mover-has-no-seeds"),
    /** Every move would be a forbidden grand slam. */
    ONLY_SLAMS("only-slams"),
    /** No seed is left in any house. */
    BOARD_EMPTY("board-empty"),
    /** One row is empty after a move, which ends the game at once (Kalah). */
    ROW_EMPTY("row-empty"),
    /** The position occurred as often as the rule set allows. */
    REPETITION("repetition"),
    /** Too many plies without a capture. */
    CAPTURELESS_LIMIT("captureless-limit"),
    /** Too many plies in all. */
    LENGTH_LIMIT("length-limit");

    private final String text;

    Ending(String text) {
        this.text = text;
    }

    /**
     * The name used in JSON.
     *
     * @return lower case words joined by hyphens
     */
    public String text() {
        return text;
    }
}
