package io.github.owarelab.cli;

import io.github.owarelab.search.Bench;
import io.github.owarelab.search.SearchResult;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;

/** Measures the search. */
@Command(
        name = "bench",
        description =
                "Searches fixed positions to a fixed depth on one thread without tables. The signature changes if, and"
                        + " only if, the search behaves differently.")
final class BenchCommand implements Callable<Integer> {
    private final Console console;

    @Mixin
    private final JsonOption json = new JsonOption();

    BenchCommand(Console console) {
        this.console = console;
    }

    @Override
    public Integer call() {
        Bench.Outcome outcome = Bench.run(json.isSet() ? result -> {} : this::print);
        if (json.isSet()) {
            console.json(fields -> {
                fields.writeNumberField("nodes", outcome.nodes());
                JsonResults.writeSeconds(fields, outcome.time());
                fields.writeNumberField("nps", Times.perSecond(outcome.nodes(), outcome.time()));
                fields.writeStringField("signature", outcome.signature());
            });
        } else {
            console.line(
                    "nodes %d, seconds %.3f, nodes/s %d, signature %s",
                    outcome.nodes(),
                    Times.seconds(outcome.time()),
                    Times.perSecond(outcome.nodes(), outcome.time()),
                    outcome.signature());
        }
        return ExitCode.DONE.number();
    }

    private void print(SearchResult result) {
        console.line(
                "%s  depth %d, nodes %d, seconds %.3f",
                result.position(), result.depth(), result.nodes(), Times.seconds(result.time()));
    }
}
