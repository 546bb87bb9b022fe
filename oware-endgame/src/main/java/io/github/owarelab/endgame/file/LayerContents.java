package io.github.owarelab.endgame.file;

import io.github.owarelab.endgame.rank.Binomials;
import io.github.owarelab.rules.Rules;
import java.util.Arrays;
import java.util.OptionalLong;

/**
 * What a layer file holds.
 *
 * @param game the game whose moves count, the one that stands for all with its moves
 * @param seeds seeds in the houses, 0 to 48
 * @param counts how many of all boards, stored or not, have the split value -seeds, -seeds + 1 and so on up to seeds
 * @param exact how many of all boards have bounds that meet; empty if the file holds split values alone
 */
public record LayerContents(Rules game, int seeds, long[] counts, OptionalLong exact) {
    /** Split values, lower and upper bounds. */
    static final int MOST_PLANES = 3;

    private static final int MORE_HOUSES = 11;

    /**
     * Checks the numbers.
     *
     * @throws IllegalArgumentException if there are no tables of the game, there are more than 48 seeds, or the counts do not
     *     add up to the boards of the layer
     */
    public LayerContents {
        game = StoredGame.representative(game);
        if (seeds < 0 || seeds > LayerFormat.MOST_SEEDS) {
            throw new IllegalArgumentException("a layer has 0 to " + LayerFormat.MOST_SEEDS + " seeds, not " + seeds);
        }
        long boards = boards(seeds);
        if (counts.length != 2 * seeds + 1 || Arrays.stream(counts).sum() != boards) {
            throw new IllegalArgumentException("the counts of " + counts.length + " values add up to "
                    + Arrays.stream(counts).sum() + " boards, not to " + boards);
        }
        if (exact.isPresent() && (exact.getAsLong() < 0 || exact.getAsLong() > boards)) {
            throw new IllegalArgumentException(
                    exact.getAsLong() + " of " + boards + " boards are said to have bounds that meet");
        }
    }

    /**
     * How many boards a layer has.
     *
     * @param seeds seeds in the houses
     * @return C(seeds + 11, 11)
     */
    public static long boards(int seeds) {
        return Binomials.choose(seeds + MORE_HOUSES, MORE_HOUSES);
    }

    /**
     * Whether the file holds bounds.
     *
     * @return true if there are three planes, false for one
     */
    public boolean bounds() {
        return exact.isPresent();
    }

    int planes() {
        return bounds() ? MOST_PLANES : 1;
    }
}
