package io.github.owarelab.endgame.build;

import io.github.owarelab.endgame.file.LayerFormat;
import io.github.owarelab.endgame.rank.Binomials;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.function.DoubleConsumer;

/**
 * Solves one layer after another. A layer's values are those of a game cut off after ever more plies: from undecided boards,
 * sweep over sweep gives each board the best of its settled moves and its successors' negated values. That only ever moves a
 * value away from what infinite play counts, until nothing changes. The result does not depend on the order of the work, so
 * threads need not agree on one.
 */
final class LayerSolver {
    /** When a sweep changes fewer than one board in this many, following single changes becomes cheaper. */
    private static final int FEW = 100;

    /** Changes are noted for following up when the sweep before changed fewer than this many times more. */
    private static final int NOTE_FROM = 4;

    /** Smaller layers, up to 15 seeds, are made by one thread each: until then the compiler needs a core for itself. */
    private static final long SHARED_FROM = 8_000_000;

    /** What share of a layer's time settled moves and then each sweep take, about; for the progress report only. */
    private static final double SETTLING = 0.05;

    private static final double SWEEP = 0.1;

    private static final int SLICES_AT_ONCE = 64;

    private final RowTables rows;
    private final Planes planes;
    private final Team team;
    private final Tile[] tiles;
    private final List<FinishedLayer> finished;
    private final int firstPlane;
    private final Optional<Path> scratch;
    private final Rooms rooms;

    /**
     * Prepares one kind of values.
     *
     * @param finished the layers that are done, by seeds
     * @param firstPlane where these values begin in them
     * @param rooms what no other solver uses at the same time
     * @param scratch where to put what need not stay in memory; empty to keep all there
     */
    LayerSolver(
            RowTables rows,
            Planes planes,
            Team team,
            Rooms rooms,
            List<FinishedLayer> finished,
            int firstPlane,
            Optional<Path> scratch) {
        this.scratch = scratch;
        this.rooms = rooms;
        this.rows = rows;
        this.planes = planes;
        this.team = team;
        this.finished = finished;
        this.firstPlane = firstPlane;
        tiles = new Tile[team.size];
        Arrays.setAll(tiles, worker -> new Tile(team.size > 1));
    }

    /**
     * Solves a layer; all layers with at least two seeds fewer, the least that is captured, must be finished.
     *
     * @param done is told which share of the work is done, now and then
     * @param room where the values go
     * @return the values, plane by plane
     */
    List<Layer> solve(int seeds, DoubleConsumer done, Room room) {
        LayerTables tables = new LayerTables(rows, seeds);
        RowTasks tasks = new RowTasks(seeds, sum -> rows.order(sum).count());
        List<SettledMoves> settled = new ArrayList<>();
        LayerWork work;
        long boards = Binomials.choose(seeds + 11, 11);
        team.workAlone(boards < SHARED_FROM);
        rooms.reserve(planes.count() * boards, team);
        try {
            findSettledMoves(tables, tasks, settled);
            done.accept(SETTLING);
            rooms.values().clear();
            work = new LayerWork(tables, planes, settled, rooms.values(), team.size);
            if (sweepWhileManyChange(work, done)) {
                new Stragglers(work, tasks, team).settle();
            }
        } finally {
            settled.forEach(SettledMoves::close);
            settled.clear();
        }
        room.clear();
        List<Layer> layers = new ArrayList<>();
        for (Slices[] values : work.values) {
            layers.add(stored(tables, values, room));
        }
        return layers;
    }

    /** The values in the order in which layers are stored. Gives up each block when it is done with it. */
    private Layer stored(LayerTables tables, Slices[] values, Room room) {
        int seeds = tables.seeds;
        Layer layer = new Layer(seeds);
        for (int sum = 0; sum <= seeds; sum++) {
            Slices from = values[sum];
            Slices to = layer.makeBlock(sum, room);
            RowOrder mover = rows.order(sum);
            RowOrder other = rows.order(seeds - sum);
            team.run(0, (to.count - 1) / SLICES_AT_ONCE + 1, (worker, part) -> {
                int end = Math.min(to.count, (part + 1) * SLICES_AT_ONCE);
                for (int slice = part * SLICES_AT_ONCE; slice < end; slice++) {
                    toStored(from, slice, to, other.stored[slice], mover.stored);
                }
            });
            values[sum] = null;
        }
        return layer;
    }

    private static void toStored(Slices from, int fromSlice, Slices to, int toSlice, int[] stored) {
        byte[] source = from.array(fromSlice);
        int sourceAt = from.offset(fromSlice);
        byte[] target = to.array(toSlice);
        int targetAt = to.offset(toSlice);
        for (int rank = 0; rank < stored.length; rank++) {
            target[targetAt + stored[rank]] = source[sourceAt + rank];
        }
    }

    private void findSettledMoves(LayerTables tables, RowTasks tasks, List<SettledMoves> settled) {
        rooms.settled().clear();
        for (int plane = 0; plane < planes.count(); plane++) {
            int successors = firstPlane + planes.successors(plane);
            SettledMoves moves = new SettledMoves(tables, finished, successors, firstPlane + plane, rooms);
            settled.add(moves);
            rooms.values().clear();
            moves.fill(team, tasks);
            int number = firstPlane + plane;
            scratch.ifPresent(directory -> moves.moveTo(LayerFormat.settled(directory, number)));
        }
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

    /** Works out every board, pairs of sums that exchange movers together, the most unequal first. */
    private long sweep(LayerWork work, boolean note) {
        long[] changes = new long[team.size];
        for (int few = 0; 2 * few <= work.seeds; few++) {
            int many = work.seeds - few;
            int fewSeeds = few;
            work.settled.forEach(moves -> moves.hold(fewSeeds));
            work.settled.forEach(moves -> moves.hold(many));
            PairTasks tasks = work.pairs.get(few);
            team.runPhases(
                    tasks.phaseEnds(),
                    (worker, task) -> changes[worker] += tiles[worker].update(work, tasks, task, note));
            work.settled.forEach(moves -> moves.release(many, note));
            if (few != many) {
                work.settled.forEach(moves -> moves.release(fewSeeds, note));
            }
        }
        return Arrays.stream(changes).sum();
    }
}
