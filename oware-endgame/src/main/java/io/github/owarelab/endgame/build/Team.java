package io.github.owarelab.endgame.build;

import java.util.concurrent.CancellationException;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicReference;
import java.util.concurrent.locks.LockSupport;

/**
 * Threads that share out numbered tasks, each the next one not yet taken. The caller's thread is one of them. The work of a
 * layer comes in thousands of short runs, so threads watch for the next one for some time before they go to sleep: to be woken takes longer
 * than many a run.
 */
final class Team implements AutoCloseable {
    /** One numbered piece of work; the worker's number finds its scratch memory. */
    interface Task {
        void run(int worker, int task);
    }

    /** How often a thread looks for work before it sleeps: some 50 microseconds. */
    private static final int LOOKS = 1000;

    final int size;
    private final Helper[] helpers;
    private final AtomicBoolean stopped;
    private volatile Run current;

    Team(int size, AtomicBoolean stopped) {
        this.size = size;
        this.stopped = stopped;
        helpers = new Helper[size - 1];
        for (int i = 0; i < helpers.length; i++) {
            helpers[i] = new Helper(i + 1);
            helpers[i].start();
        }
    }

    /**
     * Runs the tasks from first to before end and waits for them. If one fails, no more are begun and what it threw is thrown.
     *
     * @throws CancellationException if the team was stopped before all tasks were done
     */
    void run(int first, int end, Task task) {
        Run run = new Run(first, end, task);
        if (size > 1 && end - first > 1) {
            current = run;
            for (Helper helper : helpers) {
                helper.wake();
            }
            run.work(0);
            run.awaitHelpers();
        } else {
            run.work(0);
        }
        run.throwFailure();
        if (stopped.get()) {
            throw new CancellationException("the build was stopped");
        }
    }

    @Override
    public void close() {
        current = null;
        for (Helper helper : helpers) {
            helper.closed = true;
            LockSupport.unpark(helper);
        }
    }

    /** The tasks of one call. */
    private final class Run {
        private final int end;
        private final Task task;
        private final AtomicInteger next;
        private final AtomicInteger working = new AtomicInteger(helpers.length);
        private final AtomicReference<Throwable> failure = new AtomicReference<>();

        Run(int first, int end, Task task) {
            this.end = end;
            this.task = task;
            next = new AtomicInteger(first);
        }

        void work(int worker) {
            try {
                for (int i = next.getAndIncrement(); i < end && !stopped.get(); i = next.getAndIncrement()) {
                    task.run(worker, i);
                }
            } catch (RuntimeException | Error e) {
                failure.compareAndSet(null, e);
                next.set(end);
            }
        }

        void awaitHelpers() {
            for (int looks = 0; working.get() > 0; looks++) {
                if (looks < LOOKS) {
                    Thread.onSpinWait();
                } else {
                    Thread.yield();
                }
            }
        }

        void throwFailure() {
            if (failure.get() instanceof Error error) {
                throw error;
            }
            if (failure.get() instanceof RuntimeException exception) {
                throw exception;
            }
        }
    }

    /** A thread that takes part in every run. */
    private final class Helper extends Thread {
        private final int worker;
        private volatile boolean asleep;
        private volatile boolean closed;

        Helper(int worker) {
            super("endgame-builder-" + worker);
            this.worker = worker;
            setDaemon(true);
        }

        void wake() {
            if (asleep) {
                LockSupport.unpark(this);
            }
        }

        @Override
        public void run() {
            Run last = null;
            while (!closed) {
                Run run = next(last);
                if (run != last) {
                    run.work(worker);
                    run.working.decrementAndGet();
                    last = run;
                }
            }
        }

        /** Waits for a run after the last one; may give up when woken for another reason. */
        private Run next(Run last) {
            for (int looks = 0; looks < LOOKS; looks++) {
                Run run = current;
                if (run != null && run != last) {
                    return run;
                }
                Thread.onSpinWait();
            }
            asleep = true;
            if ((current == null || current == last) && !closed) {
                LockSupport.park(this);
            }
            asleep = false;
            return last;
        }
    }
}
