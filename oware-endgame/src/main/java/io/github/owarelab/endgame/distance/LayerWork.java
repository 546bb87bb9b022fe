package io.github.owarelab.endgame.distance;

import io.github.owarelab.endgame.file.LayerValues;
import io.github.owarelab.endgame.file.Plane;
import io.github.owarelab.endgame.rank.RowRank;
import io.github.owarelab.rules.Rules;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;

/** A layer whose distances are being worked out: those of split values, or those of both bounds together. */
final class LayerWork {
    /** Mover's rows from a rank that is a multiple of 64, with all other's rows. */
    record Task(int sum, int first, int count) {}

    /** One kind of value. */
    record PlaneWork(Plane plane, int infinitePlay, LayerValues values, BoardPlies plies, BoardSet[] due) {
        /** The boards that have just got this distance. */
        BoardSet due(int ply) {
            return due[ply & 1];
        }
    }

    final Rules rules;
    final int seeds;
    final long[][] rows;
    final UnsownRows[] unsown;
    final List<Task> tasks = new ArrayList<>();
    private final Map<Plane, PlaneWork> planes = new EnumMap<>(Plane.class);

    LayerWork(Rules rules, int seeds, Map<Plane, ? extends LayerValues> values) {
        this.rules = rules;
        this.seeds = seeds;
        rows = new long[seeds + 1][];
        unsown = new UnsownRows[seeds + 1];
        for (int sum = 0; sum <= seeds; sum++) {
            rows[sum] = RowRank.rows(sum);
            unsown[sum] = new UnsownRows(sum, seeds - sum);
            for (int first = 0; first < rows[sum].length; first += Long.SIZE) {
                tasks.add(new Task(sum, first, Math.min(Long.SIZE, rows[sum].length - first)));
            }
        }
        values.forEach((plane, of) -> planes.put(plane, work(plane, of)));
    }

    private PlaneWork work(Plane plane, LayerValues values) {
        BoardSet[] due = {new BoardSet(seeds), new BoardSet(seeds)};
        return new PlaneWork(plane, plane.infinitePlay(seeds), values, new BoardPlies(seeds), due);
    }

    PlaneWork get(Plane plane) {
        return planes.get(plane);
    }

    Iterable<PlaneWork> planes() {
        return planes.values();
    }
}
