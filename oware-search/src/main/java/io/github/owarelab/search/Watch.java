package io.github.owarelab.search;

import java.time.Duration;

/** Tells all threads of one search when to stop, and how long it has run. */
final class Watch {
    /** A deeper iteration takes longer than all before: it is not begun when this part of the usual time is over. */
    private static final int PART = 2;

    private final long begin = System.nanoTime();
    private final long longest;
    private final long usual;

    /** When time began to count; only to be read if it does. */
    private volatile long countedFrom = begin;

    private volatile boolean counting;
    private volatile boolean cancelled;

    Watch(Limits limits) {
        long time = limits.time().map(Watch::nanos).orElse(Long.MAX_VALUE);
        longest = Math.min(
                time, limits.clock().map(Clock::longest).map(Watch::nanos).orElse(Long.MAX_VALUE));
        usual = limits.clock().map(Clock::usual).map(Watch::nanos).orElse(Long.MAX_VALUE);
        counting = !limits.pondering();
    }

    private static long nanos(Duration time) {
        return time.compareTo(Duration.ofNanos(Long.MAX_VALUE)) < 0 ? time.toNanos() : Long.MAX_VALUE;
    }

    /** The search ends as soon as it looks. */
    void cancel() {
        cancelled = true;
    }

    /** Time counts from now on, if it did not before. */
    synchronized void ponderHit() {
        if (!counting) {
            countedFrom = System.nanoTime();
            counting = true;
        }
    }

    boolean isOver() {
        return cancelled || counting && counted() >= longest;
    }

    /** Ends the search if it is too late to begin a deeper iteration. */
    void cancelIfLate() {
        if (counting && counted() > usual / PART) {
            cancel();
        }
    }

    private long counted() {
        return System.nanoTime() - countedFrom;
    }

    Duration elapsed() {
        return Duration.ofNanos(System.nanoTime() - begin);
    }
}
