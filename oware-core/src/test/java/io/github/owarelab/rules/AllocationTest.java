package io.github.owarelab.rules;

import static org.assertj.core.api.Assertions.assertThat;

import com.sun.management.ThreadMXBean;
import io.github.owarelab.game.Position;
import java.lang.management.ManagementFactory;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Finding and sowing a million moves allocates nothing. */
class AllocationTest {
    private static final int MOVES = 1_000_000;

    /** What a thread may allocate beside the moves, in bytes: less than the smallest object every thousand moves. */
    private static final long NOISE = 16 * MOVES / 1000;

    private static final ThreadMXBean THREADS = (ThreadMXBean) ManagementFactory.getThreadMXBean();

    static Iterable<Rules> games() {
        return RulesByName.all();
    }

    @ParameterizedTest
    @MethodSource("games")
    void movesAllocateNothing(Rules rules) {
        long[] boards = new long[4];
        Position start = Position.start(rules);
        play(rules, start, boards);
        long before = THREADS.getCurrentThreadAllocatedBytes();
        int plies = play(rules, start, boards);
        long allocated = THREADS.getCurrentThreadAllocatedBytes() - before;
        assertThat(plies).isEqualTo(MOVES);
        assertThat(allocated).isLessThan(NOISE);
    }

    /** Plays games one after the other, choosing moves by a simple generator of numbers. */
    private static int play(Rules rules, Position start, long[] boards) {
        boards[0] = start.own();
        boards[1] = start.other();
        int random = 1;
        int plies = 0;
        while (plies < MOVES) {
            int moves = rules.moves(boards[0], boards[1]);
            if (moves == 0) {
                rules.ending(boards[0], boards[1]);
                boards[0] = start.own();
                boards[1] = start.other();
                continue;
            }
            random = random * 1_103_515_245 + 12_345;
            for (int skip = (random >>> 16) % Integer.bitCount(moves); skip > 0; skip--) {
                moves &= moves - 1;
            }
            rules.sow(boards[0], boards[1], Integer.numberOfTrailingZeros(moves), boards, 2);
            boards[0] = boards[2];
            boards[1] = boards[3];
            plies++;
        }
        return plies;
    }
}
