package io.github.owarelab.endgame.distance;

import io.github.owarelab.board.Row;
import io.github.owarelab.endgame.file.Layers;
import io.github.owarelab.endgame.file.Plane;
import io.github.owarelab.endgame.rank.RowRank;
import io.github.owarelab.rules.Rules;
import java.util.OptionalInt;

/**
 * The distances of all boards of a layer, in memory: three bytes a board while they are worked out, two afterwards.
 *
 * <p>The side that a board's split value favours wants a capture or the end of the game that brings it this value or more.
 * The distance is the number of plies within which it can have one, whatever the other does: the favoured side plays moves
 * that keep the value and hurries, the other plays any moves and delays. It is 0 where the game is over, 1 where one
 * sowing does it. Boards of value 0 have none: no one can force anything.
 *
 * <p>Distances are found in rising order, by going back from the boards of one distance to those before them.
 */
public final class LayerDistances {
    private final Layers layers;
    private final Rules rules;
    private final int seeds;
    private final BoardPlies plies;
    private final long[] next = new long[2];
    private BoardValues values;

    private LayerDistances(Layers layers, int seeds) {
        this.layers = layers;
        this.seeds = seeds;
        rules = layers.rules();
        plies = new BoardPlies(seeds);
        values = new BoardValues(layers.layer(seeds));
    }

    /**
     * Works out the distances of a layer of a game of the Oware family, on the calling thread.
     *
     * @param layers the tables
     * @param seeds seeds in the houses of the layer's boards
     * @return the distances
     * @throws IllegalStateException if a value is not brought about by any play
     */
    public static LayerDistances of(Layers layers, int seeds) {
        LayerDistances distances = new LayerDistances(layers, seeds);
        distances.start();
        for (int ply = 0; distances.extend(ply) || ply == 0; ply++) {}
        distances.checkAllFound();
        distances.values = null;
        return distances;
    }

    /**
     * A board's distance.
     *
     * @param own the mover's packed row
     * @param other the other's packed row, which has an empty house
     * @return plies, empty if the board's split value is 0
     */
    public OptionalInt get(long own, long other) {
        int distance = plies.get(own, other);
        return distance == BoardPlies.NONE ? OptionalInt.empty() : OptionalInt.of(distance);
    }

    private void start() {
        plies.forEach(BoardPlies.NONE, (own, other) -> {
            if (layers.holds(other)) {
                plies.set(own, other, atOnce(own, other));
            }
        });
    }

    /** What captures and ends alone tell. */
    private int atOnce(long own, long other) {
        int value = values.get(own, other);
        if (value == 0) {
            return BoardPlies.NONE;
        }
        int legal = rules.legalMoves(own, other);
        if (legal == 0) {
            return 0;
        }
        boolean captures = true;
        for (int left = legal; left != 0; left &= left - 1) {
            int house = Integer.numberOfTrailingZeros(left);
            boolean capture = Rules.captured(rules.sow(own, other, house, next, 0)) > 0;
            captures &= capture;
            if (value > 0 && capture && layers.afterMove(Plane.SPLIT, own, other, house) == value) {
                return 1;
            }
        }
        return value < 0 && captures ? 1 : BoardPlies.OPEN;
    }

    /** From the boards of one distance finds those of the next; whether there were any of the first. */
    private boolean extend(int ply) {
        boolean any = plies.forEach(ply, (own, other) -> goBack(own, other, ply));
        plies.forEach(
                BoardPlies.ASKED,
                (own, other) -> plies.set(own, other, leadsWithin(own, other, ply) ? ply + 1 : BoardPlies.OPEN));
        return any;
    }

    private void goBack(long own, long other, int ply) {
        int value = values.get(own, other);
        for (int empty = ~Row.occupied(other) & (1 << RowRank.HOUSES) - 1; empty != 0; empty &= empty - 1) {
            Unsowing unsowing = new Unsowing(own, other, Integer.numberOfTrailingZeros(empty));
            while (unsowing.next()) {
                before(unsowing, value, ply);
            }
        }
    }

    private void before(Unsowing unsowing, int nextValue, int ply) {
        long own = unsowing.sower();
        long other = unsowing.waiting();
        if (!layers.holds(other) || plies.get(own, other) != BoardPlies.OPEN) {
            return;
        }
        int value = values.get(own, other);
        if ((value < 0 || value == -nextValue) && unsowing.isMove(rules)) {
            plies.set(own, other, value < 0 ? BoardPlies.ASKED : ply + 1);
        }
    }

    /** Whether every move either captures or leads to a board of at most a distance. */
    private boolean leadsWithin(long own, long other, int ply) {
        for (int left = rules.legalMoves(own, other); left != 0; left &= left - 1) {
            int sown = rules.sow(own, other, Integer.numberOfTrailingZeros(left), next, 0);
            if (Rules.captured(sown) == 0 && plies.get(next[0], next[1]) > ply) {
                return false;
            }
        }
        return true;
    }

    private void checkAllFound() {
        plies.forEach(BoardPlies.OPEN, (own, other) -> {
            throw new IllegalStateException(
                    "the layer of " + seeds + " seeds has a value that no play brings about; verify the tables");
        });
    }
}
