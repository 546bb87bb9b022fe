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
            AtomicBoolean stopped,
            Optional<Path> scratch) {
        return rules instanceof Kalah kalah
                ? new KalahFactory(kalah, seeds, threads, stopped)
                : new LayerFactory((RuleSet) rules, seeds, split, bounds, threads, stopped, scratch);
    }

    /**
     * Adds a layer that is done; layers are added by rising seeds, from 0.
     *
     * @param layer the layer
     */
    void add(FinishedLayer layer);

    /**
     * Makes the next layer. Its seeds are the number of layers that were added. The values last until the next layer is made.
     *
     * @param done is told now and then which share of the work is done
     * @return its values, plane by plane
     * @throws CancellationException if the work was stopped
     */
    List<Layer> make(DoubleConsumer done);

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
