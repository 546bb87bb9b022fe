package io.github.owarelab.search;

import static org.assertj.core.api.Assertions.assertThat;

import com.sun.management.ThreadMXBean;
import io.github.owarelab.game.Position;
import io.github.owarelab.rules.RuleSet;
import java.lang.management.ManagementFactory;
import org.junit.jupiter.api.Test;

class AllocationTest {
    private static final ThreadMXBean THREADS = (ThreadMXBean) ManagementFactory.getThreadMXBean();

    /** Iterations report and allocate for it; nodes must not. */
    private static final long BYTES_FOR_REPORTS = 200_000;

    @Test
    void nodesAllocateNothing() {
        Searcher searcher = Searcher.builder().hashMebibytes(4).withoutTables().build();
        long few = bytes(searcher, 20_000);
        long many = bytes(searcher, 2_000_000);
        assertThat(many - few).isLessThan(BYTES_FOR_REPORTS);
    }

    private static long bytes(Searcher searcher, long nodes) {
        searcher.search(Position.start(RuleSet.ABAPA), Limits.nodes(nodes));
        searcher.clear();
        long before = THREADS.getThreadAllocatedBytes(Thread.currentThread().getId());
        searcher.search(Position.start(RuleSet.ABAPA), Limits.nodes(nodes));
        return THREADS.getThreadAllocatedBytes(Thread.currentThread().getId()) - before;
    }
}
