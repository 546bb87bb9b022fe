package io.github.owarelab.endgame.build;

import io.github.owarelab.board.Row;
import io.github.owarelab.endgame.rank.RowRank;

/**
 * What sowing a house does to each row by itself, by house and seeds: the change of the sower's row, how many seeds fall into
 * the other's row, and whether the last one does.
 */
final class Sowing {
    private static final int HOUSES = RowRank.HOUSES;
    private static final int MOST = 72;
    private static final int SHIFT = 7;
    private static final long[] OWN = new long[HOUSES << SHIFT];
    private static final byte[] CROSSING = new byte[HOUSES << SHIFT];
    private static final boolean[] ENDS_ACROSS = new boolean[HOUSES << SHIFT];
    private static final long[] PATTERN = new long[MOST + 1];

    static {
        for (int house = 0; house < HOUSES; house++) {
            for (int seeds = 1; seeds <= MOST; seeds++) {
                fill(house, seeds);
            }
        }
        for (int x = 1; x <= MOST; x++) {
            PATTERN[x] = PATTERN[x - 1] + (1L << ((x - 1) % HOUSES * Row.LANE_BITS));
        }
    }

    private Sowing() {}

    /** The change of the sower's row: what is added minus the seeds that leave the house. */
    static long own(int house, int seeds) {
        return OWN[house << SHIFT | seeds];
    }

    /** Seeds that fall into the other's row. */
    static int crossing(int house, int seeds) {
        return CROSSING[house << SHIFT | seeds];
    }

    /** Whether the last seed falls into the other's row. */
    static boolean endsAcross(int house, int seeds) {
        return ENDS_ACROSS[house << SHIFT | seeds];
    }

    /** The fewest seeds in a house of which x can fall into the other's row, from the last house; a lap costs five more. */
    static int fewestSeeds(int x) {
        return x + (x - 1) / HOUSES * (HOUSES - 1);
    }

    /** What x seeds falling into a row add to it: one each from house 0 on, round and round. */
    static long pattern(int x) {
        return PATTERN[x];
    }

    /** The seeds that a last seed captures: from the house where x seeds end, back while a house holds 2 or 3. */
    static long captured(long sown, int x) {
        long taken = 0;
        int house = x == 0 ? -1 : (x - 1) % HOUSES;
        for (; house >= 0 && (Row.seeds(sown, house) | 1) == 3; house--) {
            taken |= sown & 0xFFL << (house * Row.LANE_BITS);
        }
        return taken;
    }

    private static void fill(int house, int seeds) {
        long own = -((long) seeds << (house * Row.LANE_BITS));
        int crossing = 0;
        int place = house;
        for (int left = seeds; left > 0; left--) {
            place = (place + 1) % (2 * HOUSES);
            if (place == house) {
                place++;
            }
            if (place < HOUSES) {
                own += 1L << (place * Row.LANE_BITS);
            } else {
                crossing++;
            }
        }
        OWN[house << SHIFT | seeds] = own;
        CROSSING[house << SHIFT | seeds] = (byte) crossing;
        ENDS_ACROSS[house << SHIFT | seeds] = place >= HOUSES;
    }
}
