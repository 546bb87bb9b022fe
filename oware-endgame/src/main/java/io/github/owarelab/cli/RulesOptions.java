package io.github.owarelab.cli;

import io.github.owarelab.rules.Rules;
import io.github.owarelab.rules.RulesByName;
import java.util.Iterator;
import picocli.CommandLine.Option;

/** The options that choose the game. */
final class RulesOptions {
    @Option(
            names = "--rules",
            paramLabel = "NAME",
            defaultValue = "abapa",
            completionCandidates = Names.class,
            description = "The game: ${COMPLETION-CANDIDATES} (default: ${DEFAULT-VALUE}).")
    private String name;

    @Option(
            names = "--houses-seeds",
            paramLabel = "K",
            description = "Seeds in each house at the start (default: as the game is usually played).")
    private Integer seedsPerHouse;

    /** Lists the games in the help. */
    static final class Names implements Iterable<String> {
        @Override
        public Iterator<String> iterator() {
            return RulesByName.all().stream().map(Rules::name).iterator();
        }
    }

    /**
     * The game chosen.
     *
     * @throws IllegalArgumentException if there is no such game, or not with so many seeds
     */
    Rules rules() {
        Rules usual = Options.naming("--rules", () -> RulesByName.of(name));
        return seedsPerHouse == null
                ? usual
                : Options.naming("--houses-seeds", () -> usual.withSeedsPerHouse(seedsPerHouse));
    }
}
