package io.github.owarelab.cli;

import io.github.owarelab.search.Limits;
import java.time.Duration;
import picocli.CommandLine.Option;

/** The limits of a search. */
final class SearchOptions {
    private static final Duration USUAL_TIME = Duration.ofSeconds(5);

    @Option(names = "--depth", paramLabel = "PLIES", description = "Stop after this depth.")
    private Integer depth;

    @Option(
            names = "--time",
            paramLabel = "TIME",
            converter = Times.class,
            description = "Stop after this time: " + Times.FORM + " (default: 5 s if there is no other limit).")
    private Duration time;

    @Option(names = "--nodes", paramLabel = "N", description = "Stop after this many boards.")
    private Long nodes;

    @Option(
            names = "--lines",
            paramLabel = "K",
            defaultValue = "1",
            description = "Rank the K best moves, each with its value and line; 7 ranks all (default: 1).")
    private int lines;

    /**
     * The limits chosen, or the usual time.
     *
     * @throws IllegalArgumentException if one is out of range
     */
    Limits limits() {
        Limits limits = limitsOrNone();
        return depth == null && nodes == null && time == null ? limits.withTime(USUAL_TIME) : limits;
    }

    /**
     * The limits chosen for a proof of the value, which no depth limits and which ranks no moves.
     *
     * @throws IllegalArgumentException if one is out of range or none of a proof
     */
    Limits limitsToSolve() {
        if (lines != 1) {
            throw new IllegalArgumentException(
                    "--lines ranks moves, --solve proves one value: they do not go together");
        }
        if (depth != null) {
            throw new IllegalArgumentException(
                    "--solve goes on until the value is proved: --nodes and --time can limit it, --depth cannot");
        }
        return limitsOrNone();
    }

    /**
     * The limits chosen.
     *
     * @throws IllegalArgumentException if one is out of range
     */
    private Limits limitsOrNone() {
        Options.checkRange("--lines", lines, 1, Limits.MOST_LINES);
        Limits limits = Limits.none().withLines(lines);
        if (depth != null) {
            Options.checkRange("--depth", depth, 1, Limits.MOST_DEPTH);
            limits = limits.withDepth(depth);
        }
        if (nodes != null) {
            Options.checkRange("--nodes", nodes, 1, Long.MAX_VALUE);
            limits = limits.withNodes(nodes);
        }
        if (time != null) {
            limits = limits.withTime(time);
        }
        return limits;
    }
}
