package io.github.owarelab.endgame;

import java.util.List;

/**
 * What a verification found.
 *
 * @param boards boards that were checked
 * @param failures how many values and counts are wrong
 * @param first the failures found first, at most 100
 */
public record Verification(long boards, long failures, List<Failure> first) {
    /**
     * Keeps an unmodifiable copy of the failures.
     *
     * @param boards boards that were checked
     * @param failures how many values and counts are wrong
     * @param first the failures found first, at most 100
     */
    public Verification {
        first = List.copyOf(first);
    }

    /**
     * Whether all is well.
     *
     * @return true if nothing is wrong
     */
    public boolean passed() {
        return failures == 0;
    }

    /**
     * Something that is wrong.
     *
     * @param seeds the layer
     * @param board the board as {@link io.github.owarelab.game.Position} writes it, South to move; empty for a count
     * @param what which value or count
     * @param expected what it should be: of a value seeds from the mover's view, of a count boards
     * @param found what the table holds
     */
    public record Failure(int seeds, String board, String what, long expected, long found) {
        /**
         * The failure as a sentence.
         *
         * @return for people to read
         */
        @Override
        public String toString() {
            String where = board.isEmpty() ? "layer of " + seeds + " seeds" : board;
            return where + ": " + what + " is " + found + ", expected " + expected;
        }
    }
}
