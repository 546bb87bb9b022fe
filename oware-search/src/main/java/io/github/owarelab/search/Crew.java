package io.github.owarelab.search;

import io.github.owarelab.game.Position;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Consumer;

/**
 * The threads of one search. All search the same root, meet in the transposition table and put off moves that another is
 * searching; the calling thread's iterations are the result.
 */
final class Crew {
    private final Position root;
    private final Limits limits;
    private final List<AlphaBeta> workers;
    private final Report report;

    Crew(Position root, Limits limits, List<AlphaBeta> workers, Report report) {
        this.root = root;
        this.limits = limits;
        this.workers = workers;
        this.report = report;
    }

    /** What a helper meets, damaged tables for example, ends the search as if the calling thread had met it. */
    SearchResult search(Watch watch, Consumer<SearchResult> listener) {
        AtomicReference<Throwable> failure = new AtomicReference<>();
        List<Thread> helpers = startHelpers(watch, failure);
        try {
            Finding best = iterations(0).run(1, limits.depth(), lines -> tell(lines, listener));
            rethrow(failure.get());
            return report.result(best, 1);
        } finally {
            watch.cancel();
            helpers.forEach(Crew::join);
        }
    }

    private static void rethrow(Throwable failure) {
        if (failure instanceof Error error) {
            throw error;
        }
        if (failure instanceof RuntimeException exception) {
            throw exception;
        }
    }

    private List<Thread> startHelpers(Watch watch, AtomicReference<Throwable> failure) {
        List<Thread> helpers = new ArrayList<>();
        for (int i = 1; i < workers.size(); i++) {
            Iterations iterations = iterations(i);
            Thread helper = new Thread(() -> iterations.run(1, Limits.MOST_DEPTH, lines -> {}), "search-" + i);
            helper.setDaemon(true);
            helper.setUncaughtExceptionHandler((thread, e) -> {
                failure.set(e);
                watch.cancel();
            });
            helper.start();
            helpers.add(helper);
        }
        return helpers;
    }

    private Iterations iterations(int worker) {
        return new Iterations(workers.get(worker), root, limits.lines());
    }

    private void tell(List<Finding> lines, Consumer<SearchResult> listener) {
        for (int i = 0; i < lines.size(); i++) {
            listener.accept(report.result(lines.get(i), i + 1));
        }
    }

    private static void join(Thread helper) {
        boolean interrupted = false;
        while (true) {
            try {
                helper.join();
                break;
            } catch (InterruptedException e) {
                interrupted = true;
            }
        }
        if (interrupted) {
            Thread.currentThread().interrupt();
        }
    }
}
