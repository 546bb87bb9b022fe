package io.github.owarelab.rules;

import io.github.owarelab.board.Row;

/**
 * What sowing a house adds to both rows, by house and seeds.
 *
 * <p>An entry is three words: the change of the own row (the seeds leave the house, laps skip it), the change of the other's
 * row, and a mask over the other's lanes up to the one that gets the last seed, 0 if the last seed falls into the own row.
 */
final class OwareSowing {
    static final int HOUSES = 6;

    /** The place of the other's house 0; the mover's store, which is not sown, lies before it. */
    private static final int OTHER = HOUSES + 1;

    private static final int PLACES = OTHER + HOUSES;

    /** Words per entry, padded so that an entry does not straddle two cache lines. */
    private static final int WORDS = 4;

    private static final int SEEDS_SHIFT = 7;

    private static final long[] TABLE = new long[(HOUSES << SEEDS_SHIFT) * WORDS];

    static {
        for (int house = 0; house < HOUSES; house++) {
            for (int seeds = 1; seeds <= Row.MOST; seeds++) {
                fill(house, seeds);
            }
        }
    }

    private OwareSowing() {}

    static int entry(int house, int seeds) {
        return ((house << SEEDS_SHIFT) + seeds) * WORDS;
    }

    static long ownChange(int entry) {
        return TABLE[entry];
    }

    static long otherChange(int entry) {
        return TABLE[entry + 1];
    }

    static long upToLast(int entry) {
        return TABLE[entry + 2];
    }

    /** Places are those of {@link Rules#path}: the mover's houses, its store, the other's houses. */
    static int[] path(int house, int seeds) {
        int[] path = new int[seeds];
        int place = house;
        for (int seed = 0; seed < seeds; seed++) {
            do {
                place = (place + 1) % PLACES;
            } while (place == house || place == HOUSES);
            path[seed] = place;
        }
        return path;
    }

    private static void fill(int house, int seeds) {
        long own = -((long) seeds << (house * Row.LANE_BITS));
        long other = 0;
        int last = house;
        for (int place : path(house, seeds)) {
            if (place < HOUSES) {
                own += 1L << (place * Row.LANE_BITS);
            } else {
                other += 1L << ((place - OTHER) * Row.LANE_BITS);
            }
            last = place;
        }
        int entry = entry(house, seeds);
        TABLE[entry] = own;
        TABLE[entry + 1] = other;
        TABLE[entry + 2] = last < HOUSES ? 0 : (1L << ((last - OTHER + 1) * Row.LANE_BITS)) - 1;
    }
}
