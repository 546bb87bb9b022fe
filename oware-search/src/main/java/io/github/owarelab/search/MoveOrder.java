package io.github.owarelab.search;

import io.github.owarelab.board.Row;

/**
 * In which order moves are tried: the move of the transposition table, captures by what they take, moves that refuted a
 * sibling, and the others by how often such a move refuted anything.
 */
final class MoveOrder {
    private static final int TABLE_MOVE = 1 << 24;
    private static final int GAIN = 1 << 12;
    private static final int KILLER = 1 << 11;
    private static final int MOST_HISTORY = 1 << 10;
    private static final int SEEDS_SHIFT = 4;
    private static final int MOST_SEEDS = (1 << SEEDS_SHIFT) - 1;

    private final int[] killers;
    /** By house and its seeds. */
    private final int[] history = new int[Row.STORE << SEEDS_SHIFT];

    MoveOrder(int plies) {
        killers = new int[plies];
    }

    /** Greater for moves to be tried earlier. */
    int score(int ply, long own, int house, int gained, int tableMove) {
        int score = gained * GAIN + history[index(own, house)];
        if (house == killers[ply]) {
            score += KILLER;
        }
        return house == tableMove ? score + TABLE_MOVE : score;
    }

    /** A move refuted a node. Captures come first anyway and teach nothing. */
    void refuted(int ply, long own, int house, int depth, int gained) {
        if (gained != 0) {
            return;
        }
        killers[ply] = house;
        int index = index(own, house);
        int weight = Math.min(depth * depth, MOST_HISTORY / 2);
        history[index] += weight - history[index] * weight / MOST_HISTORY;
    }

    private static int index(long own, int house) {
        return house << SEEDS_SHIFT | Math.min(Row.seeds(own, house), MOST_SEEDS);
    }
}
