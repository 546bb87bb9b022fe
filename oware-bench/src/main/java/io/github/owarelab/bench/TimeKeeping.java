package io.github.owarelab.bench;

import io.github.owarelab.game.Game;
import io.github.owarelab.game.Position;
import io.github.owarelab.rules.RuleSet;
import io.github.owarelab.search.Limits;
import io.github.owarelab.search.Searcher;
import java.time.Duration;
import java.util.Arrays;
import java.util.Locale;

/**
 * By how much searches of a fixed time are too long, the first one in the process among them.
 *
 * <pre>{@code java -cp oware-bench/target/benchmarks.jar io.github.owarelab.bench.TimeKeeping MILLISECONDS SEARCHES THREADS}</pre>
 */
public final class TimeKeeping {
    private static final double NANOS = 1e6;

    private TimeKeeping() {}

    /**
     * Plays games against itself and prints, in ms, what the first search took beyond its time, the median and the most.
     *
     * @param args milliseconds, searches, threads
     */
    public static void main(String[] args) {
        Duration time = Duration.ofMillis(Long.parseLong(args[0]));
        double[] late = new double[Integer.parseInt(args[1])];
        Searcher searcher =
                Searcher.builder().threads(Integer.parseInt(args[2])).build();
        Game game = new Game(Position.start(RuleSet.ABAPA));
        for (int i = 0; i < late.length; i++) {
            long begin = System.nanoTime();
            int move = searcher.search(game, Limits.time(time)).move();
            late[i] = (System.nanoTime() - begin - time.toNanos()) / NANOS;
            game.play(move);
            game = game.result().isEmpty() ? game : new Game(Position.start(RuleSet.ABAPA));
        }
        double first = late[0];
        Arrays.sort(late);
        System.out.printf(
                Locale.ROOT,
                "%d searches of %d ms: the first %.2f ms late, median %.2f, most %.2f%n",
                late.length,
                time.toMillis(),
                first,
                late[late.length / 2],
                late[late.length - 1]);
    }
}
