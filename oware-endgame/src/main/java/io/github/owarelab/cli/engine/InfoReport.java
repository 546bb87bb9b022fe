package io.github.owarelab.cli.engine;

import io.github.owarelab.search.SearchResult;
import java.util.function.Consumer;

/** Tells a board what one search finds, depth by depth. */
final class InfoReport {
    private final Consumer<String> out;
    private SearchResult best;
    private String proof = "";

    InfoReport(Consumer<String> out) {
        this.out = out;
    }

    /** Tells a line of a finished depth. */
    void found(SearchResult result) {
        out.accept(InfoLine.of(result));
        if (result.line() == 1) {
            best = result;
            tellProof(InfoLine.proof(result));
        }
    }

    private void tellProof(String now) {
        if (!now.equals(proof)) {
            proof = now;
            out.accept("info string " + now);
        }
    }

    /** Tells the last result too if it came from a depth that was not finished. */
    void end(SearchResult result) {
        if (best == null || best.move() != result.move() || best.depth() != result.depth()) {
            found(result);
        }
    }
}
