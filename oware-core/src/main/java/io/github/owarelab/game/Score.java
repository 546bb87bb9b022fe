package io.github.owarelab.game;

import java.util.Optional;

/**
 * What each side has at the end, in half seeds: an even split can halve a seed.
 *
 * @param southHalves South's half seeds
 * @param northHalves North's half seeds
 */
public record Score(int southHalves, int northHalves) {
    /**
     * What one side has.
     *
     * @param side a side
     * @return its half seeds
     */
    public int halves(Side side) {
        return side == Side.SOUTH ? southHalves : northHalves;
    }

    /**
     * What one side has, in seeds.
     *
     * @param side a side
     * @return for example {@code 24} or {@code 23.5}
     */
    public String text(Side side) {
        int halves = halves(side);
        return halves / 2 + (halves % 2 == 0 ? "" : ".5");
    }

    /**
     * Who has more.
     *
     * @return the winner, empty for a draw
     */
    public Optional<Side> winner() {
        if (southHalves == northHalves) {
            return Optional.empty();
        }
        return Optional.of(southHalves > northHalves ? Side.SOUTH : Side.NORTH);
    }

    /**
     * Both in seeds.
     *
     * @return South's first, for example {@code 24.5-23.5}
     */
    @Override
    public String toString() {
        return text(Side.SOUTH) + "-" + text(Side.NORTH);
    }
}
