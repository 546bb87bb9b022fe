package io.github.owarelab.endgame.build;

import io.github.owarelab.rules.RuleSet;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.DoubleConsumer;
import java.util.function.IntConsumer;

/** Makes the layers of one table in rising order: split values first, then the bounds if they are wanted. */
public final class LayerFactory implements LayerMaker {
    private final Team team;
    private final List<FinishedLayer> finished = new ArrayList<>();

    /** Neighbouring layers are made in different ones, if there are two. */
    private final List<Workplace> places = new ArrayList<>();

    /**
     * Prepares the tables that all layers share, to work in memory alone, one layer at a time.
     *
     * @param rules whose moves count
     * @param seeds seeds of the largest layer
     * @param split whether to make split values
     * @param bounds whether to make lower and upper bounds
     * @param threads threads that work on a layer
     * @param stopped becomes true when the work is to end
     */
    public LayerFactory(RuleSet rules, int seeds, boolean split, boolean bounds, int threads, AtomicBoolean stopped) {
        this(rules, seeds, split, bounds, threads, false, stopped, Optional.empty());
    }

    /**
     * Prepares the tables that all layers share.
     *
     * @param rules whose moves count
     * @param seeds seeds of the largest layer
     * @param split whether to make split values
     * @param bounds whether to make lower and upper bounds
     * @param threads threads that work on a layer
     * @param pairs whether two layers may be made at a time
     * @param stopped becomes true when the work is to end
     * @param scratch where to put what need not stay in memory; empty to keep all there
     */
    public LayerFactory(
            RuleSet rules,
            int seeds,
            boolean split,
            boolean bounds,
            int threads,
            boolean pairs,
            AtomicBoolean stopped,
            Optional<Path> scratch) {
        team = new Team(threads, stopped);
        RowTables tables = new RowTables(rules, seeds, team);
        for (int i = 0; i < (pairs ? 2 : 1); i++) {
            places.add(new Workplace(tables, team, split, bounds, finished, scratch));
        }
    }

    @Override
    public void add(FinishedLayer layer) {
        finished.add(layer);
    }

    /** Returns split values if wanted, then lower and upper bounds if wanted. */
    @Override
    public List<Layer> make(int seeds, DoubleConsumer done) {
        return place(seeds).make(seeds, done);
    }

    private Workplace place(int seeds) {
        return places.get(seeds % places.size());
    }

    @Override
    public void together(Runnable smaller, Runnable larger) {
        team.runBoth(smaller, larger);
    }

    @Override
    public List<Layer> makeAndKeep() {
        int seeds = finished.size();
        List<Layer> planes = place(seeds).makeToKeep(seeds);
        add(FinishedLayer.inMemory(planes));
        return planes;
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
