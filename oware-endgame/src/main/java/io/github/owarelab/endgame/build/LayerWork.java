package io.github.owarelab.endgame.build;

import java.util.ArrayList;
import java.util.List;

/** A layer while it is being solved: what is known of each plane. */
final class LayerWork {
    final int seeds;
    final Planes planes;
    final RowTasks tasks;

    /** Values so far, by plane. */
    final List<Layer> values;

    /** Best settled moves, by plane. */
    final List<SettledMoves> settled;

    /** Boards that changed and whose predecessors do not know yet, by plane. */
    final List<BoardBits> changed = new ArrayList<>();

    LayerWork(int seeds, Planes planes, RowTasks tasks, List<SettledMoves> settled) {
        this.seeds = seeds;
        this.planes = planes;
        this.tasks = tasks;
        this.settled = settled;
        values = planes.undecided(seeds);
        for (int plane = 0; plane < planes.count(); plane++) {
            changed.add(BoardBits.byOtherRow(seeds));
        }
    }

    /** The values of the boards after a move, as seen from a plane. */
    Layer successors(int plane) {
        return values.get(planes.successors(plane));
    }
}
