package io.github.owarelab.endgame.verify;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.IntConsumer;
import java.util.function.Supplier;

/** Shares out numbered tasks among threads, each of which makes its own worker. */
final class Workers {
    private Workers() {}

    /** Runs the tasks from 0 to before count and waits for them; rethrows what a worker throws. */
    static void run(int threads, int count, Supplier<IntConsumer> workers) {
        AtomicInteger next = new AtomicInteger();
        List<CompletableFuture<Void>> all = new ArrayList<>();
        for (int i = 0; i < Math.min(threads, count); i++) {
            all.add(CompletableFuture.runAsync(() -> work(next, count, workers.get()), Workers::start));
        }
        try {
            all.forEach(CompletableFuture::join);
        } catch (CompletionException e) {
            next.set(count);
            if (e.getCause() instanceof RuntimeException cause) {
                throw cause;
            }
            throw e;
        }
    }

    private static void start(Runnable work) {
        Thread thread = new Thread(work, "endgame-verifier");
        thread.setDaemon(true);
        thread.start();
    }

    private static void work(AtomicInteger next, int count, IntConsumer worker) {
        for (int task = next.getAndIncrement(); task < count; task = next.getAndIncrement()) {
            worker.accept(task);
        }
    }
}
