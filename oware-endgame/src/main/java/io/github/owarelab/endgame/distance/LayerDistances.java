package io.github.owarelab.endgame.distance;

import io.github.owarelab.board.Row;
import io.github.owarelab.endgame.file.LayerValues;
import io.github.owarelab.endgame.file.Plane;
import io.github.owarelab.endgame.file.Reach;
import io.github.owarelab.endgame.rank.RowRank;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** The distances of all boards of a layer, in memory: two bytes a board and kind of value. */
public final class LayerDistances {
    private final Map<Plane, BoardPlies> plies;

    LayerDistances(Map<Plane, BoardPlies> plies) {
        this.plies = plies;
    }

    /**
     * A board's distance.
     *
     * @param plane of which value
     * @param own the mover's packed row
     * @param other the other's packed row, which has an empty house
     * @return plies, -1 if the value is that of infinite play
     */
    public int get(Plane plane, long own, long other) {
        BoardPlies of = plies.get(plane);
        int sum = Row.sum(own);
        return of.block(sum)[of.slice(sum, RowRank.rank(other)) + RowRank.rank(own)];
    }

    /**
     * The distances as a file holds them.
     *
     * @return for each kind of value the lower bits, then the upper bits
     */
    public List<LayerValues> planes() {
        List<LayerValues> planes = new ArrayList<>();
        for (BoardPlies of : plies.values()) {
            planes.add(new DistancePlane(of, false));
            planes.add(new DistancePlane(of, true));
        }
        return planes;
    }

    /**
     * How far the distances go.
     *
     * @return for each kind of value
     */
    public List<Reach> reach() {
        return plies.values().stream().map(BoardPlies::reach).toList();
    }
}
