package io.github.owarelab.endgame.build;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CancellationException;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicReference;

/** Threads that share out numbered tasks, each the next one not yet taken. The caller's thread is one of them. */
final class Team implements AutoCloseable {
    /** One numbered piece of work; the worker's number finds its scratch memory. */
    interface Task {
        void run(int worker, int task);
    }

    final int size;
    private final ExecutorService helpers;
    private final AtomicBoolean stopped;

    Team(int size, AtomicBoolean stopped) {
        this.size = size;
        this.stopped = stopped;
        helpers = Executors.newFixedThreadPool(Math.max(1, size - 1), work -> {
            Thread thread = new Thread(work, "endgame-builder");
            thread.setDaemon(true);
            return thread;
        });
    }

    /**
     * Runs the tasks from first to before end and waits for them. If one fails, no more are begun and what it threw is thrown.
     *
     * @throws CancellationException if the team was stopped before all tasks were done
     */
    void run(int first, int end, Task task) {
        AtomicInteger next = new AtomicInteger(first);
        AtomicReference<Throwable> failure = new AtomicReference<>();
        List<Future<?>> others = new ArrayList<>();
        for (int worker = 1; worker < Math.min(size, end - first); worker++) {
            int number = worker;
            others.add(helpers.submit(() -> work(number, next, end, task, failure)));
        }
        work(0, next, end, task, failure);
        others.forEach(Team::await);
        if (failure.get() instanceof Error error) {
            throw error;
        }
        if (failure.get() instanceof RuntimeException exception) {
            throw exception;
        }
        if (stopped.get()) {
            throw new CancellationException("the build was stopped");
        }
    }

    private void work(int worker, AtomicInteger next, int end, Task task, AtomicReference<Throwable> failure) {
        try {
            for (int i = next.getAndIncrement(); i < end && !stopped.get(); i = next.getAndIncrement()) {
                task.run(worker, i);
            }
        } catch (RuntimeException | Error e) {
            failure.compareAndSet(null, e);
            next.set(end);
        }
    }

    private static void await(Future<?> other) {
        boolean interrupted = false;
        while (true) {
            try {
                other.get();
                break;
            } catch (InterruptedException e) {
                interrupted = true;
            } catch (ExecutionException e) {
                throw new AssertionError("a task's failure is caught where it runs", e);
            }
        }
        if (interrupted) {
            Thread.currentThread().interrupt();
        }
    }

    @Override
    public void close() {
        helpers.shutdownNow();
    }
}
