package io.github.owarelab.endgame;

/**
 * What a move is worth.
 *
 * @param house the house sown
 * @param letter its letter, as {@link io.github.owarelab.game.Moves} writes it
 * @param value the split value after the move, what it captures included, in seeds from the view of the side that moves
 */
public record MoveValue(int house, char letter, int value) {}
