package io.github.owarelab.bench;

import io.github.owarelab.cli.match.Openings;
import io.github.owarelab.game.Game;
import io.github.owarelab.rules.RuleSet;
import io.github.owarelab.search.Limits;
import io.github.owarelab.search.Searcher;
import java.util.Arrays;
import java.util.Locale;
import java.util.function.Supplier;

/**
 * How many times faster a search on several threads reaches a depth than one on a single thread, both anew, without tables, in turns.
 *
 * <pre>{@code java -cp oware-bench/target/benchmarks.jar io.github.owarelab.bench.ThreadScaling THREADS DEPTH POSITIONS SEED}</pre>
 *
 * <p>Positions are random openings that leave the chances even.
 */
public final class ThreadScaling {
    private static final int PLIES = 8;
    private static final int HASH_MEBIBYTES = 256;
    private static final double NANOS = 1e9;

    private ThreadScaling() {}

    /**
     * Searches and prints the seconds of each position, the median of the ratios and the ratio of the sums.
     *
     * @param args threads, depth in plies, positions, seed
     */
    public static void main(String[] args) {
        Searcher one = searcher(1);
        Searcher several = searcher(Integer.parseInt(args[0]));
        Limits limits = Limits.depth(Integer.parseInt(args[1]));
        Supplier<Game> openings = Openings.random(RuleSet.ABAPA, PLIES, Long.parseLong(args[3]));
        // The first searches are slower.
        seconds(one, openings.get(), limits);
        seconds(several, openings.get(), limits);
        double[] ratios = new double[Integer.parseInt(args[2])];
        double sumOfOne = 0;
        double sumOfSeveral = 0;
        for (int i = 0; i < ratios.length; i++) {
            Game game = openings.get();
            double alone = seconds(one, game, limits);
            double together = seconds(several, game, limits);
            ratios[i] = alone / together;
            sumOfOne += alone;
            sumOfSeveral += together;
            System.out.printf(Locale.ROOT, "%s  %.2f s  %.2f s  %.2f%n", game.position(), alone, together, ratios[i]);
        }
        Arrays.sort(ratios);
        System.out.printf(
                Locale.ROOT,
                "median of the ratios %.2f, ratio of the sums %.2f%n",
                ratios[ratios.length / 2],
                sumOfOne / sumOfSeveral);
    }

    private static Searcher searcher(int threads) {
        return Searcher.builder()
                .hashMebibytes(HASH_MEBIBYTES)
                .threads(threads)
                .withoutTables()
                .build();
    }

    private static double seconds(Searcher searcher, Game game, Limits limits) {
        searcher.clear();
        long begin = System.nanoTime();
        searcher.search(game, limits);
        return (System.nanoTime() - begin) / NANOS;
    }
}
