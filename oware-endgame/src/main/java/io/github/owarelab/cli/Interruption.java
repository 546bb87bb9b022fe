package io.github.owarelab.cli;

import java.util.concurrent.CancellationException;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;

/** Ends long work in order when a signal comes: the work is told to stop, and the process waits until it has. */
final class Interruption {
    /** Finished files are complete at any moment: work that does not stop in time is left to die. */
    private static final int MOST_SECONDS = 30;

    private final CountDownLatch finished = new CountDownLatch(1);
    private Runnable stop;
    private boolean requested;

    /** Work that can be stopped. */
    interface Work<T, E extends Exception> {
        T run() throws E;
    }

    /**
     * Does work that a signal can stop.
     *
     * @param howToStop makes the work return or throw soon, called from another thread
     * @throws CancellationException if a signal came
     */
    <T, E extends Exception> T run(Work<T, E> work, Runnable howToStop) throws E {
        setStop(howToStop);
        try {
            T result = work.run();
            check();
            return result;
        } catch (Exception e) {
            // What a signal did to the work is no failure of it.
            check();
            throw e;
        } finally {
            setStop(null);
        }
    }

    private synchronized void setStop(Runnable howToStop) {
        stop = howToStop;
        if (requested && howToStop != null) {
            howToStop.run();
        }
    }

    /**
     * Checks whether a signal came.
     *
     * @throws CancellationException if one came
     */
    synchronized void check() {
        if (requested) {
            throw new CancellationException();
        }
    }

    /** Tells the work to stop and returns whether there is any. */
    synchronized boolean request() {
        requested = true;
        if (stop != null) {
            stop.run();
        }
        return stop != null;
    }

    /**
     * Tells the work to stop and waits until all is finished; without work that can be stopped the process may end at once.
     *
     * @param farewell is done in that case, unless all is finished already
     */
    void requestAndWait(Runnable farewell) {
        if (finished.getCount() == 0) {
            return;
        }
        if (request()) {
            awaitFinished();
        } else {
            farewell.run();
        }
    }

    private void awaitFinished() {
        try {
            finished.await(MOST_SECONDS, TimeUnit.SECONDS);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    /** Says that nothing more will be done. */
    void finished() {
        finished.countDown();
    }
}
