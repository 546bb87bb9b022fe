package io.github.owarelab.search;

import io.github.owarelab.board.Row;
import io.github.owarelab.game.Game;
import io.github.owarelab.game.Position;
import io.github.owarelab.game.Side;
import io.github.owarelab.rules.Rules;

/**
 * The boards from the last capture of the game over the root to the node being searched, and what repetition and limits make
 * of them.
 *
 * <p>Boards with equally many seeds in the houses that follow each other are a layer; only within a layer can a board come
 * back. The first board of a layer knows no history.
 */
final class Path {
    private final int capturelessLimit;
    private final int lengthLimit;
    private final int occurrences;
    private final boolean split;
    private final boolean countsPlies;

    /** Houses of the mover and, in the lane of the store, its side; then houses of the other. */
    private final long[] own;

    private final long[] other;
    /** Where the layer of each board begins. */
    private final int[] layer;
    /** Plies without a capture up to each board. */
    private final int[] captureless;

    /** The index of the root in these arrays, and its ply in the game. */
    private final int root;

    private final int rootPly;
    private final boolean rootIsBound;

    Path(Game game, int mostPlies) {
        Rules rules = game.position().rules();
        capturelessLimit = rules.capturelessLimit();
        lengthLimit = rules.lengthLimit();
        occurrences = rules.repetition().occurrences();
        split = rules.repetition().split();
        countsPlies = capturelessLimit > 0 || lengthLimit > 0;
        int start = layerStart(game);
        root = game.plies() - start;
        rootPly = game.plies();
        own = new long[root + mostPlies + 1];
        other = new long[own.length];
        layer = new int[own.length];
        captureless = new int[own.length];
        for (int i = 0; i <= root; i++) {
            Position position = game.positionAt(start + i);
            own[i] = Row.houses(position.own()) | (position.toMove() == Side.SOUTH ? 0L : 1L << Row.STORE_SHIFT);
            other[i] = Row.houses(position.other());
        }
        captureless[root] = game.captureless();
        rootIsBound = anyEndsGame();
    }

    private static int layerStart(Game game) {
        int start = game.plies();
        int seeds = game.position().inHouses();
        while (start > 0 && game.positionAt(start - 1).inHouses() == seeds) {
            start--;
        }
        return start;
    }

    /** Whether a board before the root would end the game if it came back. */
    private boolean anyEndsGame() {
        for (int i = 0; i < root; i++) {
            if (1 + earlier(i, 0) >= occurrences - 1) {
                return true;
            }
        }
        return false;
    }

    /** The limit of plies without a capture, more than any if there is none. */
    int limit() {
        return capturelessLimit == 0 ? Integer.MAX_VALUE - 1 : capturelessLimit;
    }

    /** Plies that limits leave the game at the root, if nothing is captured. */
    int pliesLeft() {
        int length = lengthLimit == 0 ? Integer.MAX_VALUE - 1 : lengthLimit - rootPly;
        return Math.min(length, limit() - captureless[root]);
    }

    /** Whether the board of the other side that a move of the root leads to has come so often that it ends the game now. */
    boolean endsGame(long nextOwn, long nextOther) {
        int count = 0;
        for (int i = root - 1; i >= 0; i -= 2) {
            if (Row.houses(own[i]) == Row.houses(nextOwn) && other[i] == Row.houses(nextOther)) {
                count++;
            }
        }
        return count >= occurrences - 1;
    }

    /** Whether boards of the history stand in the way of proofs by force that were found before this search. */
    boolean rootIsBound() {
        return rootIsBound;
    }

    /** Adds the board that a move from the node at {@code ply} leads to. */
    void step(int ply, long nextOwn, long nextOther, boolean keepsTurn, int gained) {
        int from = root + ply;
        int to = from + 1;
        long side = own[from] & ~Row.HOUSES;
        own[to] = Row.houses(nextOwn) | (keepsTurn ? side : side ^ 1L << Row.STORE_SHIFT);
        other[to] = Row.houses(nextOther);
        layer[to] = gained == 0 ? layer[from] : to;
        captureless[to] = gained == 0 ? captureless[from] + 1 : 0;
    }

    boolean inRootLayer(int ply) {
        return layer[root + ply] <= root;
    }

    /**
     * The claim for a node at which repetition or a limit ends the game, 0 if it goes on. (0 is no claim: it would be proved
     * and yet not come from the path.)
     *
     * <p>A board that comes back within the tree, but not yet often enough to end the game, may be valued as if it did: who can
     * bring it back once can do so again. That is a guess, not a proof.
     */
    int ending(int ply, int rowDifference, boolean guessing) {
        int at = root + ply;
        int earlier = earlier(at, layer[at]);
        if (earlier >= occurrences - 1) {
            return onPath(split ? 0 : rowDifference, Claim.ON_PATH);
        }
        if (reached(captureless[at], capturelessLimit) || reached(rootPly + ply, lengthLimit)) {
            return onPath(rowDifference, Claim.ON_PATH);
        }
        if (guessing && earlier > 0 && earlier(at, Math.max(layer[at], root)) > 0) {
            return onPath(split ? 0 : rowDifference, Claim.NONE);
        }
        return 0;
    }

    private static int onPath(int seeds, int proof) {
        return Claim.of(Points.of(seeds), proof, proof, Claim.PATH_FLAG);
    }

    private static boolean reached(int plies, int limit) {
        return limit > 0 && plies >= limit;
    }

    /** How often the board at an index stands in the path from another index on. In a layer the sides move in turns. */
    private int earlier(int at, int from) {
        int count = 0;
        for (int i = at - 2; i >= from; i -= 2) {
            if (own[i] == own[at] && other[i] == other[at]) {
                count++;
            }
        }
        return count;
    }

    /**
     * Whether a proof by force from the transposition table holds at a node: the limits must leave it the plies it takes, and
     * no board of the game so far may cut its way. In the layer of the root that is only known of proofs of this search,
     * which met those boards as ends of the game.
     */
    boolean proves(int ply, int plies, boolean ofThisSearch) {
        return leaves(ply, plies) && (ofThisSearch || !rootIsBound || !inRootLayer(ply));
    }

    private boolean leaves(int ply, int plies) {
        return (capturelessLimit == 0 || captureless[root + ply] + plies <= capturelessLimit)
                && (lengthLimit == 0 || rootPly + ply + plies <= lengthLimit);
    }

    /**
     * A claim about the board after a move, as a claim about the board before it.
     *
     * @param claim the claim of the next mover
     * @param keepsTurn whether the next mover is the same side
     * @param gained points the mover gained by the move
     */
    int before(int claim, boolean keepsTurn, int gained) {
        boolean newLayer = gained != 0 && lengthLimit == 0;
        int lower = before(Claim.lower(claim), newLayer);
        int upper = before(Claim.upper(claim), newLayer);
        int path = newLayer ? 0 : Claim.path(claim);
        int points = Claim.points(claim);
        return keepsTurn
                ? Claim.of(gained + points, lower, upper, path)
                : Claim.of(gained - points, upper, lower, path);
    }

    /**
     * One ply more. What a board's value is on its own path is a fact about the board if the path begins there, so a proof on
     * the path is one by force for the board before a capture.
     */
    private int before(int proof, boolean newLayer) {
        if (proof == Claim.NONE || proof == Claim.ON_PATH && !newLayer) {
            return proof;
        }
        int plies = (newLayer ? 0 : proof) + (countsPlies ? 1 : 0);
        return plies <= Claim.MOST_PLIES ? plies : Claim.NONE;
    }
}
