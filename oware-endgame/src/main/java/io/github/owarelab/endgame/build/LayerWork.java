package io.github.owarelab.endgame.build;

import java.util.ArrayList;
import java.util.List;

/** A layer while it is being solved: what is known of each plane. */
final class LayerWork {
    final LayerTables tables;
    final int seeds;
    final Planes planes;
    final RowTasks tasks;

    /** Values so far, by plane and the sum of the mover's row: a slice for each other's row, an entry for each mover's row. */
    final Slices[][] values;

    /** Best settled moves, by plane. */
    final List<SettledMoves> settled;

    /** Boards that changed and whose predecessors do not know yet, by plane. */
    final List<BoardBits> changed = new ArrayList<>();

    LayerWork(LayerTables tables, Planes planes, RowTasks tasks, List<SettledMoves> settled) {
        this.tables = tables;
        this.seeds = tables.seeds;
        this.planes = planes;
        this.tasks = tasks;
        this.settled = settled;
        values = new Slices[planes.count()][];
        for (int plane = 0; plane < planes.count(); plane++) {
            values[plane] = undecided(planes.start(plane, seeds));
            changed.add(BoardBits.byOtherRow(tables));
        }
    }

    /** The values of the boards after a move, as seen from a plane. */
    Slices[] successors(int plane) {
        return values[planes.successors(plane)];
    }

    private Slices[] undecided(int start) {
        Slices[] blocks = new Slices[seeds + 1];
        for (int sum = 0; sum <= seeds; sum++) {
            blocks[sum] = new Slices(
                    tables.places(seeds - sum).order.count(), tables.places(sum).length());
            blocks[sum].fill((byte) start);
        }
        return blocks;
    }
}
