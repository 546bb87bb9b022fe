package io.github.owarelab.endgame;

import java.util.OptionalInt;

/**
 * What a move is worth.
 *
 * @param house the house sown
 * @param letter its letter, as {@link io.github.owarelab.game.Moves} writes it
 * @param value the split value after the move, what it captures included, in seeds from the view of the side that moves
 * @param distance plies, this move included, to the next capture or end that brings the favoured side what the board after
 *     it promises; 1 for captures, empty if that is 0 or was not asked for
 */
public record MoveValue(int house, char letter, int value, OptionalInt distance) {
    /**
     * A move without a distance.
     *
     * @param house the house sown
     * @param letter its letter
     * @param value the split value after the move
     */
    public MoveValue(int house, char letter, int value) {
        this(house, letter, value, OptionalInt.empty());
    }

    MoveValue withDistance(OptionalInt plies) {
        return new MoveValue(house, letter, value, plies);
    }
}
