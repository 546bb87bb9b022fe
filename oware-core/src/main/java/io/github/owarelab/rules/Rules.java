package io.github.owarelab.rules;

/**
 * The rules of one two-row sowing game on packed boards.
 *
 * <p>A board is two {@linkplain io.github.owarelab.board.Row packed rows}, always seen from the side to move: its own row
 * and the other's. The functions check nothing and allocate nothing: they are for loops that run millions of times a second.
 * {@code io.github.owarelab.game.Position} is the checked face of the same rules.
 */
public interface Rules {
    /** Set in the result of {@link #sow} if the same side moves again by right: last seed in its store, or everything taken. */
    int AGAIN = 1 << 8;

    /** Set in the result of {@link #sow} if the next side has no seeds and was passed over. */
    int PASSED = 1 << 9;

    /** Set in the result of {@link #sow} if the move would take every seed of the other, whatever the rules make of it. */
    int SLAM = 1 << 10;

    /**
     * Seeds taken by capture.
     *
     * @param sown a result of {@link #sow}
     * @return 0 to 127, without seeds sown into a store
     */
    static int captured(int sown) {
        return sown & 0xFF;
    }

    /**
     * Whether the side that moved is to move after it too: by right, or because the other was passed over, but not if it moves
     * again by right and is passed over itself.
     *
     * @param sown a result of {@link #sow}
     * @return true if the side to move stays the same
     */
    static boolean keepsTurn(int sown) {
        return ((sown ^ sown >> 1) & AGAIN) != 0;
    }

    /**
     * The name on the command line.
     *
     * @return lower case, words joined by hyphens
     */
    String name();

    /**
     * Houses of a row.
     *
     * @return 6 or 7
     */
    int houses();

    /**
     * Seeds in each house at the start.
     *
     * @return at least 1
     */
    int seedsPerHouse();

    /**
     * The same game with another number of seeds.
     *
     * @param seeds seeds of each house at the start
     * @return rules that differ in nothing else
     * @throws IllegalArgumentException if the game is not played with so many seeds
     */
    Rules withSeedsPerHouse(int seeds);

    /**
     * Seeds of the whole game.
     *
     * @return houses of both rows times seeds per house
     */
    default int totalSeeds() {
        return 2 * houses() * seedsPerHouse();
    }

    /**
     * The moves that the rules allow on a board, without regard to majority, repetition and limits.
     *
     * @param own the mover's packed row
     * @param other the other's packed row
     * @return bit i is set if house i may be sown; 0 if the game ends here
     */
    int legalMoves(long own, long other);

    /**
     * Whether a store holds so much that the game ends whatever the houses hold.
     *
     * @param own the mover's packed row
     * @param other the other's packed row
     * @return true if the game ends by majority; always false where the rules know no such ending
     */
    boolean majority(long own, long other);

    /**
     * The moves of a game that goes on: none after a majority, else the legal moves.
     *
     * @param own the mover's packed row
     * @param other the other's packed row
     * @return bit i is set if house i may be sown; 0 if the game is over
     */
    default int moves(long own, long other) {
        return majority(own, other) ? 0 : legalMoves(own, other);
    }

    /**
     * Sows one house. The next board is written as the next side to move sees it: rows change places unless the turn is kept.
     *
     * @param own the mover's packed row
     * @param other the other's packed row
     * @param house a house whose bit is set in {@link #legalMoves}; anything else gives a meaningless board
     * @param to receives the next mover's row at index {@code at} and the row of the other side at {@code at + 1}
     * @param at where to write
     * @return seeds {@linkplain #captured captured} and the flags {@link #AGAIN}, {@link #PASSED}, {@link #SLAM}
     */
    int sow(long own, long other, int house, long[] to, int at);

    /**
     * Whether the side to move has to pass on this board. {@link #sow} passes by itself and never leaves such a board.
     *
     * @param own the mover's packed row
     * @param other the other's packed row
     * @return true if the other side is to move instead
     */
    default boolean passes(long own, long other) {
        return false;
    }

    /**
     * Whether a side has to leave a seed in the other's empty row if it can.
     *
     * @return true in the Oware family
     */
    default boolean mustFeed() {
        return false;
    }

    /**
     * Where a sowing drops its seeds, one place a seed, for callers that draw the move. Places are counted in the direction of
     * sowing from the mover's house 0: with n houses a row, 0 to n-1 are the mover's houses, n is the mover's store, n+1 to 2n are
     * the other's houses. Where the hand is empty and the path goes on, the place just sown is lifted (a relay).
     *
     * @param own the mover's packed row
     * @param other the other's packed row
     * @param house a house that holds a seed
     * @return places in the order they are sown
     */
    int[] path(long own, long other, int house);

    /**
     * Why a house may not be sown in a game that goes on.
     *
     * @param own the mover's packed row
     * @param other the other's packed row
     * @param house a house whose bit is not set in {@link #legalMoves}
     * @return the clause it breaks
     */
    default Illegality illegality(long own, long other, int house) {
        return Illegality.EMPTY_HOUSE;
    }

    /**
     * Why a game on this board is over by the board alone.
     *
     * @param own the mover's packed row
     * @param other the other's packed row
     * @return the reason, only to be asked for when {@link #moves} is 0
     */
    Ending ending(long own, long other);

    /**
     * Whether a board can come back within a game.
     *
     * @return false if every move stores a seed or only carries seeds on towards the mover's store
     */
    default boolean canRepeat() {
        return true;
    }

    /**
     * How many houses of a row hold just the seeds that end in the store, so that sowing them keeps the turn.
     *
     * @param own a packed row
     * @return houses, 0 in games where no sowing ends in a store
     */
    default int exactHouses(long own) {
        return 0;
    }

    /**
     * Seeds that the mover surely brings into its store before the other moves, as far as that is soon found out.
     *
     * @param own the mover's packed row
     * @param other the other's packed row, not empty
     * @param enough how many are of interest
     * @return at most the seeds that the mover can force, 0 if nothing is known
     */
    default int sureSeeds(long own, long other, int enough) {
        return 0;
    }

    /**
     * How repetition ends the game.
     *
     * @return the clause; never reached in games where no position can come back
     */
    default Repetition repetition() {
        return Repetition.THIRD_OWN_ROW;
    }

    /**
     * Plies without a capture after which the game ends, each side taking its own row.
     *
     * @return the limit in plies, 0 for none
     */
    default int capturelessLimit() {
        return 0;
    }

    /**
     * Plies of the whole game after which it ends, each side taking its own row.
     *
     * @return the limit in plies, 0 for none
     */
    default int lengthLimit() {
        return 0;
    }
}
