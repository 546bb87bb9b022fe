package io.github.owarelab.cli;

import com.fasterxml.jackson.core.JsonGenerator;
import io.github.owarelab.game.Game;
import io.github.owarelab.game.Moves;
import io.github.owarelab.search.SearchResult;
import java.io.IOException;
import java.util.Locale;

/** Prints what a search finds: a line for each finished depth, with several lines one for each of them. */
final class SearchReport {
    private static final String TITLES = "%5s %4s %7s %-7s %15s %9s %13s  %s";
    private static final String ROW = "%5d %4d %7s %-7s %,15d %9.3f %,13d  %s";

    private final Console console;
    private final boolean json;
    private final boolean severalLines;
    private Game game;
    private boolean titled;
    private SearchResult best;

    SearchReport(Console console, boolean json, boolean severalLines) {
        this.console = console;
        this.json = json;
        this.severalLines = severalLines;
    }

    /** Begins the report on a game. Nothing is printed before something is found: the search may fail. */
    void begin(Game toSearch) {
        best = null;
        game = toSearch;
        titled = false;
    }

    private void title() {
        if (!titled) {
            console.line("%s", game.position());
            console.line(TITLES, "depth", "line", "value", "", "nodes", "seconds", "nodes/s", "moves");
            titled = true;
        }
    }

    /** Prints a line of a finished depth. */
    void line(SearchResult result) {
        if (result.line() == 1) {
            best = result;
        }
        if (json) {
            console.json(fields -> write(fields, result));
        } else {
            print(result);
        }
    }

    /** Ends the report: a better move found at a depth that was not finished is told too. */
    void end(SearchResult result) {
        if (best == null || best.depth() != result.depth() || best.move() != result.move()) {
            line(result);
        }
        if (!json) {
            console.line("%s", summary(result));
        }
    }

    private static String summary(SearchResult result) {
        return (result.move() < 0
                        ? "no move"
                        : "best move " + Moves.letter(result.position().toMove(), result.move())) + ", value "
                + value(result) + (result.proved() ? ", proved" : "");
    }

    private static String value(SearchResult result) {
        String sign = switch (result.bound()) {
            case EXACT -> "";
            case LOWER -> ">=";
            case UPPER -> "<=";
        };
        return sign + Values.text(result.value());
    }

    private void print(SearchResult result) {
        title();
        console.line(
                ROW,
                result.depth(),
                result.line(),
                value(result),
                result.proved() ? "proved" : "",
                result.nodes(),
                Times.seconds(result.time()),
                Times.perSecond(result.nodes(), result.time()),
                result.pvText());
    }

    private void write(JsonGenerator fields, SearchResult result) throws IOException {
        fields.writeStringField("position", result.position().toString());
        fields.writeNumberField("depth", result.depth());
        if (severalLines) {
            fields.writeNumberField("line", result.line());
        }
        fields.writeNumberField("value", result.value());
        fields.writeStringField("bound", result.bound().name().toLowerCase(Locale.ROOT));
        fields.writeBooleanField("proved", result.proved());
        fields.writeStringField("pv", result.pvText());
        fields.writeNumberField("nodes", result.nodes());
        fields.writeNumberField("nps", Times.perSecond(result.nodes(), result.time()));
        JsonResults.writeSeconds(fields, result.time());
        fields.writeNumberField("tableHits", result.tableHits());
    }
}
