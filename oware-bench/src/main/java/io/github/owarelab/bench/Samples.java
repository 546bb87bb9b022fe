package io.github.owarelab.bench;

import io.github.owarelab.game.Position;
import io.github.owarelab.game.Side;
import java.util.Arrays;

/** Positions and what a network should say of them: one input a house, for its place and its seeds, the mover's houses first. */
final class Samples {
    /** Inputs that are on for a position. */
    static final int PLACES = 12;
    /** More seeds in a house count as so many. */
    static final int MOST_SEEDS = 20;

    static final int LEVELS = MOST_SEEDS + 1;
    static final int INPUTS = PLACES * LEVELS;

    private static final int ROW = PLACES / 2;
    private static final float SEEDS = 48;

    private short[] inputs = new short[PLACES];
    private float[] late = new float[1];
    private float[] wanted = new float[1];
    private int count;

    /** Adds a position and its value, in seeds from the mover's view. */
    void add(Position position, double value) {
        if (count == wanted.length) {
            inputs = Arrays.copyOf(inputs, 2 * count * PLACES);
            late = Arrays.copyOf(late, 2 * count);
            wanted = Arrays.copyOf(wanted, 2 * count);
        }
        addRow(position, position.toMove(), count * PLACES);
        addRow(position, position.toMove().opposite(), count * PLACES + ROW);
        late[count] = 1 - position.inHouses() / SEEDS;
        wanted[count++] = (float) value;
    }

    private void addRow(Position position, Side side, int at) {
        for (int house = 0; house < ROW; house++) {
            int place = (at + house) % PLACES;
            inputs[at + house] = (short) (place * LEVELS + Math.min(position.seeds(side, house), MOST_SEEDS));
        }
    }

    int count() {
        return count;
    }

    /** The input of a sample that is on for a place. */
    int input(int sample, int place) {
        return inputs[sample * PLACES + place];
    }

    /** The share of the seeds that have left the houses. */
    float late(int sample) {
        return late[sample];
    }

    /** The value in seeds, from the mover's view. */
    float wanted(int sample) {
        return wanted[sample];
    }
}
