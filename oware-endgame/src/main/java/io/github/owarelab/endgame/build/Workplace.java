package io.github.owarelab.endgame.build;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.function.DoubleConsumer;

/** Memory for one layer at a time, and solvers that work in it: of split values if they are wanted, then of bounds if they are. */
final class Workplace {
    private final List<LayerSolver> solvers = new ArrayList<>();

    /** By solver: where its values are when they are solved; not in the memory of the solver that comes next. */
    private final List<Room> results = new ArrayList<>();

    /**
     * An empty place.
     *
     * @param split whether to make split values
     * @param bounds whether to make lower and upper bounds
     * @param finished the layers that are done, by seeds
     * @param scratch where to put what need not stay in memory; empty to keep all there
     */
    Workplace(
            RowTables tables,
            Team team,
            boolean split,
            boolean bounds,
            List<FinishedLayer> finished,
            Optional<Path> scratch) {
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

    /**
     * Makes a layer.
     *
     * @return its values, which last until the next one is made here
     */
    List<Layer> make(int seeds, DoubleConsumer done) {
        return make(seeds, done, results);
    }

    /** Makes a layer whose values last. */
    List<Layer> makeToKeep(int seeds) {
        return make(seeds, share -> {}, Collections.nCopies(solvers.size(), Room.fresh()));
    }

    private List<Layer> make(int seeds, DoubleConsumer done, List<Room> rooms) {
        List<Layer> layers = new ArrayList<>();
        for (int i = 0; i < solvers.size(); i++) {
            double before = (double) i / solvers.size();
            DoubleConsumer part = share -> done.accept(before + share / solvers.size());
            layers.addAll(solvers.get(i).solve(seeds, part, rooms.get(i)));
        }
        return layers;
    }
}
