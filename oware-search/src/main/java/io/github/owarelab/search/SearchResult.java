package io.github.owarelab.search;

import io.github.owarelab.game.Moves;
import io.github.owarelab.game.Position;
import java.time.Duration;
import java.util.List;

/**
 * What a search found: after each iteration, and at its end.
 *
 * <p>Values are net values: seeds that the side to move will still gain minus seeds that the other will still gain, stores
 * not counted, whichever side wins by them.
 *
 * @param position the position searched
 * @param move the best house to sow, -1 if the game is over
 * @param value the net value in seeds, from the view of the side to move
 * @param bound how the value stands to that of a complete search of this depth
 * @param lower what the value is proved to be at least, in seeds
 * @param upper what the value is proved to be at most, in seeds
 * @param principalVariation the houses sown if both sides play best, as far as known; begins with {@code move}
 * @param depth the iteration, in plies
 * @param nodes boards searched, on all threads
 * @param time since the search began
 * @param tableHits answers from endgame tables, on all threads
 * @param hashPerMille how full the transposition table is with entries of this search, in thousandths, from a sample
 * @param line 1 for the best move, 2 for the second best...
 */
public record SearchResult(
        Position position,
        int move,
        int value,
        Bound bound,
        int lower,
        int upper,
        List<Integer> principalVariation,
        int depth,
        long nodes,
        Duration time,
        long tableHits,
        int hashPerMille,
        int line) {
    /**
     * Whether the value is proved: best play by both sides comes to exactly this, by the rules of the game and with its history.
     * (Of boards that endgame tables answer, limits of plies are not considered.)
     *
     * @return true if the value is certain
     */
    public boolean proved() {
        return lower == upper;
    }

    /**
     * The principal variation as letters.
     *
     * @return moves strung together, empty if the game is over
     */
    public String pvText() {
        StringBuilder text = new StringBuilder();
        Position at = position;
        for (int house : principalVariation) {
            text.append(Moves.letter(at.toMove(), house));
            at = at.play(house);
        }
        return text.toString();
    }
}
