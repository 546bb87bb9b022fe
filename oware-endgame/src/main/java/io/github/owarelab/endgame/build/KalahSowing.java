package io.github.owarelab.endgame.build;

import io.github.owarelab.board.Row;
import io.github.owarelab.endgame.rank.RowRank;

/**
 * What sowing a house of Kalah does whatever else is on the board.
 *
 * @param change what it adds to the own row, lane by lane
 * @param crossing seeds that fall into the other's row, from its house 0 on
 * @param gained seeds sown into the store
 * @param last where the last seed falls: an own house, {@link #STORE} or {@link #ACROSS}
 */
record KalahSowing(long change, int crossing, int gained, int last) {
    static final int STORE = RowRank.HOUSES;
    static final int ACROSS = STORE + 1;

    private static final int PLACES = 2 * RowRank.HOUSES + 1;

    /** Sows seeds from a house, one by one. */
    static KalahSowing of(int house, int seeds) {
        long change = -seeds * seed(house);
        int crossing = 0;
        int gained = 0;
        int place = house;
        for (int i = 0; i < seeds; i++) {
            place = (place + 1) % PLACES;
            change += place < STORE ? seed(place) : 0;
            gained += place == STORE ? 1 : 0;
            crossing += place > STORE ? 1 : 0;
        }
        return new KalahSowing(change, crossing, gained, Math.min(place, ACROSS));
    }

    /** A row with one seed. */
    static long seed(int house) {
        return 1L << (house * Row.LANE_BITS);
    }

    /** What seeds that fall across add to the other's row. */
    static long across(int crossing) {
        long added = 0;
        for (int i = 0; i < crossing; i++) {
            added += seed(i % RowRank.HOUSES);
        }
        return added;
    }

    /** Whether the last seed of a sowing is alone in a house of the sower. */
    boolean endsAlone(long after) {
        return last < STORE && Row.seeds(after, last) == 1;
    }

    static int opposite(int house) {
        return RowRank.HOUSES - 1 - house;
    }
}
