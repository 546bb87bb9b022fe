package io.github.owarelab.endgame;

import java.time.Duration;
import java.util.function.DoubleConsumer;

/** Turns shares of layers into boards and times for a listener. */
final class BuildProgress {
    private final BuildListener listener;
    private final long inAll;
    private long boards;
    private int seeds;
    private long started;

    BuildProgress(BuildPlan plan, BuildListener listener) {
        this.listener = listener;
        inAll = plan.boardsToDo();
    }

    void start(int layer) {
        seeds = layer;
        started = System.nanoTime();
        share(0);
    }

    void share(double done) {
        listener.progress(seeds, boards + (long) (done * BuildPlan.boards(seeds)), inAll);
    }

    /** Hears of a part of a layer's work that takes so much of its time. */
    DoubleConsumer part(double first, double end) {
        return done -> share(first + done * (end - first));
    }

    void finish(LayerInfo layer) {
        boards += layer.boards();
        listener.progress(seeds, boards, inAll);
        listener.finished(layer, Duration.ofNanos(System.nanoTime() - started));
    }
}
