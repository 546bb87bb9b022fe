package io.github.owarelab.search;

import io.github.owarelab.game.Position;
import io.github.owarelab.game.Side;
import java.time.Duration;

/**
 * What is proved about the value of a position, or of one of its moves. The value is net: seeds that the side to move will
 * still gain minus seeds that the other will still gain, with best play by both; what the stores hold does not count.
 *
 * @param position the position
 * @param lower the side to move can force at least this value, in seeds
 * @param upper the other can keep the value down to this, in seeds
 * @param house the house that was asked for; else one that forces the lower bound, -1 if the game is over
 * @param nodes boards searched
 * @param time time taken
 */
public record Solution(Position position, int lower, int upper, int house, long nodes, Duration time) {
    /**
     * Whether the value is known.
     *
     * @return true if the bounds meet
     */
    public boolean isExact() {
        return lower == upper;
    }

    /**
     * The exact value.
     *
     * @return net seeds from the view of the side to move
     * @throws IllegalStateException if it is not known
     */
    public int value() {
        if (!isExact()) {
            throw new IllegalStateException("the value is not exact, but between " + lower + " and " + upper);
        }
        return lower;
    }

    static Solution of(SearchResult result) {
        return new Solution(
                result.position(), result.lower(), result.upper(), result.move(), result.nodes(), result.time());
    }

    /** The same bounds with another effort. */
    Solution after(long allNodes, Duration allTime) {
        return new Solution(position, lower, upper, house, allNodes, allTime);
    }

    /** What this means for the move that leads here. */
    Solution asMove(Position before, int move) {
        Side mover = before.toMove();
        int gained = lead(position, mover) - lead(before, mover);
        boolean same = position.toMove() == mover;
        return new Solution(
                before, gained + (same ? lower : -upper), gained + (same ? upper : -lower), move, nodes, time);
    }

    private static int lead(Position of, Side side) {
        return of.store(side) - of.store(side.opposite());
    }
}
