package io.github.owarelab.endgame.build;

import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.BooleanSupplier;

/** Numbered tasks in phases, shared out among threads: each takes the next one that is not yet taken. */
final class Run {
    /** How often a thread looks for what it waits for before it lets others run: some 50 microseconds. */
    static final int LOOKS = 4000;

    private static final int CLOSED = -1;

    private final int[] ends;
    private final int end;
    private final Team.Task task;
    private final BooleanSupplier stopped;
    private final AtomicInteger next;
    private final AtomicInteger done;
    private final AtomicInteger helping = new AtomicInteger();
    private final AtomicReference<Throwable> failure = new AtomicReference<>();

    /**
     * Tasks that nobody has begun.
     *
     * @param first the first task
     * @param ends the first task after each phase, of which none begins before the one before is done
     * @param stopped whether no more tasks are to begin
     */
    Run(int first, int[] ends, Team.Task task, BooleanSupplier stopped) {
        this.ends = ends;
        this.end = ends[ends.length - 1];
        this.task = task;
        this.stopped = stopped;
        next = new AtomicInteger(first);
        done = new AtomicInteger(first);
    }

    /** How many tasks nobody has taken. */
    int left() {
        return Math.max(0, end - next.get());
    }

    /**
     * Takes part until no task is left, waits for the others, and lets nobody take part any more.
     *
     * @param worker the calling thread's number among those that take part
     * @throws RuntimeException what a task threw, an error too
     */
    void finish(int worker) {
        work(worker);
        for (int looks = 0; !helping.compareAndSet(0, CLOSED); looks++) {
            pause(looks);
        }
        throwFailure();
    }

    /** Takes part until no task is left, unless the run is over. */
    void help(int worker) {
        if (helping.getAndUpdate(threads -> threads == CLOSED ? CLOSED : threads + 1) != CLOSED) {
            work(worker);
            helping.getAndDecrement();
        }
    }

    private void work(int worker) {
        try {
            int phase = 0;
            for (int i = next.getAndIncrement(); i < end && !stopped.getAsBoolean(); i = next.getAndIncrement()) {
                while (i >= ends[phase]) {
                    awaitDone(ends[phase++]);
                }
                task.run(worker, i);
                done.getAndIncrement();
            }
        } catch (RuntimeException | Error e) {
            failure.compareAndSet(null, e);
            next.set(end);
        }
    }

    private void awaitDone(int tasks) {
        for (int looks = 0; done.get() < tasks && failure.get() == null && !stopped.getAsBoolean(); looks++) {
            pause(looks);
        }
    }

    private static void pause(int looks) {
        if (looks < LOOKS) {
            Thread.onSpinWait();
        } else {
            Thread.yield();
        }
    }

    private void throwFailure() {
        if (failure.get() instanceof Error error) {
            throw error;
        }
        if (failure.get() instanceof RuntimeException exception) {
            throw exception;
        }
    }
}
