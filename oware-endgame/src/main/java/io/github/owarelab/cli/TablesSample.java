package io.github.owarelab.cli;

import io.github.owarelab.endgame.Probe;
import io.github.owarelab.endgame.TableDirectory;
import io.github.owarelab.endgame.TableException;
import java.util.OptionalInt;
import picocli.CommandLine.Option;

/** Prints random boards with their values, for others to check theirs against. */
final class TablesSample {
    private static final long USUAL_SEED = 1;

    @Option(
            names = "--sample",
            paramLabel = "N",
            description = "Print N random boards with their values instead, every board of the tables being as likely"
                    + " as any other.")
    private Long boards;

    @Option(
            names = "--seed",
            paramLabel = "S",
            description = "Which random boards: the same number gives the same ones (default: " + USUAL_SEED + ").")
    private Long seed;

    boolean isAsked() {
        return boards != null;
    }

    /**
     * Checks the options before any work.
     *
     * @throws IllegalArgumentException if they make no sense
     */
    void check() {
        if (boards != null) {
            Options.checkRange("--sample", boards, 1, Long.MAX_VALUE);
        } else if (seed != null) {
            throw new IllegalArgumentException("--seed is about --sample, which is missing");
        }
    }

    void print(Console console, TableDirectory tables, boolean json) throws TableException {
        if (!json) {
            console.line("position\tvalue%s", tables.boundsSeeds() >= 0 ? "\tlower\tupper" : "");
        }
        RandomBoards random = new RandomBoards(tables.rules().game(), tables.seeds(), seed == null ? USUAL_SEED : seed);
        for (long i = 0; i < boards; i++) {
            Probe probe = tables.probe(random.next());
            if (json) {
                console.json(fields -> TablesProbeCommand.writeValues(fields, probe));
            } else {
                console.line(
                        "%s\t%d%s%s", probe.position(), probe.value(), column(probe.lower()), column(probe.upper()));
            }
        }
    }

    private static String column(OptionalInt number) {
        return number.isPresent() ? "\t" + number.getAsInt() : "";
    }
}
