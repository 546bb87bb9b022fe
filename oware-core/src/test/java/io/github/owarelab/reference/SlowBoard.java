package io.github.owarelab.reference;

import io.github.owarelab.game.Position;
import io.github.owarelab.game.Side;
import java.util.Arrays;

/** A board in plain arrays: South is side 0, North side 1. */
public final class SlowBoard {
    final int[][] houses = new int[2][];
    final int[] stores = new int[2];
    int mover;

    public static SlowBoard of(Position position) {
        SlowBoard board = new SlowBoard();
        int houses = position.rules().houses();
        for (Side side : Side.values()) {
            int[] row = new int[houses];
            for (int house = 0; house < houses; house++) {
                row[house] = position.seeds(side, house);
            }
            board.houses[side.ordinal()] = row;
            board.stores[side.ordinal()] = position.store(side);
        }
        board.mover = position.toMove().ordinal();
        return board;
    }

    SlowBoard copy() {
        SlowBoard copy = new SlowBoard();
        copy.houses[0] = houses[0].clone();
        copy.houses[1] = houses[1].clone();
        copy.stores[0] = stores[0];
        copy.stores[1] = stores[1];
        copy.mover = mover;
        return copy;
    }

    int[] own() {
        return houses[mover];
    }

    int[] other() {
        return houses[1 - mover];
    }

    int row(int side) {
        return Arrays.stream(houses[side]).sum();
    }

    public int inHouses() {
        return row(0) + row(1);
    }

    public int total() {
        return inHouses() + stores[0] + stores[1];
    }

    /** Houses and side to move: what a repetition compares. */
    String key() {
        return Arrays.deepToString(houses) + mover;
    }

    /** The text of a position, written by hand. */
    @Override
    public String toString() {
        StringBuilder text = new StringBuilder();
        for (int[] row : houses) {
            for (int seeds : row) {
                text.append(seeds).append('-');
            }
        }
        return text.append(stores[0])
                .append('-')
                .append(stores[1])
                .append(mover == 0 ? "-S" : "-N")
                .toString();
    }
}
