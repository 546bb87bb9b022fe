package io.github.owarelab.rules;

import io.github.owarelab.board.Row;

/**
 * What sowing a handful through the own store adds to both rows, by the place it is lifted from and its seeds.
 *
 * <p>Places are counted in the direction of sowing from the mover's house 0: with n houses a row, 0 to n-1 are the mover's
 * houses, n is the mover's store, n+1 to 2n are the other's houses. The other's store is skipped; the place lifted from is
 * sown like any other.
 *
 * <p>An entry is four words: the change of the own row (store included), the change of the other's row, a single seed in the
 * lane of the last house if that is the mover's (else 0), and the last place. The seeds leave the place lifted from.
 */
final class StoreSowing {
    /** Entries for rows of six houses. */
    static final long[] SIX = table(6);

    /** Entries for rows of seven houses. */
    static final long[] SEVEN = table(7);

    private static final int WORDS = 4;
    private static final int SEEDS_SHIFT = 7;
    private static final int LANE_SHIFT = 3;

    /** So many seeds more than the exact houses give are found too seldom to look for them. */
    private static final int WITHIN_REACH = 10;

    /** In each house of seven as many seeds as end in the store. */
    private static final long TO_STORE = 0x01020304050607L;

    private StoreSowing() {}

    static int exactHouses(long own, int houses) {
        return Long.bitCount(endingAt(houses, own));
    }

    /**
     * Seeds that the mover can surely bring into its store before the other moves.
     *
     * @param enough how many are of interest
     */
    static int sureSeeds(long own, long other, int enough, long[] table, int houses) {
        int exact = exactHouses(own, houses);
        boolean inDoubt = enough > exact && enough <= exact + WITHIN_REACH;
        return inDoubt ? oneTurn(own, other, enough, table, houses) : exact;
    }

    /** Sowings that end in the store, from the right, so that none spoils another, then perhaps a capture. */
    private static int oneTurn(long own, long other, int enough, long[] table, int houses) {
        int sure = 0;
        long row = own;
        for (long exact = endingAt(houses, row); exact != 0 && sure < enough; exact = endingAt(houses, row)) {
            int house = Long.SIZE - 1 - Long.numberOfLeadingZeros(exact) >> LANE_SHIFT;
            row += ownChange(table, entry(house, houses - house));
            sure++;
        }
        return sure < enough && captures(row, other, Math.max(1, enough - sure - 1), houses) ? enough : sure;
    }

    /** Whether a sowing within the own row takes so many seeds opposite. */
    private static boolean captures(long own, long other, int least, int houses) {
        long rich = (other & Row.HOUSES) + (Row.MOST + 1 - least) * Row.ONES & topsBelow(houses);
        long mirrored = Long.reverseBytes(rich) >>> (Long.BYTES - houses) * Row.LANE_BITS;
        long ends = 0;
        for (int seeds = 1; seeds < houses; seeds++) {
            ends |= zeros(own ^ seeds * Row.ONES) << seeds * Row.LANE_BITS;
        }
        return (mirrored & zeros(own) & ends) != 0;
    }

    /** The top bits of the houses before a place (0 to 7) that hold just the seeds to end there. */
    private static long endingAt(int place, long own) {
        return zeros((own ^ TO_STORE >>> (Row.STORE - place) * Row.LANE_BITS) & Row.HOUSES) & topsBelow(place);
    }

    private static long topsBelow(int place) {
        return Row.TOPS & (1L << place * Row.LANE_BITS) - 1;
    }

    /** The top bits of all lanes without seeds. */
    private static long zeros(long row) {
        return ~(row + Row.MOST * Row.ONES) & Row.TOPS;
    }

    static int entry(int place, int seeds) {
        return ((place << SEEDS_SHIFT) + seeds) * WORDS;
    }

    static long ownChange(long[] table, int entry) {
        return table[entry];
    }

    static long otherChange(long[] table, int entry) {
        return table[entry + 1];
    }

    static long lastOwnHouse(long[] table, int entry) {
        return table[entry + 2];
    }

    static int lastPlace(long[] table, int entry) {
        return (int) table[entry + 3];
    }

    private static long[] table(int houses) {
        int places = 2 * houses + 1;
        long[] table = new long[(places << SEEDS_SHIFT) * WORDS];
        for (int place = 0; place < places; place++) {
            for (int seeds = 1; seeds <= Row.MOST; seeds++) {
                fill(table, houses, place, seeds);
            }
        }
        return table;
    }

    private static void fill(long[] table, int houses, int from, int seeds) {
        int entry = entry(from, seeds);
        add(table, entry, houses, from, -seeds);
        int place = from;
        for (int left = seeds; left > 0; left--) {
            place = next(place, houses);
            add(table, entry, houses, place, 1);
        }
        table[entry + 2] = place < houses ? 1L << (place * Row.LANE_BITS) : 0;
        table[entry + 3] = place;
    }

    static int next(int place, int houses) {
        return place == 2 * houses ? 0 : place + 1;
    }

    private static void add(long[] table, int entry, int houses, int place, long seeds) {
        if (place <= houses) {
            int lane = place == houses ? Row.STORE : place;
            table[entry] += seeds << (lane * Row.LANE_BITS);
        } else {
            table[entry + 1] += seeds << ((place - houses - 1) * Row.LANE_BITS);
        }
    }
}
