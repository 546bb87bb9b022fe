package io.github.owarelab.endgame.file;

import io.github.owarelab.endgame.rank.Binomials;
import io.github.owarelab.rules.Rules;
import java.util.Arrays;
import java.util.List;
import java.util.OptionalLong;

/**
 * What a layer file holds.
 *
 * @param game the game whose moves count, the one that stands for all with its moves
 * @param seeds seeds in the houses, 0 to 48
 * @param counts how many of all boards, stored or not, have the split value -seeds, -seeds + 1 and so on up to seeds
 * @param exact how many of all boards have bounds that meet; empty if the file holds split values alone
 * @param reach of each kind of value in the order of {@link Plane} how far its distances go; empty if the file holds no
 *     distances
 */
public record LayerContents(Rules game, int seeds, long[] counts, OptionalLong exact, List<Reach> reach) {
    /** Split values, lower and upper bounds. */
    static final int MOST_VALUES = 3;

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
        reach = List.copyOf(reach);
        if (!reach.isEmpty() && reach.size() != (exact.isPresent() ? MOST_VALUES : 1)) {
            throw new IllegalArgumentException(
                    "a file with distances holds those of all its values, not of " + reach.size());
        }
    }

    /**
     * Contents without distances.
     *
     * @param game the game whose moves count
     * @param seeds seeds in the houses
     * @param counts how many boards have each split value
     * @param exact how many of all boards have bounds that meet
     * @throws IllegalArgumentException for the reasons of the other constructor
     */
    public LayerContents(Rules game, int seeds, long[] counts, OptionalLong exact) {
        this(game, seeds, counts, exact, List.of());
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

    /**
     * Whether the file holds distances.
     *
     * @return true if there are planes of distances behind those of values
     */
    public boolean distances() {
        return !reach.isEmpty();
    }

    /**
     * The same with distances.
     *
     * @param distances of each kind of value how far they go
     * @return other contents
     */
    public LayerContents withReach(List<Reach> distances) {
        return new LayerContents(game, seeds, counts, exact, distances);
    }

    /** Planes of values. */
    int values() {
        return bounds() ? MOST_VALUES : 1;
    }

    /** All planes. */
    int planes() {
        return values() + Reach.PLANES * reach.size();
    }

    /** The first plane of the distances of a kind of value. */
    int distancePlane(Plane plane) {
        return values() + Reach.PLANES * plane.ordinal();
    }
}
