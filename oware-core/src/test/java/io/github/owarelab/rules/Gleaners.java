package io.github.owarelab.rules;

import io.github.owarelab.board.Row;

/**
 * Gleaners, a made-up game of two rows of six houses. A sowing drops into the own store and skips the other's. A last seed that
 * makes one of the other's houses even takes all its seeds. A side that cannot move has lost what the other still has in its row.
 *
 * @param seedsPerHouse seeds of each house at the start, 1 to 5
 */
record Gleaners(int seedsPerHouse) implements Rules {
    private static final int HOUSES = 6;
    private static final int MOST_SEEDS = 5;

    Gleaners {
        if (seedsPerHouse < 1 || seedsPerHouse > MOST_SEEDS) {
            throw new IllegalArgumentException(
                    "Gleaners is played with 1 to " + MOST_SEEDS + " seeds a house, not " + seedsPerHouse);
        }
    }

    @Override
    public String name() {
        return "gleaners";
    }

    @Override
    public Gleaners withSeedsPerHouse(int seeds) {
        return new Gleaners(seeds);
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
        return Row.occupied(own);
    }

    @Override
    public int sow(long own, long other, int house, long[] to, int at) {
        int entry = StoreSowing.entry(house, Row.seeds(own, house));
        long ownSown = own + StoreSowing.ownChange(StoreSowing.SIX, entry);
        long otherSown = other + StoreSowing.otherChange(StoreSowing.SIX, entry);
        int last = StoreSowing.lastPlace(StoreSowing.SIX, entry) - HOUSES - 1;
        int captured = last >= 0 && Row.seeds(otherSown, last) % 2 == 0 ? Row.seeds(otherSown, last) : 0;
        if (captured > 0) {
            otherSown -= (long) captured << (last * Row.LANE_BITS);
            ownSown += (long) captured << Row.STORE_SHIFT;
        }
        to[at] = otherSown;
        to[at + 1] = ownSown;
        return captured;
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

    @Override
    public Ending ending(long own, long other) {
        return Row.houses(other) == 0 ? Ending.BOARD_EMPTY : Ending.MOVER_HAS_NO_SEEDS;
    }
}
