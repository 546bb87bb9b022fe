package io.github.owarelab.rules;

import io.github.owarelab.board.Row;

/**
 * Kalah with six houses a row. A sowing drops into the own store; a last seed there gives another move, a last seed in an own
 * empty house takes that seed and those opposite. The game ends as soon as a row is empty after a move.
 *
 * @param seedsPerHouse seeds of each house at the start, 1 to 6
 * @param emptyCapture whether a last seed in an own empty house goes to the store even if the house opposite is empty
 */
public record Kalah(int seedsPerHouse, boolean emptyCapture) implements Rules {
    private static final int HOUSES = 6;
    private static final int MOST_SEEDS = 6;

    /** Reversing the bytes of a row mirrors lane i into lane 7 - i; the house opposite i is 5 - i. */
    private static final int MIRROR_SHIFT = (8 - HOUSES) * Row.LANE_BITS;

    /**
     * Checks the seeds.
     *
     * @param seedsPerHouse seeds of each house at the start, 1 to 6
     * @param emptyCapture whether a last seed is taken without seeds opposite
     * @throws IllegalArgumentException if the seeds per house are not 1 to 6
     */
    public Kalah {
        if (seedsPerHouse < 1 || seedsPerHouse > MOST_SEEDS) {
            throw new IllegalArgumentException(
                    "Kalah is played with 1 to " + MOST_SEEDS + " seeds a house, not " + seedsPerHouse);
        }
    }

    @Override
    public String name() {
        return emptyCapture ? "kalah-empty-capture" : "kalah";
    }

    @Override
    public Kalah withSeedsPerHouse(int seeds) {
        return new Kalah(seeds, emptyCapture);
    }

    @Override
    public int houses() {
        return HOUSES;
    }

    @Override
    public boolean majority(long own, long other) {
        return false;
    }

    @Override
    public int legalMoves(long own, long other) {
        return Row.houses(other) == 0 ? 0 : Row.occupied(own);
    }

    @Override
    public boolean canRepeat() {
        return false;
    }

    @Override
    public int exactHouses(long own) {
        return StoreSowing.exactHouses(own, HOUSES);
    }

    @Override
    public int sureSeeds(long own, long other, int enough) {
        return StoreSowing.sureSeeds(own, other, enough, StoreSowing.SIX, HOUSES);
    }

    @Override
    public int sow(long own, long other, int house, long[] to, int at) {
        long[] table = StoreSowing.SIX;
        int entry = StoreSowing.entry(house, Row.seeds(own, house));
        long ownSown = own + StoreSowing.ownChange(table, entry);
        long otherSown = other + StoreSowing.otherChange(table, entry);
        int again = StoreSowing.lastPlace(table, entry) == HOUSES ? 1 : 0;
        int captured = 0;
        long last = StoreSowing.lastOwnHouse(table, entry);
        if (last != 0 && (ownSown & last * Row.MOST) == last) {
            long opposite = otherSown & (Long.reverseBytes(last) >>> MIRROR_SHIFT) * Row.MOST;
            if (opposite != 0 || emptyCapture) {
                captured = 1 + Row.sum(opposite);
                ownSown += ((long) captured << Row.STORE_SHIFT) - last;
                otherSown -= opposite;
            }
        }
        to[at + again] = otherSown;
        to[at + 1 - again] = ownSown;
        return captured | again * AGAIN;
    }

    @Override
    public Ending ending(long own, long other) {
        return Ending.ROW_EMPTY;
    }

    @Override
    public int[] path(long own, long other, int house) {
        int[] path = new int[Row.seeds(own, house)];
        int place = house;
        for (int i = 0; i < path.length; i++) {
            place = StoreSowing.next(place, HOUSES);
            path[i] = place;
        }
        return path;
    }
}
