package io.github.owarelab.bench;

import io.github.owarelab.game.Perft;
import io.github.owarelab.game.Position;
import io.github.owarelab.rules.Rules;
import io.github.owarelab.rules.RulesByName;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;

/**
 * Perft from the start position on one core. The time is that of a whole count; leaves a second are the game's leaves divided
 * by it: 91,558,687 for {@code abapa} and {@code wari} at depth 11, 67,273,866 for {@code ouril} at 12, 65,870,758 for
 * {@code kalah} at 11, 48,492,134 for {@code congkak} at 10.
 */
@State(Scope.Thread)
@BenchmarkMode(Mode.SingleShotTime)
@OutputTimeUnit(TimeUnit.MILLISECONDS)
@Warmup(iterations = 4)
@Measurement(iterations = 7)
@Fork(3)
public class PerftBenchmark {
    /** A game, its depth and its leaves. */
    @Param({"abapa 11 91558687", "wari 11 91558687", "ouril 12 67273866", "kalah 11 65870758", "congkak 10 48492134"})
    public String game;

    private Rules rules;
    private long own;
    private long other;
    private int depth;
    private long leaves;

    /** Reads the parameter. */
    @Setup
    public void setUp() {
        String[] parts = game.split(" ");
        rules = RulesByName.of(parts[0]);
        Position start = Position.start(rules);
        own = start.own();
        other = start.other();
        depth = Integer.parseInt(parts[1]);
        leaves = Long.parseLong(parts[2]);
    }

    /** Every move is made, the last ply's too. */
    @Benchmark
    public long everyMoveMade() {
        return checked(Perft.count(rules, own, other, depth));
    }

    /** The last ply's moves are counted, not made. */
    @Benchmark
    public long lastPlyInBulk() {
        return checked(Perft.countInBulk(rules, own, other, depth));
    }

    private long checked(Perft perft) {
        if (perft.leaves() != leaves) {
            throw new IllegalStateException(game + ": " + perft.leaves() + " leaves");
        }
        return perft.leaves();
    }
}
