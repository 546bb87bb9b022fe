package io.github.owarelab.board;

/**
 * Static functions on one packed row: a side's houses and its store in one 64-bit word.
 *
 * <pre>
 *   bits 63..56  55..48  47..40  ...  15..8   7..0
 *        store  house 6 house 5  ... house 1 house 0
 * </pre>
 *
 * <p>Houses are numbered from their owner's left, in the direction of sowing. Six-house games leave lane 6 empty. A lane
 * holds 0 to 127 seeds: every board of every game fits, and the spare top bit of each lane lets eight lanes be compared by
 * one addition. A board is two such words, the mover's and the other's.
 */
public final class Row {
    /** Bits of a lane. */
    public static final int LANE_BITS = 8;

    /** The lane of the store. */
    public static final int STORE = 7;

    /** How far a store's seeds are shifted. */
    public static final int STORE_SHIFT = STORE * LANE_BITS;

    /** All houses, without the store. */
    public static final long HOUSES = (1L << STORE_SHIFT) - 1;

    /** One seed in every lane; as a factor it sums lanes into the top one. */
    public static final long ONES = 0x0101010101010101L;

    /** The top bit of every lane. */
    public static final long TOPS = 0x8080808080808080L;

    /** The most seeds a lane can hold. */
    public static final int MOST = 127;

    private static final long BELOW_TOPS = 0x7F7F7F7F7F7F7F7FL;
    private static final long TOPS_TO_MASK = 0x0102040810204080L;

    private Row() {}

    /**
     * Packs a row.
     *
     * @param houses seeds of each house from its owner's left, at most seven
     * @param store seeds in the store
     * @return the packed row
     * @throws IllegalArgumentException if there are more than seven houses or a count is not 0 to 127
     */
    public static long of(int[] houses, int store) {
        if (houses.length > STORE) {
            throw new IllegalArgumentException("a row has at most " + STORE + " houses, not " + houses.length);
        }
        long row = lane(STORE, store);
        for (int house = 0; house < houses.length; house++) {
            row |= lane(house, houses[house]);
        }
        return row;
    }

    private static long lane(int lane, int seeds) {
        if (seeds < 0 || seeds > MOST) {
            throw new IllegalArgumentException("a house or store holds 0 to " + MOST + " seeds, not " + seeds);
        }
        return (long) seeds << (lane * LANE_BITS);
    }

    /**
     * Seeds in one house.
     *
     * @param row a packed row
     * @param house 0 to 6
     * @return its seeds
     */
    public static int seeds(long row, int house) {
        return (int) (row >>> (house * LANE_BITS)) & MOST;
    }

    /**
     * Seeds in the store.
     *
     * @param row a packed row
     * @return the store's seeds
     */
    public static int store(long row) {
        return (int) (row >>> STORE_SHIFT);
    }

    /**
     * The row without its store.
     *
     * @param row a packed row
     * @return the same houses with an empty store
     */
    public static long houses(long row) {
        return row & HOUSES;
    }

    /**
     * Seeds in all houses together.
     *
     * @param row a packed row
     * @return their sum, without the store
     */
    public static int sum(long row) {
        return (int) (((row & HOUSES) * ONES) >>> STORE_SHIFT);
    }

    /**
     * Which houses hold a seed.
     *
     * @param row a packed row
     * @return bit i is set if house i is not empty
     */
    public static int occupied(long row) {
        long tops = ((row & HOUSES) + BELOW_TOPS) & TOPS;
        return (int) (((tops >>> 7) * TOPS_TO_MASK) >>> STORE_SHIFT) & 0x7F;
    }
}
