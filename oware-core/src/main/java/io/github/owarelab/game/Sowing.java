package io.github.owarelab.game;

import java.util.List;

/**
 * One move with all that a board needs to draw it.
 *
 * @param side the side that moves
 * @param house the house sown
 * @param path where the seeds fall, one place a seed, laps included; where the hand is empty and the path goes on, the place
 *     just sown is lifted (a relay)
 * @param captured seeds taken by capture, without those sown into a store
 * @param capturedHouses the houses they are taken from, the last sown first
 * @param again whether the same side moves again by right, even if the game ends
 * @param passed whether the next side has no seeds and is passed over
 * @param slamWithoutCapture whether the move is a grand slam that takes nothing
 * @param forcedFeeding whether the other's row was empty, so that the move had to feed it
 * @param after the position after the move
 */
public record Sowing(
        Side side,
        int house,
        List<Place> path,
        int captured,
        List<Place> capturedHouses,
        boolean again,
        boolean passed,
        boolean slamWithoutCapture,
        boolean forcedFeeding,
        Position after) {
    /**
     * Copies the lists.
     *
     * @param side the side that moves
     * @param house the house sown
     * @param path where the seeds fall
     * @param captured seeds taken by capture
     * @param capturedHouses the houses they are taken from
     * @param again whether the same side moves again by right
     * @param passed whether the next side is passed over
     * @param slamWithoutCapture whether the move is a grand slam that takes nothing
     * @param forcedFeeding whether the move had to feed
     * @param after the position after the move
     */
    public Sowing {
        path = List.copyOf(path);
        capturedHouses = List.copyOf(capturedHouses);
    }

    /**
     * Where the last seed falls.
     *
     * @return a house or the mover's store
     */
    public Place end() {
        return path.get(path.size() - 1);
    }

    /**
     * The letter of the house sown.
     *
     * @return upper case for South, lower case for North
     */
    public char letter() {
        return Moves.letter(side, house);
    }
}
