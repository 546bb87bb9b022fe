package io.github.owarelab.endgame.build;

import io.github.owarelab.endgame.rank.Binomials;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.DoubleConsumer;

/**
 * Solves one layer after another. A layer's values are those of a game cut off after ever more plies: from undecided boards,
 * sweep over sweep gives each board the best of its settled moves and its successors' negated values. That only ever moves a
 * value away from what infinite play counts, until nothing changes. The result does not depend on the order of the work, so
 * threads need not agree on one.
 */
final class LayerSolver {
    /** When a sweep changes fewer than one board in this many, following single changes becomes cheaper. */
    private static final int FEW = 40;

    /** Changes are noted for following up when the sweep before changed fewer than this many times more. */
    private static final int NOTE_FROM = 3;

    /** What share of a layer's time settled moves and then each sweep take, about; for the progress report only. */
    private static final double SETTLING = 0.05;

    private static final double SWEEP = 0.045;

    private final RowTables tables;
    private final Planes planes;
    private final Team team;
    private final Tile[] tiles;
    private final List<FinishedLayer> finished;
    private final int firstPlane;

    /**
     * Prepares one kind of values.
     *
     * @param finished the layers that are done, by seeds
     * @param firstPlane where these values begin in them
     */
    LayerSolver(RowTables tables, Planes planes, Team team, List<FinishedLayer> finished, int firstPlane) {
        this.tables = tables;
        this.planes = planes;
        this.team = team;
        this.finished = finished;
        this.firstPlane = firstPlane;
        tiles = new Tile[team.size];
        Arrays.setAll(tiles, worker -> new Tile(tables));
    }

    /**
     * Solves the next layer; all layers of fewer seeds must be finished.
     *
     * @param done is told which share of the work is done, now and then
     * @return the values, plane by plane
     */
    List<Layer> solve(int seeds, DoubleConsumer done) {
        RowTasks tasks = new RowTasks(seeds);
        LayerWork work = new LayerWork(seeds, planes, tasks, settledMoves(seeds, tasks));
        done.accept(SETTLING);
        if (sweepWhileManyChange(work, done)) {
            new Stragglers(tables, work, team).settle();
        }
        return work.values;
    }

    private List<SettledMoves> settledMoves(int seeds, RowTasks tasks) {
        List<SettledMoves> settled = new ArrayList<>();
        for (int plane = 0; plane < planes.count(); plane++) {
            int successors = firstPlane + planes.successors(plane);
            SettledMoves moves = new SettledMoves(tables, seeds, finished, successors, firstPlane + plane);
            moves.fill(team, tasks);
            settled.add(moves);
        }
        return settled;
    }

    /** Returns whether changes are left to follow; they are noted then. */
    private boolean sweepWhileManyChange(LayerWork work, DoubleConsumer done) {
        long few = planes.count() * Binomials.choose(work.seeds + 11, 11) / FEW;
        long changes = Long.MAX_VALUE;
        for (int sweep = 1; ; sweep++) {
            boolean note = changes / NOTE_FROM < few;
            changes = sweep(work, note);
            if (changes == 0 || note && changes < few) {
                return changes != 0;
            }
            if (note) {
                work.changed.forEach(BoardBits::clear);
            }
            done.accept(Math.min(1, SETTLING + sweep * SWEEP));
        }
    }

    private long sweep(LayerWork work, boolean note) {
        long[] changes = new long[team.size];
        team.run(0, work.tasks.count(), (worker, task) -> {
            for (int plane = 0; plane < planes.count(); plane++) {
                changes[worker] += tiles[worker].update(work, plane, note, task);
            }
        });
        return Arrays.stream(changes).sum();
    }
}
