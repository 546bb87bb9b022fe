package io.github.owarelab.bench;

import io.github.owarelab.board.Row;
import io.github.owarelab.endgame.TableDirectory;
import io.github.owarelab.rules.Rules;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Random;
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
 * Probes of mapped tables, at random boards of one layer, each met again only after 65,535 others. {@code -p directory=DIR} names
 * the tables, {@code -t 2} lets two threads probe them.
 */
@State(Scope.Benchmark)
@BenchmarkMode(Mode.AverageTime)
@OutputTimeUnit(TimeUnit.NANOSECONDS)
@Warmup(iterations = 3, time = 2)
@Measurement(iterations = 5, time = 2)
@Fork(1)
public class ProbeBenchmark {
    private static final int BOARDS = 1 << 16;
    private static final int HOUSES = 6;

    /** Where the tables are. */
    @Param("tables")
    public String directory;

    /** Seeds of the boards. */
    @Param({"12", "18", "20"})
    public int seeds;

    private TableDirectory tables;
    private Rules rules;
    private final long[] own = new long[BOARDS];
    private final long[] other = new long[BOARDS];

    /** Opens the tables and draws boards. */
    @Setup
    public void setUp() throws IOException {
        tables = TableDirectory.open(Path.of(directory));
        rules = tables.rules().game();
        Random random = new Random(1);
        for (int i = 0; i < BOARDS; i++) {
            draw(random, i);
        }
    }

    /** Every seed in a random house, but for the other's last: a board that a move may have led to. */
    private void draw(Random random, int board) {
        own[board] = 0;
        other[board] = 0;
        for (int seed = 0; seed < seeds; seed++) {
            int house = random.nextInt(2 * HOUSES - 1);
            if (house < HOUSES) {
                own[board] += 1L << house * Row.LANE_BITS;
            } else {
                other[board] += 1L << (house - HOUSES) * Row.LANE_BITS;
            }
        }
    }

    /** A thread's place among the boards. */
    @State(Scope.Thread)
    public static class Place {
        private int next;
        private final long[] after = new long[2];
    }

    /** The value of one board. */
    @Benchmark
    public int board(Place place) {
        int i = place.next++ & BOARDS - 1;
        return tables.probe(own[i], other[i]);
    }

    /** The values after all moves of a board. */
    @Benchmark
    public int allMoves(Place place) {
        int i = place.next++ & BOARDS - 1;
        int sum = 0;
        for (int moves = rules.legalMoves(own[i], other[i]); moves != 0; moves &= moves - 1) {
            rules.sow(own[i], other[i], Integer.numberOfTrailingZeros(moves), place.after, 0);
            sum += tables.probe(Row.houses(place.after[0]), Row.houses(place.after[1]));
        }
        return sum;
    }
}
