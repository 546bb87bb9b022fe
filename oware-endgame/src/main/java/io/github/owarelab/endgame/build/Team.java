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
    private static final int LOOKS = 4000;

    final int size;
    private final Helper[] helpers;
    private final AtomicBoolean stopped;
    private volatile Run current;
    private boolean alone;

    Team(int size, AtomicBoolean stopped) {
        this.size = size;
        this.stopped = stopped;
        helpers = new Helper[size - 1];
        for (int i = 0; i < helpers.length; i++) {
            helpers[i] = new Helper(i + 1);
            helpers[i].start();
        }
    }

    /** Has the caller's thread do all tasks from now on, or shares them out again. */
    void workAlone(boolean alone) {
        this.alone = alone;
    }

    /**
     * Runs the tasks from first to before end and waits for them. If one fails, no more are begun and what it threw is thrown.
     *
     * @throws CancellationException if the team was stopped before all tasks were done
     */
    void run(int first, int end, Task task) {
        run(new Run(first, new int[] {end}, task));
    }

    /**
     * Runs tasks from 0 on in phases: a task begins when all tasks of earlier phases are done.
     *
     * @param ends the first task after each phase
     */
    void runPhases(int[] ends, Task task) {
        run(new Run(0, ends, task));
    }

    private void run(Run run) {
        if (size > 1 && !alone && run.end - run.next.get() > 1) {
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
        private final int[] ends;
        private final int end;
        private final Task task;
        private final AtomicInteger next;
        private final AtomicInteger done;
        private final AtomicInteger working = new AtomicInteger(helpers.length);
        private final AtomicReference<Throwable> failure = new AtomicReference<>();

        Run(int first, int[] ends, Task task) {
            this.ends = ends;
            this.end = ends[ends.length - 1];
            this.task = task;
            next = new AtomicInteger(first);
            done = new AtomicInteger(first);
        }

        void work(int worker) {
            try {
                int phase = 0;
                for (int i = next.getAndIncrement(); i < end && !stopped.get(); i = next.getAndIncrement()) {
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
            for (int looks = 0; done.get() < tasks && failure.get() == null && !stopped.get(); looks++) {
                pause(looks);
            }
        }

        void awaitHelpers() {
            for (int looks = 0; working.get() > 0; looks++) {
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
