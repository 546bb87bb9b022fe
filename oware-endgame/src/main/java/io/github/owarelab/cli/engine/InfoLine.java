package io.github.owarelab.cli.engine;

import io.github.owarelab.game.Position;
import io.github.owarelab.search.SearchResult;
import java.time.Duration;

/**
 * Writes what a search found as a line of the protocol. The score is what the side to move is expected to be ahead by at the end
 * of the game, stores included, in hundredths of a seed.
 */
final class InfoLine {
    private static final int HUNDREDTHS = 100;
    private static final double NANOS = 1e9;

    private InfoLine() {}

    static String of(SearchResult result) {
        return "info depth %d multipv %d score cp %d%s nodes %d nps %d time %d hashfull %d tbhits %d pv %s"
                .formatted(
                        result.depth(),
                        result.line(),
                        HUNDREDTHS * (lead(result.position()) + result.value()),
                        bound(result),
                        result.nodes(),
                        perSecond(result.nodes(), result.time()),
                        result.time().toMillis(),
                        result.hashPerMille(),
                        result.tableHits(),
                        result.pvText());
    }

    private static int lead(Position position) {
        return position.store(position.toMove())
                - position.store(position.toMove().opposite());
    }

    private static String bound(SearchResult result) {
        return switch (result.bound()) {
            case EXACT -> "";
            case LOWER -> " lowerbound";
            case UPPER -> " upperbound";
        };
    }

    private static long perSecond(long count, Duration time) {
        return time.isZero() ? 0 : Math.round(count * NANOS / time.toNanos());
    }

    /** What is proved about the end of the game, empty if nothing is. */
    static String proof(SearchResult result) {
        int lead = lead(result.position());
        int least = lead + result.lower();
        int most = lead + result.upper();
        if (least == most) {
            return "proved: " + (least == 0 ? "a draw" : least > 0 ? "won by " + least : "lost by " + -least);
        }
        return least > 0 ? "proved: won by at least " + least : most < 0 ? "proved: lost by at least " + -most : "";
    }
}
