package io.github.owarelab.tables;

/**
 * Values of boards with few seeds, for a search to ask. What an answer means is settled for the rules the tables were asked
 * for: where a rule set makes a value depend on the history of the game, an answer is a pair of bounds.
 *
 * <p>Implementations may be asked by many threads at once.
 */
public interface EndgameTables {
    /** No tables: nothing can be asked. */
    EndgameTables NONE = new EndgameTables() {
        @Override
        public int seeds() {
            return -1;
        }

        @Override
        public int probe(long own, long other) {
            throw new IllegalStateException("there are no tables to probe");
        }
    };

    /**
     * How many seeds the houses of a board may hold to be answered now. Tables that are still being built answer more as time
     * goes on, never less.
     *
     * @return the most seeds in both rows together, -1 if no board can be asked
     */
    int seeds();

    /**
     * The bounds of a board's net value, in seeds that the mover will still gain minus seeds that the other will still gain,
     * stores left out. They hold for a game that starts at this board, and so also right after a capture.
     *
     * @param own the mover's packed row; its store is ignored
     * @param other the other's packed row; its store is ignored
     * @return a pair for {@link #lower} and {@link #upper}; the value is exact where they are equal
     * @throws IllegalArgumentException if the houses hold more than {@link #seeds()}
     */
    int probe(long own, long other);

    /**
     * How soon the side that waits can keep the mover to the upper bound: the plies within which it has a capture or the end of the
     * game by which it gets that much, whatever the mover does. Plies are counted anew after a capture. A player that goes to the least
     * distance of the boards that keep its value makes progress; one that only keeps its value can circle for ever.
     *
     * @param own the mover's packed row; its store is ignored
     * @param other the other's packed row; its store is ignored
     * @return plies, -1 if they are not known or there is nothing to force
     * @throws IllegalArgumentException if the houses hold more than {@link #seeds()}
     */
    default int distance(long own, long other) {
        return -1;
    }

    /**
     * Packs a pair of bounds.
     *
     * @param lower the lower bound in seeds
     * @param upper the upper bound in seeds
     * @return the pair
     */
    static int bounds(int lower, int upper) {
        return lower << 16 | (upper & 0xFFFF);
    }

    /**
     * The lower bound of a pair.
     *
     * @param bounds a pair
     * @return seeds
     */
    static int lower(int bounds) {
        return bounds >> 16;
    }

    /**
     * The upper bound of a pair.
     *
     * @param bounds a pair
     * @return seeds
     */
    static int upper(int bounds) {
        return (short) bounds;
    }
}
