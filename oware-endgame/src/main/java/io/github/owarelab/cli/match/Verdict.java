package io.github.owarelab.cli.match;

import io.github.owarelab.game.Result;
import io.github.owarelab.game.Score;
import io.github.owarelab.game.Side;
import java.util.Optional;

/**
 * How a game of a match ended.
 *
 * @param reason why, in the words of JSON: an ending of the rules, {@code adjudication}, {@code illegal-move}, {@code time},
 *     {@code crash}
 * @param score what each side has, empty if a side lost by a fault
 * @param winner empty for a draw
 */
public record Verdict(String reason, Optional<Score> score, Optional<Side> winner) {
    /** The game ended by its rules. */
    static Verdict of(Result result) {
        return of(result.reason().text(), result.score());
    }

    /** The seeds decide. */
    static Verdict of(String reason, Score score) {
        return new Verdict(reason, Optional.of(score), score.winner());
    }

    /** A side lost whatever the board says. */
    static Verdict fault(String reason, Side loser) {
        return new Verdict(reason, Optional.empty(), Optional.of(loser.opposite()));
    }

    /**
     * The points of a side, in halves.
     *
     * @param side a side
     * @return 2 for a win, 1 for a draw, 0 for a loss
     */
    public int halves(Side side) {
        return winner.isEmpty() ? 1 : winner.get() == side ? 2 : 0;
    }

    /**
     * The result as a game's text has it.
     *
     * @return the score; 1-0 or 0-1 after a fault
     */
    public String text() {
        return score.map(Score::toString).orElse(winner.equals(Optional.of(Side.SOUTH)) ? "1-0" : "0-1");
    }
}
