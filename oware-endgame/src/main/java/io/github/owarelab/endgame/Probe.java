package io.github.owarelab.endgame;

import io.github.owarelab.endgame.file.Reach;
import io.github.owarelab.game.Position;
import java.util.List;
import java.util.OptionalInt;

/**
 * What tables know of a position. Values are seeds that the mover will still gain minus seeds that the other will still
 * gain, stores left out and majority and limits ignored.
 *
 * @param position the position
 * @param seeds seeds in its houses
 * @param value the split value: infinite play counts 0
 * @param lower what the mover can force if infinite play counts as the worst for him, where the tables hold bounds
 * @param upper what the mover can force if infinite play counts as the best for him, where the tables hold bounds
 * @param distance plies within which the side that the value favours has a capture or the end that brings it the value or
 *     more, whatever the other does; empty if the value is 0 or distances are not known
 * @param lowerDistance plies within which the mover has one that brings it the lower bound or more; empty if that is all that
 *     infinite play can take, or bounds or distances are not known
 * @param upperDistance plies within which the other has one that keeps the mover to the upper bound or less; empty likewise
 * @param moves the legal moves, best first, and of equal ones the lowest house first
 */
public record Probe(
        Position position,
        int seeds,
        int value,
        OptionalInt lower,
        OptionalInt upper,
        OptionalInt distance,
        OptionalInt lowerDistance,
        OptionalInt upperDistance,
        List<MoveValue> moves) {
    /**
     * Keeps an unmodifiable copy of the moves.
     *
     * @param position the position
     * @param seeds seeds in its houses
     * @param value the split value: infinite play counts 0
     * @param lower what the mover can force if infinite play counts as the worst for him, where the tables hold bounds
     * @param upper what the mover can force if infinite play counts as the best for him, where the tables hold bounds
     * @param distance plies to what brings the value about
     * @param lowerDistance plies to what brings the lower bound about
     * @param upperDistance plies to what brings the upper bound about
     * @param moves the legal moves, best first, and of equal ones the lowest house first
     */
    public Probe {
        moves = List.copyOf(moves);
    }

    /** Without distances. */
    Probe(Position position, int seeds, int value, OptionalInt lower, OptionalInt upper, List<MoveValue> moves) {
        this(
                position,
                seeds,
                value,
                lower,
                upper,
                OptionalInt.empty(),
                OptionalInt.empty(),
                OptionalInt.empty(),
                moves);
    }

    Probe withDistance(OptionalInt plies, List<MoveValue> movesWithDistances) {
        return new Probe(position, seeds, value, lower, upper, plies, lowerDistance, upperDistance, movesWithDistances);
    }

    Probe withBoundDistances(OptionalInt toLower, OptionalInt toUpper) {
        return new Probe(position, seeds, value, lower, upper, distance, toLower, toUpper, moves);
    }

    /**
     * Whether the side that the value favours is sure to collect it against every defence, by playing as {@link TablePlayer} does, in a
     * game that starts at this position, ends after some plies without a capture, and ends when a position comes back.
     *
     * @param plies how many plies without a capture end the game; of fewer than 100 nothing is known
     * @return false if that is not known, which does not mean that it cannot be done; known it is only where a bound is the value
     */
    public boolean isSureWithin(int plies) {
        OptionalInt bound = value > 0 ? lower : upper;
        OptionalInt toBound = value > 0 ? lowerDistance : upperDistance;
        return plies >= Reach.LIMIT
                && value != 0
                && bound.equals(OptionalInt.of(value))
                && toBound.isPresent()
                && toBound.getAsInt() <= Reach.LIMIT;
    }

    /**
     * Whether the value holds under every repetition rule, for a game that starts at this position.
     *
     * @return true if the tables hold bounds and they meet here
     */
    public boolean exact() {
        return lower.isPresent() && lower.equals(upper);
    }
}
