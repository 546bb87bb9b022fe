package io.github.owarelab.search;

import java.time.Duration;

/** Tells all threads of one search when to stop, and how long it has run. */
final class Watch {
    private final long start = System.nanoTime();
    private final long longest;
    private volatile boolean cancelled;

    Watch(Limits limits) {
        longest = limits.time().map(Watch::nanos).orElse(Long.MAX_VALUE);
    }

    private static long nanos(Duration time) {
        return time.compareTo(Duration.ofNanos(Long.MAX_VALUE)) < 0 ? time.toNanos() : Long.MAX_VALUE;
    }

    void cancel() {
        cancelled = true;
    }

    boolean isOver() {
        return cancelled || System.nanoTime() - start >= longest;
    }

    Duration elapsed() {
        return Duration.ofNanos(System.nanoTime() - start);
    }
}
