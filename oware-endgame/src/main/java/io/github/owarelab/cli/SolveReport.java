package io.github.owarelab.cli;

import com.fasterxml.jackson.core.JsonGenerator;
import io.github.owarelab.game.Moves;
import io.github.owarelab.search.Solution;
import java.io.IOException;

/** Prints what a solver proves: a line for each bound that comes closer. */
final class SolveReport {
    private static final String TITLES = "%8s %8s %15s %9s %13s  %s";
    private static final String ROW = "%8s %8s %,15d %9.3f %,13d  %s";

    private final Console console;
    private final boolean json;

    SolveReport(Console console, boolean json) {
        this.console = console;
        this.json = json;
    }

    /** Begins the report on a position. */
    void begin(Object position) {
        if (!json) {
            console.line("%s", position);
            console.line(TITLES, "at least", "at most", "nodes", "seconds", "nodes/s", "move");
        }
    }

    /** Prints bounds. */
    void bounds(Solution solution) {
        if (json) {
            console.json(fields -> write(fields, solution));
        } else {
            console.line(
                    ROW,
                    Values.text(solution.lower()),
                    Values.text(solution.upper()),
                    solution.nodes(),
                    Times.seconds(solution.time()),
                    Times.perSecond(solution.nodes(), solution.time()),
                    move(solution));
        }
    }

    /** Ends the report. */
    void end(Solution solution) {
        if (json) {
            console.json(fields -> write(fields, solution));
        } else if (solution.isExact()) {
            String move = solution.house() < 0 ? "no move" : "best move " + move(solution);
            console.line("%s, value %s, proved", move, Values.text(solution.value()));
        } else {
            console.line(
                    "value %s to %s, proved; more time would bring them closer",
                    Values.text(solution.lower()), Values.text(solution.upper()));
        }
    }

    private static String move(Solution solution) {
        return solution.house() < 0
                ? ""
                : String.valueOf(Moves.letter(solution.position().toMove(), solution.house()));
    }

    private static void write(JsonGenerator fields, Solution solution) throws IOException {
        fields.writeStringField("position", solution.position().toString());
        fields.writeNumberField("value", solution.lower());
        fields.writeNumberField("atMost", solution.upper());
        fields.writeStringField("bound", solution.isExact() ? "exact" : "lower");
        fields.writeBooleanField("proved", true);
        fields.writeStringField("pv", move(solution));
        fields.writeNumberField("nodes", solution.nodes());
        fields.writeNumberField("nps", Times.perSecond(solution.nodes(), solution.time()));
        JsonResults.writeSeconds(fields, solution.time());
    }
}
