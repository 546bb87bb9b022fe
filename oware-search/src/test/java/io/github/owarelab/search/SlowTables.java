package io.github.owarelab.search;

import io.github.owarelab.board.Row;
import io.github.owarelab.rules.Rules;
import io.github.owarelab.tables.EndgameTables;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Bounds of all boards with few seeds by repeating one-move searches until nothing changes. */
final class SlowTables implements EndgameTables {
    private record Houses(long own, long other) {}

    private final Rules rules;
    private final int seeds;
    private final Map<Houses, Integer> bounds = new HashMap<>();

    SlowTables(Rules rules, int seeds) {
        this.rules = rules;
        this.seeds = seeds;
        List<Houses> boards = new ArrayList<>();
        fill(new int[2 * rules.houses()], 0, seeds, boards);
        boards.forEach(board -> bounds.put(board, start(board)));
        while (improve(boards)) {}
    }

    private void fill(int[] houses, int from, int left, List<Houses> boards) {
        if (from == houses.length) {
            int half = rules.houses();
            boards.add(new Houses(
                    Row.of(java.util.Arrays.copyOf(houses, half), 0),
                    Row.of(java.util.Arrays.copyOfRange(houses, half, 2 * half), 0)));
            return;
        }
        for (int here = 0; here <= left; here++) {
            houses[from] = here;
            fill(houses, from + 1, left - here, boards);
        }
        houses[from] = 0;
    }

    private int start(Houses board) {
        int ownSeeds = Row.sum(board.own);
        int otherSeeds = Row.sum(board.other);
        return rules.legalMoves(board.own, board.other) == 0
                ? EndgameTables.bounds(ownSeeds - otherSeeds, ownSeeds - otherSeeds)
                : EndgameTables.bounds(-ownSeeds - otherSeeds, ownSeeds + otherSeeds);
    }

    private boolean improve(List<Houses> boards) {
        boolean changed = false;
        for (Houses board : boards) {
            int moves = rules.legalMoves(board.own, board.other);
            if (moves != 0) {
                changed |= !bounds.put(board, best(board, moves)).equals(bounds.get(board));
            }
        }
        return changed;
    }

    private int best(Houses board, int moves) {
        int lower = -Row.MOST;
        int upper = -Row.MOST;
        long[] next = new long[2];
        for (int house = 0; house < rules.houses(); house++) {
            if ((moves >> house & 1) != 0) {
                int sown = rules.sow(board.own, board.other, house, next, 0);
                int child = bounds.get(new Houses(Row.houses(next[0]), Row.houses(next[1])));
                boolean keeps = Rules.keepsTurn(sown);
                int gained = Rules.captured(sown);
                lower = Math.max(lower, gained + (keeps ? EndgameTables.lower(child) : -EndgameTables.upper(child)));
                upper = Math.max(upper, gained + (keeps ? EndgameTables.upper(child) : -EndgameTables.lower(child)));
            }
        }
        return EndgameTables.bounds(lower, upper);
    }

    @Override
    public int seeds() {
        return seeds;
    }

    @Override
    public int probe(long own, long other) {
        return bounds.get(new Houses(Row.houses(own), Row.houses(other)));
    }
}
