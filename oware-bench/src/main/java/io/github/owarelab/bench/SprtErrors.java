package io.github.owarelab.bench;

import io.github.owarelab.cli.match.Sprt;
import io.github.owarelab.cli.match.Tally;
import java.util.Locale;
import java.util.SplittableRandom;

/**
 * How often the sequential test of a match accepts the wrong hypothesis, by matches of drawn lots: the engines differ by just one of
 * the two differences, so that the other is wrong.
 *
 * <pre>{@code java -cp oware-bench/target/benchmarks.jar io.github.owarelab.bench.SprtErrors MATCHES}</pre>
 */
public final class SprtErrors {
    private static final double RISK = 0.05;
    private static final int MOST_GAMES = 100_000;
    private static final double SCALE = 400;

    /**
     * How games end.
     *
     * @param draws share of drawn games
     * @param bias how much more of the points than on average is scored in the first game of a pair, and less in the second
     */
    record Games(double draws, double bias) {
        /** The half points of a game of this mean score. */
        private int play(SplittableRandom random, double score) {
            double at = random.nextDouble();
            return at < draws ? 1 : at < score + draws / 2 ? 2 : 0;
        }

        boolean canHave(double score) {
            return Math.abs(score - 0.5) + bias + draws / 2 <= 0.5;
        }
    }

    /** Shares of matches that accepted the wrong hypothesis, and the games a match took. */
    record Errors(double share, double games) {}

    private SprtErrors() {}

    /**
     * Prints a table.
     *
     * @param args the number of matches for each figure
     */
    public static void main(String[] args) {
        int matches = Integer.parseInt(args[0]);
        double[][] hypotheses = {{0, 10}, {-10, 10}, {0, 30}, {-25, 25}, {0, 100}, {0, 200}};
        System.out.println(
                "| Elo | draws | bias | elo1 wrongly | games | elo0 wrongly | games |\n|--|--:|--:|--:|--:|--:|--:|");
        for (double[] elo : hypotheses) {
            for (double draws : new double[] {0.1, 0.3, 0.6, 0.9, 0.97}) {
                for (double bias : new double[] {0, 0.15}) {
                    print(new Sprt(elo[0], elo[1], RISK, RISK), new Games(draws, bias), matches);
                }
            }
        }
    }

    private static void print(Sprt test, Games games, int matches) {
        if (!games.canHave(score(test.elo0())) || !games.canHave(score(test.elo1()))) {
            return;
        }
        Errors first = errors(test, games, Sprt.State.ACCEPTED_ELO1, matches);
        Errors second = errors(test, games, Sprt.State.ACCEPTED_ELO0, matches);
        System.out.printf(
                Locale.ROOT,
                "| %.0f, %.0f | %.2f | %.2f | %.3f | %.0f | %.3f | %.0f |%n",
                test.elo0(),
                test.elo1(),
                games.draws,
                games.bias,
                first.share,
                first.games,
                second.share,
                second.games);
    }

    private static double score(double elo) {
        return 1 / (1 + Math.pow(10, -elo / SCALE));
    }

    /** Plays matches in which one state is wrong. */
    static Errors errors(Sprt test, Games games, Sprt.State wrong, int matches) {
        double score = score(wrong == Sprt.State.ACCEPTED_ELO1 ? test.elo0() : test.elo1());
        SplittableRandom random = new SplittableRandom(1);
        int errors = 0;
        long played = 0;
        for (int match = 0; match < matches; match++) {
            Tally tally = new Tally();
            while (test.state(tally) == Sprt.State.OPEN && tally.games() < MOST_GAMES) {
                tally.add(games.play(random, score + games.bias));
                tally.add(games.play(random, score - games.bias));
            }
            errors += test.state(tally) == wrong ? 1 : 0;
            played += tally.games();
        }
        return new Errors((double) errors / matches, (double) played / matches);
    }
}
