package io.github.owarelab.endgame.build;

import io.github.owarelab.endgame.file.Workers;
import io.github.owarelab.rules.Kalah;
import io.github.owarelab.rules.RuleSet;
import io.github.owarelab.rules.Rules;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CancellationException;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.DoubleConsumer;

/** Makes the layers of one table in rising order, on threads that other work may use in between. */
public interface LayerMaker extends Workers, AutoCloseable {
    /**
     * The maker for a game.
     *
     * @param rules whose moves count, of the Oware family or Kalah
     * @param seeds seeds of the largest layer
     * @param split whether to make split values; those of Kalah are always made
     * @param bounds whether to make lower and upper bounds; there are none in Kalah
     * @param threads threads that work on a layer
     * @param pairs whether {@link #together} will be called
     * @param stopped becomes true when the work is to end
     * @param scratch where to put what need not stay in memory; empty to keep all there
     * @return a maker of layers from 0 seeds on
     */
    static LayerMaker of(
            Rules rules,
            int seeds,
            boolean split,
            boolean bounds,
            int threads,
            boolean pairs,
            AtomicBoolean stopped,
            Optional<Path> scratch) {
        return rules instanceof Kalah kalah
                ? new KalahFactory(kalah, seeds, threads, stopped)
                : new LayerFactory((RuleSet) rules, seeds, split, bounds, threads, pairs, stopped, scratch);
    }

    /**
     * Adds a layer that is done; layers are added by rising seeds, from 0.
     *
     * @param layer the layer
     */
    void add(FinishedLayer layer);

    /**
     * Makes a layer. All smaller ones must have been added, but in {@link #together} the one before need not be. The values last
     * until the next layer is made; in {@link #together} until both are done.
     *
     * @param seeds its seeds
     * @param done is told now and then which share of the work is done
     * @return its values, plane by plane
     * @throws CancellationException if the work was stopped
     */
    List<Layer> make(int seeds, DoubleConsumer done);

    /**
     * Makes two neighbouring layers at a time: a capture takes at least two seeds, so neither needs the other. Threads that work on
     * different layers wait for nothing; whoever is done first helps.
     *
     * @param smaller makes the smaller one, on another thread; may do more with it
     * @param larger makes the larger one
     * @throws CancellationException if the work was stopped
     */
    void together(Runnable smaller, Runnable larger);

    /**
     * Makes the next layer and keeps it in memory for the ones after it.
     *
     * @return its values, plane by plane
     * @throws CancellationException if the work was stopped
     */
    List<Layer> makeAndKeep();

    @Override
    void close();
}
