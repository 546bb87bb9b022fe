package io.github.owarelab.cli;

import io.github.owarelab.cli.match.Sprt;
import java.util.Optional;
import picocli.CommandLine.Option;

/** The test that ends a match when it tells enough. */
final class SprtOptions {
    @Option(
            names = "--elo0",
            paramLabel = "ELO",
            description =
                    "With --elo1: end the match as soon as it tells these differences of strength apart, after 40 games"
                            + " at the soonest.")
    private Double elo0;

    @Option(names = "--elo1", paramLabel = "ELO", description = "The greater difference.")
    private Double elo1;

    @Option(
            names = "--alpha",
            paramLabel = "P",
            defaultValue = "0.05",
            description = "The risk to accept elo1 when elo0 is true (default: ${DEFAULT-VALUE}).")
    private double alpha;

    @Option(
            names = "--beta",
            paramLabel = "P",
            defaultValue = "0.05",
            description = "The risk to accept elo0 when elo1 is true (default: ${DEFAULT-VALUE}).")
    private double beta;

    /**
     * The test chosen, if any.
     *
     * @throws IllegalArgumentException if it makes no sense
     */
    Optional<Sprt> sprt() {
        checkRisk("--alpha", alpha);
        checkRisk("--beta", beta);
        if (elo0 == null && elo1 == null) {
            return Optional.empty();
        }
        if (elo0 == null || elo1 == null) {
            throw new IllegalArgumentException("--elo0 and --elo1 go together");
        }
        return Optional.of(Options.naming("--elo0, --elo1", () -> new Sprt(elo0, elo1, alpha, beta)));
    }

    private static void checkRisk(String option, double risk) {
        if (!(risk > 0 && risk < Sprt.MOST_RISK)) {
            throw new IllegalArgumentException(
                    option + " is more than 0 and less than " + Sprt.MOST_RISK + ", not " + risk);
        }
    }
}
