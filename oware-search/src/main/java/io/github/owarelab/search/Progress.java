package io.github.owarelab.search;

import io.github.owarelab.game.Position;
import io.github.owarelab.rules.Rules;
import io.github.owarelab.tables.EndgameTables;

/** Which moves of the root bring a value nearer that tables know exactly: beyond a search's depth all that keep it look alike. */
final class Progress {
    private final Rules rules;
    private final Path path;
    private final EndgameTables tables;
    private final long[] next = new long[2];

    Progress(Rules rules, Path path, EndgameTables tables) {
        this.rules = rules;
        this.path = path;
        this.tables = tables;
    }

    /**
     * Moves of the root with the fewest plies to a capture or the end.
     *
     * @param tableSeeds the most seeds that may be asked from the tables
     * @return bit i for house i; 0 if tables do not tell, or a limit of plies comes first
     */
    int moves(Position root, int tableSeeds) {
        if (root.inHouses() > tableSeeds || !rules.canRepeat()) {
            return 0;
        }
        int bounds = tables.probe(root.own(), root.other());
        int value = EndgameTables.lower(bounds);
        return value == EndgameTables.upper(bounds) ? nearest(root, value) : 0;
    }

    private int nearest(Position root, int value) {
        int nearest = path.pliesLeft();
        int moves = 0;
        for (int left = root.legalMoves(); left != 0; left &= left - 1) {
            int house = Integer.numberOfTrailingZeros(left);
            int plies = plies(root, house, value);
            if (plies <= nearest) {
                moves = plies < nearest ? 0 : moves;
                moves |= 1 << house;
                nearest = plies;
            }
        }
        return moves;
    }

    /** Plies with a move of the root that keeps its value; more than any if it does not, or it is not known. */
    private int plies(Position root, int house, int value) {
        int result = rules.sow(root.own(), root.other(), house, next, 0);
        if (Rules.keepsTurn(result)) {
            return Integer.MAX_VALUE;
        }
        int captured = Rules.captured(result);
        boolean keeps = captured - EndgameTables.upper(tables.probe(next[0], next[1])) == value;
        if (!keeps || captured == 0 && path.endsGame(next[0], next[1])) {
            return Integer.MAX_VALUE;
        }
        int plies = tables.distance(next[0], next[1]);
        if (captured > 0) {
            return plies > path.limit() ? path.limit() + 1 : 1;
        }
        return plies < 0 ? Integer.MAX_VALUE : plies + 1;
    }
}
