package io.github.owarelab.endgame.build;

import io.github.owarelab.rules.RuleSet;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.DoubleConsumer;
import java.util.function.IntConsumer;

/** Makes the layers of one table in rising order: split values first, then the bounds if they are wanted. */
public final class LayerFactory implements LayerMaker {
    private final Team team;
    private final List<LayerSolver> solvers = new ArrayList<>();
    private final List<FinishedLayer> finished = new ArrayList<>();

    /** By solver: where its values are when they are solved; not in the memory of the solver that comes next. */
    private final List<Room> results = new ArrayList<>();

    /**
     * Prepares the tables that all layers share, to work in memory alone.
     *
     * @param rules whose moves count
     * @param seeds seeds of the largest layer
     * @param split whether to make split values
     * @param bounds whether to make lower and upper bounds
     * @param threads threads that work on a layer
     * @param stopped becomes true when the work is to end
     */
    public LayerFactory(RuleSet rules, int seeds, boolean split, boolean bounds, int threads, AtomicBoolean stopped) {
        this(rules, seeds, split, bounds, threads, stopped, Optional.empty());
    }

    /**
     * Prepares the tables that all layers share.
     *
     * @param rules whose moves count
     * @param seeds seeds of the largest layer
     * @param split whether to make split values
     * @param bounds whether to make lower and upper bounds
     * @param threads threads that work on a layer
     * @param stopped becomes true when the work is to end
     * @param scratch where to put what need not stay in memory; empty to keep all there
     */
    public LayerFactory(
            RuleSet rules,
            int seeds,
            boolean split,
            boolean bounds,
            int threads,
            AtomicBoolean stopped,
            Optional<Path> scratch) {
        team = new Team(threads, stopped);
        RowTables tables = new RowTables(rules, seeds, team);
        Rooms rooms = scratch.isPresent() ? Rooms.scarce() : Rooms.kept();
        if (split) {
            solvers.add(new LayerSolver(tables, Planes.SPLIT, team, rooms, finished, 0, scratch));
        }
        results.add(rooms.settled());
        if (split && bounds) {
            results.add(0, scratch.isPresent() ? Room.fresh() : Room.kept());
        }
        if (bounds) {
            solvers.add(new LayerSolver(tables, Planes.BOUNDS, team, rooms, finished, split ? 1 : 0, scratch));
        }
    }

    @Override
    public void add(FinishedLayer layer) {
        finished.add(layer);
    }

    /** Returns split values if wanted, then lower and upper bounds if wanted. */
    @Override
    public List<Layer> make(DoubleConsumer done) {
        return make(done, results);
    }

    @Override
    public List<Layer> makeAndKeep() {
        List<Layer> planes = make(share -> {}, Collections.nCopies(solvers.size(), Room.fresh()));
        add(FinishedLayer.inMemory(planes));
        return planes;
    }

    private List<Layer> make(DoubleConsumer done, List<Room> rooms) {
        List<Layer> layers = new ArrayList<>();
        for (int i = 0; i < solvers.size(); i++) {
            double before = (double) i / solvers.size();
            DoubleConsumer part = share -> done.accept(before + share / solvers.size());
            layers.addAll(solvers.get(i).solve(finished.size(), part, rooms.get(i)));
        }
        return layers;
    }

    @Override
    public void share(int parts, IntConsumer part) {
        team.run(0, parts, (worker, number) -> part.accept(number));
    }

    @Override
    public void close() {
        team.close();
    }
}
