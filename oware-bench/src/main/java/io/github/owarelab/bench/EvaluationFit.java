package io.github.owarelab.bench;

import io.github.owarelab.rules.Rules;
import io.github.owarelab.rules.RulesByName;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import java.util.Random;

/**
 * Fits the weights of the evaluation to games of the search against itself and writes them to a file. The same arguments give the
 * same file.
 *
 * <pre>{@code java -cp oware-bench/target/benchmarks.jar io.github.owarelab.bench.EvaluationFit RULES GAMES NODES SEED FILE}</pre>
 */
public final class EvaluationFit {
    private static final int ROUNDS = 60;
    private static final int REPORT = 1000;

    private EvaluationFit() {}

    /**
     * Plays, fits and writes.
     *
     * @param args name of the rules, games, nodes a move, seed, file
     * @throws IOException if the file cannot be written
     */
    public static void main(String[] args) throws IOException {
        Rules rules = RulesByName.of(args[0]);
        int games = Integer.parseInt(args[1]);
        long nodes = Long.parseLong(args[2]);
        Random random = new Random(Long.parseLong(args[3]));
        Samples samples = play(new SelfPlay(rules, nodes, random), games);
        Files.writeString(Path.of(args[4]), fit(samples, random).text());
    }

    static Samples play(SelfPlay games, int count) {
        Samples samples = new Samples();
        for (int i = 1; i <= count; i++) {
            games.play(samples);
            if (i % REPORT == 0 || i == count) {
                System.out.printf(Locale.ROOT, "%d games, %d positions%n", i, samples.count());
            }
        }
        return samples;
    }

    static Network fit(Samples samples, Random random) {
        NetworkFit fit = new NetworkFit(samples, random);
        for (int i = 0; i < ROUNDS; i++) {
            double error = fit.round((double) i / ROUNDS);
            System.out.printf(
                    Locale.ROOT,
                    "round %d: mean square %.3f, of samples left out %.3f%n",
                    i + 1,
                    error,
                    fit.leftOutError());
        }
        return fit.network();
    }
}
