package io.github.owarelab.endgame.build;

import io.github.owarelab.rules.RuleSet;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CancellationException;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.DoubleConsumer;
import java.util.stream.Stream;

/** Makes the layers of one table in rising order: split values first, then the bounds if they are wanted. */
public final class LayerFactory implements AutoCloseable {
    private final Team team;
    private final List<Planes> kinds = new ArrayList<>();
    private final List<LayerSolver> solvers = new ArrayList<>();

    /**
     * Prepares the tables that all layers share.
     *
     * @param rules whose moves count
     * @param seeds seeds of the largest layer
     * @param split whether to make split values
     * @param bounds whether to make lower and upper bounds
     * @param threads threads that work on a layer
     * @param stopped becomes true when the work is to end
     */
    public LayerFactory(RuleSet rules, int seeds, boolean split, boolean bounds, int threads, AtomicBoolean stopped) {
        team = new Team(threads, stopped);
        RowTables tables = new RowTables(rules, seeds);
        if (split) {
            add(tables, Planes.SPLIT, seeds);
        }
        if (bounds) {
            add(tables, Planes.BOUNDS, seeds);
        }
    }

    private void add(RowTables tables, Planes planes, int seeds) {
        kinds.add(planes);
        solvers.add(new LayerSolver(tables, planes, team, seeds));
    }

    /**
     * Room for a layer that was made before.
     *
     * @param seeds seeds of its boards
     * @param bounds whether it has bounds
     * @return a layer for the split values, then if wanted for the lower and the upper bounds
     */
    public static List<Layer> room(int seeds, boolean bounds) {
        return Stream.generate(() -> new Layer(seeds, 0)).limit(bounds ? 3 : 1).toList();
    }

    /**
     * Takes over a layer that was made before.
     *
     * @param layers its values in the order of {@link #make}
     */
    public void adopt(List<Layer> layers) {
        int first = 0;
        for (int i = 0; i < solvers.size(); i++) {
            int count = kinds.get(i).count();
            solvers.get(i).finished(layers.subList(first, first + count));
            first += count;
        }
    }

    /**
     * Makes a layer; all layers of fewer seeds must have been made or adopted.
     *
     * @param seeds seeds of its boards
     * @param done is told now and then which share of the work is done
     * @return split values if wanted, then lower and upper bounds if wanted
     * @throws CancellationException if the work was stopped
     */
    public List<Layer> make(int seeds, DoubleConsumer done) {
        List<Layer> layers = new ArrayList<>();
        for (int i = 0; i < solvers.size(); i++) {
            double before = (double) i / solvers.size();
            layers.addAll(solvers.get(i).solve(seeds, share -> done.accept(before + share / solvers.size())));
        }
        return layers;
    }

    @Override
    public void close() {
        team.close();
    }
}
