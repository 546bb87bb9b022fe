package io.github.owarelab.endgame.build;

import java.util.concurrent.CancellationException;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicReference;
import java.util.concurrent.atomic.AtomicReferenceArray;
import java.util.concurrent.locks.LockSupport;
import java.util.function.BooleanSupplier;

/**
 * Threads that share out numbered tasks. The caller's thread is one of them. The work of a layer comes in thousands of short
 * runs, so threads watch for the next one for some time before they go to sleep: to be woken takes longer than many a run.
 *
 * <p>Two jobs may go on at a time, each with runs of its own. A thread that has no job takes part in the runs of both.
 */
final class Team implements AutoCloseable {
    /** One numbered piece of work; the worker's number, one for each thread of the run, finds its scratch memory. */
    interface Task {
        void run(int worker, int task);
    }

    private static final int JOBS = 2;

    final int size;
    private final Member[] members;
    private final AtomicBoolean stopped;

    /** By number of the member whose job it belongs to: what all may take part in now. */
    private final AtomicReferenceArray<Run> current = new AtomicReferenceArray<>(JOBS);

    private final boolean[] alone = new boolean[JOBS];
    private final AtomicReference<Throwable> failure = new AtomicReference<>();

    Team(int size, AtomicBoolean stopped) {
        this.size = size;
        this.stopped = stopped;
        members = new Member[size];
        members[0] = new Member(0);
        for (int number = 1; number < size; number++) {
            members[number] = new Member(number);
            members[number].thread.start();
        }
    }

    /** Has the calling thread do all tasks of its runs from now on, or shares them out again. */
    void workAlone(boolean alone) {
        this.alone[job()] = alone;
    }

    /**
     * Runs the tasks from first to before end and waits for them. If one fails, no more are begun and what it threw is thrown.
     *
     * @throws CancellationException if the team was stopped before all tasks were done
     */
    void run(int first, int end, Task task) {
        run(new Run(first, new int[] {end}, task, this::isStopped));
    }

    /**
     * Runs tasks from 0 on in phases: a task begins when all tasks of earlier phases are done.
     *
     * @param ends the first task after each phase
     */
    void runPhases(int[] ends, Task task) {
        run(new Run(0, ends, task, this::isStopped));
    }

    private void run(Run run) {
        int job = job();
        if (size > 1 && !alone[job] && run.left() > 1) {
            current.set(job, run);
            wakeAll();
            try {
                run.finish(0);
            } finally {
                current.set(job, null);
            }
        } else {
            run.finish(0);
        }
        if (isStopped()) {
            throw new CancellationException("the build was stopped");
        }
    }

    /**
     * Does two jobs at a time. Whoever is done first takes part in the runs of the other.
     *
     * @param other a job for another thread, of which there must be one
     * @param own a job for the calling thread
     * @throws RuntimeException what one of them threw, an error too; the other then stops soon
     */
    void runBoth(Runnable other, Runnable own) {
        failure.set(null);
        Job given = new Job(other);
        members[1].give(given);
        tryTo(own);
        members[0].helpUntilDone(given);
        Throwable thrown = failure.getAndSet(null);
        if (thrown instanceof Error error) {
            throw error;
        }
        if (thrown instanceof RuntimeException exception) {
            throw exception;
        }
    }

    private void tryTo(Runnable job) {
        try {
            job.run();
        } catch (RuntimeException | Error e) {
            failure.compareAndSet(null, e);
        }
    }

    private boolean isStopped() {
        return stopped.get() || failure.get() != null;
    }

    /** The number of the job that the calling thread has. */
    private int job() {
        return size > 1 && Thread.currentThread() == members[1].thread ? 1 : 0;
    }

    private void wakeAll() {
        for (Member member : members) {
            member.wake();
        }
    }

    @Override
    public void close() {
        for (Member member : members) {
            member.closed = true;
            member.wake();
        }
    }

    /** Work for one thread. */
    private final class Job {
        private final Runnable work;
        private volatile boolean done;

        Job(Runnable work) {
            this.work = work;
        }

        void go() {
            tryTo(work);
            done = true;
            members[0].wake();
        }
    }

    /** A thread of the team. */
    private final class Member {
        private final int number;
        private final Thread thread;
        private volatile Job given;
        private volatile boolean asleep;
        private volatile boolean closed;

        /** The member of a number; the first one is the thread that makes the team. */
        Member(int number) {
            this.number = number;
            if (number == 0) {
                thread = Thread.currentThread();
            } else {
                thread = new Thread(this::live, "endgame-builder-" + number);
                thread.setDaemon(true);
            }
        }

        void wake() {
            if (asleep) {
                LockSupport.unpark(thread);
            }
        }

        void give(Job job) {
            given = job;
            wake();
        }

        private void live() {
            while (!closed) {
                Job job = given;
                if (job != null) {
                    given = null;
                    job.go();
                } else {
                    help(() -> closed || given != null);
                }
            }
        }

        void helpUntilDone(Job job) {
            while (!job.done) {
                help(() -> job.done);
            }
        }

        /** Takes part in a run, or waits for one unless there is something else to do; may give up when woken for another reason. */
        private void help(BooleanSupplier other) {
            for (int looks = 0; looks < Run.LOOKS; looks++) {
                for (int i = 0; i < JOBS; i++) {
                    int job = number + i & JOBS - 1;
                    Run run = current.get(job);
                    if (run != null && run.left() > 0) {
                        run.help(numberIn(job));
                        return;
                    }
                }
                Thread.onSpinWait();
            }
            asleep = true;
            if (!other.getAsBoolean() && current.get(0) == null && current.get(1) == null) {
                LockSupport.park(this);
            }
            asleep = false;
        }

        /** The number among the threads that take part in a run of a job: 0 is taken. */
        private int numberIn(int job) {
            return number == 0 ? job : number;
        }
    }
}
