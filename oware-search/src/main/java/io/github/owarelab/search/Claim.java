package io.github.owarelab.search;

/**
 * What the search of a board returns, packed into an int: a value in points from the mover's view and how well it is proved.
 *
 * <pre>
 *   bits 31..18  17..15  14    13..7  6..0
 *        points  move    path  lower  upper
 * </pre>
 *
 * <p>{@code lower} is the proof that the board's value is at least the points, {@code upper} that it is at most the points. A
 * proof is a number: 0 to {@value #MOST_PLIES} is a proof by force, {@link #ON_PATH} one that holds for the moves played up
 * to this board, {@link #NONE} none. A greater number is a weaker proof, so that the weakest of several is their maximum.
 *
 * <p>A proof by force needs no end of the game by repetition: within so many plies it reaches a capture or a board without
 * legal moves. (Plies are only counted where the rules have a limit.) A side that can force its way needs never pass a board
 * twice. Therefore such a proof holds wherever the board turns up in a tree, whatever the history, except where a board on the
 * forced way ended the game already before the root; see {@link Path#proves}. Only such proofs enter the transposition table
 * as proofs.
 *
 * <p>{@code path} is set if the points, proved or not, come from a repetition or a limit met below: they are then the value
 * of this board on this path only, and do not enter the transposition table.
 */
final class Claim {
    /** The longest proof by force, in plies. */
    static final int MOST_PLIES = 125;

    static final int ON_PATH = 126;
    static final int NONE = 127;
    static final int PATH_FLAG = 1 << 14;

    private static final int PROOF = 127;
    private static final int LOWER_SHIFT = 7;
    private static final int MOVE_SHIFT = 15;
    private static final int MOVE = 7 << MOVE_SHIFT;
    private static final int POINTS_SHIFT = 18;

    private Claim() {}

    static int of(int points, int lower, int upper, int path) {
        return points << POINTS_SHIFT | path | lower << LOWER_SHIFT | upper;
    }

    /** A value that holds at once. */
    static int exact(int points) {
        return of(points, 0, 0, 0);
    }

    /** Nothing is proved. */
    static int guess(int points) {
        return of(points, NONE, NONE, 0);
    }

    /** The value is at least the points. */
    static int atLeast(int points, int plies) {
        return of(points, plies, NONE, 0);
    }

    /** The value is at most the points. */
    static int atMost(int points, int plies) {
        return of(points, NONE, plies, 0);
    }

    /** Whether a move promises more than another, or the same with a stronger proof. */
    static boolean isBetter(int claim, int other) {
        return points(claim) > points(other) || points(claim) == points(other) && lower(claim) < lower(other);
    }

    /** A claim, kept between what is proved: at least the floor, at most the ceiling. */
    static int between(int claim, int floor, int ceiling) {
        int points = Math.max(points(floor), Math.min(points(ceiling), points(claim)));
        int lower = points(claim) >= points ? lower(claim) : NONE;
        int upper = points(claim) <= points ? upper(claim) : NONE;
        if (points == points(floor)) {
            lower = Math.min(lower, lower(floor));
        }
        if (points == points(ceiling)) {
            upper = Math.min(upper, upper(ceiling));
        }
        return withMove(of(points, lower, upper, path(claim)), move(claim));
    }

    static int points(int claim) {
        return claim >> POINTS_SHIFT;
    }

    static int lower(int claim) {
        return claim >> LOWER_SHIFT & PROOF;
    }

    static int upper(int claim) {
        return claim & PROOF;
    }

    /** The house sown to get the points; of use only where a move was searched for. */
    static int move(int claim) {
        return claim >> MOVE_SHIFT & 7;
    }

    static int withMove(int claim, int house) {
        return claim & ~MOVE | house << MOVE_SHIFT;
    }

    static int withUpper(int claim, int upper) {
        return claim & ~PROOF | upper;
    }

    static int path(int claim) {
        return claim & PATH_FLAG;
    }

    static boolean byForce(int proof) {
        return proof <= MOST_PLIES;
    }
}
