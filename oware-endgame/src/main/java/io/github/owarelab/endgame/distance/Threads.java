package io.github.owarelab.endgame.distance;

import java.util.concurrent.CancellationException;
import java.util.concurrent.ForkJoinPool;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.LongAdder;
import java.util.stream.IntStream;

/** Threads that share out the tasks of a layer, each with a worker of its own. */
final class Threads implements AutoCloseable {
    private final ForkJoinPool pool;
    private final AtomicBoolean stopped;

    Threads(int count, AtomicBoolean stopped) {
        pool = new ForkJoinPool(count);
        this.stopped = stopped;
    }

    /**
     * Does all tasks.
     *
     * @return the sum of what the tasks return
     * @throws CancellationException if the work was stopped
     */
    <T> long sum(LayerWork layer, ThreadLocal<T> workers, ToTask<T> work) {
        LongAdder sum = new LongAdder();
        pool.submit(() -> IntStream.range(0, layer.tasks.size()).parallel().forEach(task -> {
                    if (!stopped.get()) {
                        sum.add(work.run(workers.get(), layer.tasks.get(task)));
                    }
                }))
                .join();
        if (stopped.get()) {
            throw new CancellationException("the build was stopped");
        }
        return sum.sum();
    }

    /** What a worker does. */
    interface ToTask<T> {
        long run(T worker, LayerWork.Task task);
    }

    @Override
    public void close() {
        pool.shutdown();
    }
}
