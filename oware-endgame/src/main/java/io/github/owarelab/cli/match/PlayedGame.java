package io.github.owarelab.cli.match;

import io.github.owarelab.game.Game;
import io.github.owarelab.game.GameText;
import io.github.owarelab.game.Side;
import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.Map;

/**
 * A game of a match.
 *
 * @param number 1 for the first
 * @param south South's engine
 * @param north North's engine
 * @param first the side of the first engine
 * @param opening plies given by the opening
 * @param game the moves
 * @param verdict how it ended
 * @param time how long it took
 */
public record PlayedGame(
        int number, String south, String north, Side first, int opening, Game game, Verdict verdict, Duration time) {
    /**
     * The points of the first engine, in halves.
     *
     * @return 2 for a win, 1 for a draw, 0 for a loss
     */
    public int halves() {
        return verdict.halves(first);
    }

    /**
     * The game as text.
     *
     * @param date when it was played, as yyyy.MM.dd
     * @return text that boards and {@link GameText} read
     */
    public String text(String date) {
        Map<String, String> tags = new LinkedHashMap<>();
        tags.put("Event", "engine match");
        tags.put("Date", date);
        tags.put("Round", String.valueOf(number));
        tags.put("South", south);
        tags.put("North", north);
        tags.put("Opening", String.valueOf(opening));
        tags.put("Termination", verdict.reason());
        tags.put("Result", verdict.text());
        return new GameText(tags, game).toString();
    }
}
