package io.github.owarelab.endgame.build;

import java.util.ArrayList;
import java.util.List;

/** A layer while it is being solved: what is known of each plane. */
final class LayerWork {
    final LayerTables tables;
    final int seeds;
    final Planes planes;

    /** Values so far, by plane and the sum of the mover's row: a slice for each other's row, an entry for each mover's row. */
    final Slices[][] values;

    /** Best settled moves, by plane. */
    final List<SettledMoves> settled;

    /** Boards that changed and whose predecessors do not know yet, by plane. */
    final List<BoardBits> changed = new ArrayList<>();

    /** Pairs of sums, by the lesser one. */
    final List<PairTasks> pairs = new ArrayList<>();

    LayerWork(LayerTables tables, Planes planes, List<SettledMoves> settled, Room room, int threads) {
        this.tables = tables;
        this.seeds = tables.seeds;
        this.planes = planes;
        this.settled = settled;
        for (int few = 0; 2 * few <= seeds; few++) {
            pairs.add(new PairTasks(tables, few, threads));
        }
        values = new Slices[planes.count()][];
        for (int plane = 0; plane < planes.count(); plane++) {
            values[plane] = undecided(planes.start(plane, seeds), room);
            changed.add(BoardBits.byOtherRow(tables));
        }
    }

    /** The values of the boards after a move, as seen from a plane. */
    Slices[] successors(int plane) {
        return values[planes.successors(plane)];
    }

    private Slices[] undecided(int start, Room room) {
        Slices[] blocks = new Slices[seeds + 1];
        for (int sum = 0; sum <= seeds; sum++) {
            blocks[sum] = new Slices(
                    tables.rows.order(seeds - sum).count(),
                    tables.rows.order(sum).count(),
                    room);
            blocks[sum].fill((byte) start);
        }
        return blocks;
    }
}
