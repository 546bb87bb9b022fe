package io.github.owarelab.endgame.file;

import io.github.owarelab.board.Row;
import io.github.owarelab.rules.RuleSet;
import io.github.owarelab.rules.Rules;
import io.github.owarelab.tables.EndgameTables;
import java.util.List;

/**
 * The layers of a table read together: answers for every board, whether it is stored or has to be looked for one move on. Throws
 * what {@link LayerReader} throws; many threads may ask at once.
 */
public final class Layers {
    private final RuleSet rules;
    private final LayerReader[] layers;
    private final boolean bounds;

    /**
     * Joins layers.
     *
     * @param rules a rule set with the moves of the layers
     * @param layers readers of the layers of 0, 1 and so on seeds
     */
    public Layers(RuleSet rules, List<LayerReader> layers) {
        this.rules = rules;
        this.layers = layers.toArray(LayerReader[]::new);
        bounds = layers.stream().allMatch(layer -> layer.contents().bounds());
    }

    /**
     * The rules.
     *
     * @return a rule set with the moves of the layers
     */
    public RuleSet rules() {
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
     * Whether bounds can be asked for.
     *
     * @return true if every layer holds them
     */
    public boolean hasBounds() {
        return bounds;
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
     * The split value of a board.
     *
     * @param own the mover's packed row
     * @param other the other's packed row
     * @return seeds from the mover's view
     * @throws IllegalArgumentException if the houses hold too many seeds
     */
    public int value(long own, long other) {
        return StoredRows.contain(other)
                ? layerOf(own, other).value(own, other)
                : EndgameTables.lower(oneMoveOn(own, other, false));
    }

    /**
     * The bounds of a board.
     *
     * @param own the mover's packed row
     * @param other the other's packed row
     * @return {@linkplain EndgameTables#bounds a pair} of seeds from the mover's view
     * @throws IllegalArgumentException if the houses hold too many seeds
     * @throws IllegalStateException if a layer it needs holds no bounds
     */
    public int bounds(long own, long other) {
        return StoredRows.contain(other) ? layerOf(own, other).bounds(own, other) : oneMoveOn(own, other, true);
    }

    private LayerReader layerOf(long own, long other) {
        int seeds = Row.sum(own) + Row.sum(other);
        if (seeds >= layers.length) {
            throw new IllegalArgumentException(
                    "the houses hold " + seeds + " seeds, but the tables end at " + seeds() + " seeds");
        }
        return layers[seeds];
    }

    /** The best of all moves; each leads to a stored board, for the house just sown is empty. */
    private int oneMoveOn(long own, long other, boolean asBounds) {
        layerOf(own, other);
        int legal = rules.legalMoves(own, other);
        if (legal == 0) {
            int kept = Row.sum(own) - Row.sum(other);
            return EndgameTables.bounds(kept, kept);
        }
        int lower = Integer.MIN_VALUE;
        int upper = Integer.MIN_VALUE;
        for (int left = legal; left != 0; left &= left - 1) {
            int move = afterMove(own, other, Integer.numberOfTrailingZeros(left), asBounds);
            lower = Math.max(lower, EndgameTables.lower(move));
            upper = Math.max(upper, EndgameTables.upper(move));
        }
        return EndgameTables.bounds(lower, upper);
    }

    /**
     * What a move is worth, what it captures included.
     *
     * @param own the mover's packed row
     * @param other the other's packed row
     * @param house a house that may be sown
     * @param asBounds whether to answer with bounds, else with the split value as both
     * @return {@linkplain EndgameTables#bounds a pair} of seeds from the view of the side that moves
     */
    public int afterMove(long own, long other, int house, boolean asBounds) {
        long[] next = new long[2];
        int sown = rules.sow(own, other, house, next, 0);
        int captured = Rules.captured(sown);
        int pair = pair(next[0], next[1], asBounds);
        int lower = EndgameTables.lower(pair);
        int upper = EndgameTables.upper(pair);
        return Rules.keepsTurn(sown)
                ? EndgameTables.bounds(captured + lower, captured + upper)
                : EndgameTables.bounds(captured - upper, captured - lower);
    }

    private int pair(long own, long other, boolean asBounds) {
        if (asBounds) {
            return bounds(own, other);
        }
        int value = value(own, other);
        return EndgameTables.bounds(value, value);
    }
}
