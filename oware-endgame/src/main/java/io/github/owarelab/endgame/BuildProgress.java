package io.github.owarelab.endgame;

import java.time.Duration;
import java.util.Arrays;
import java.util.function.DoubleConsumer;

/** Turns shares of layers into boards and times for a listener, which hears one thread at a time. */
final class BuildProgress {
    private final BuildListener listener;
    private final long inAll;

    /** By seeds: boards done, an estimate inside a layer. */
    private final long[] boards;

    /** By seeds: when the layer was begun, in nanoseconds. */
    private final long[] started;

    BuildProgress(BuildPlan plan, BuildListener listener) {
        this.listener = listener;
        inAll = plan.boardsToDo();
        boards = new long[plan.layers().size()];
        started = new long[plan.layers().size()];
    }

    synchronized void start(int seeds) {
        started[seeds] = System.nanoTime();
        share(seeds, 0);
    }

    private synchronized void share(int seeds, double done) {
        boards[seeds] = (long) (done * BuildPlan.boards(seeds));
        listener.progress(seeds, Arrays.stream(boards).sum(), inAll);
    }

    /** Hears of a part of a layer's work that takes so much of its time. */
    DoubleConsumer part(int seeds, double first, double end) {
        return done -> share(seeds, first + done * (end - first));
    }

    synchronized void finish(LayerInfo layer) {
        share(layer.seeds(), 1);
        listener.finished(layer, Duration.ofNanos(System.nanoTime() - started[layer.seeds()]));
    }
}
