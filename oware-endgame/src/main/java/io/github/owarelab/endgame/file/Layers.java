package io.github.owarelab.endgame.file;

import io.github.owarelab.board.Row;
import io.github.owarelab.rules.Rules;
import io.github.owarelab.tables.EndgameTables;
import java.util.List;

/**
 * The layers of a table read together: answers for every board, whether it is stored or has to be looked for one move
 * on. Throws what {@link LayerReader} throws; many threads may ask at once.
 */
public final class Layers {
    private final Rules rules;
    private final boolean allRows;
    private final LayerReader[] layers;
    private final int withBounds;
    private final int distances;

    /**
     * Joins layers.
     *
     * @param layers readers of the layers of 0, 1 and so on seeds, all of the same game
     */
    public Layers(List<LayerReader> layers) {
        rules = layers.get(0).contents().game();
        allRows = StoredGame.allRows(rules);
        this.layers = layers.toArray(LayerReader[]::new);
        withBounds = (int)
                layers.stream().takeWhile(layer -> layer.contents().bounds()).count();
        distances = (int)
                layers.stream().takeWhile(layer -> layer.contents().distances()).count();
    }

    /**
     * The rules.
     *
     * @return the game that stands for all with the moves of the layers
     */
    public Rules rules() {
        return rules;
    }

    /**
     * The largest layer.
     *
     * @return seeds in the houses
     */
    public int seeds() {
        return layers.length - 1;
    }

    /**
     * Of how many layers bounds can be asked for.
     *
     * @return the number of layers from 0 on that hold them, without a gap
     */
    public int withBounds() {
        return withBounds;
    }

    /**
     * How many layers hold distances.
     *
     * @return the number of layers from 0 on that do, without a gap
     */
    public int distances() {
        return distances;
    }

    /**
     * One layer.
     *
     * @param seeds seeds in the houses
     * @return its reader
     */
    public LayerReader layer(int seeds) {
        return layers[seeds];
    }

    /**
     * A value of a board.
     *
     * @param plane which value
     * @param own the mover's packed row
     * @param other the other's packed row
     * @return seeds from the mover's view
     * @throws IllegalArgumentException if the houses hold too many seeds
     * @throws IllegalStateException if a bound is asked for and the layer holds none
     */
    public int value(Plane plane, long own, long other) {
        LayerReader layer = layerOf(own, other);
        return holds(other) ? layer.value(plane, own, other) : best(plane, own, other);
    }

    /**
     * The bounds of a board.
     *
     * @param own the mover's packed row
     * @param other the other's packed row
     * @return {@linkplain EndgameTables#bounds a pair} of seeds from the mover's view
     * @throws IllegalArgumentException if the houses hold too many seeds
     * @throws IllegalStateException if there are none
     */
    public int bounds(long own, long other) {
        LayerReader layer = layerOf(own, other);
        return holds(other)
                ? layer.bounds(own, other)
                : EndgameTables.bounds(best(Plane.LOWER, own, other), best(Plane.UPPER, own, other));
    }

    /**
     * Whether boards are stored; others are looked for one move on.
     *
     * @param other the other's packed row
     * @return true if it has an empty house or the game may meet full rows
     */
    public boolean holds(long other) {
        return allRows || StoredRows.contain(other);
    }

    private LayerReader layerOf(long own, long other) {
        int seeds = Row.sum(own) + Row.sum(other);
        if (seeds >= layers.length) {
            throw new IllegalArgumentException(
                    "the houses hold " + seeds + " seeds, but the tables end at " + seeds() + " seeds");
        }
        return layers[seeds];
    }

    /**
     * A value of a board by the values one move on; each move leads to a stored board, for the house just sown is empty.
     *
     * @param plane which value
     * @param own the mover's packed row
     * @param other the other's packed row
     * @return the best of all moves, or what each side keeps if there is none, in seeds from the mover's view
     */
    public int best(Plane plane, long own, long other) {
        int legal = rules.legalMoves(own, other);
        int best = legal == 0 ? Row.sum(own) - Row.sum(other) : Integer.MIN_VALUE;
        for (int left = legal; left != 0; left &= left - 1) {
            best = Math.max(best, afterMove(plane, own, other, Integer.numberOfTrailingZeros(left)));
        }
        return best;
    }

    /**
     * What a move is worth, what it gains at once included.
     *
     * @param plane which value
     * @param own the mover's packed row
     * @param other the other's packed row
     * @param house a house that may be sown
     * @return seeds from the view of the side that moves
     */
    public int afterMove(Plane plane, long own, long other, int house) {
        long[] next = new long[2];
        boolean again = Rules.keepsTurn(rules.sow(own, other, house, next, 0));
        int gained = Row.store(next[again ? 0 : 1]) - Row.store(own);
        return again ? gained + value(plane, next[0], next[1]) : gained - value(plane.ofOther(), next[0], next[1]);
    }
}
