package io.github.owarelab.endgame.build;

import io.github.owarelab.board.Row;
import io.github.owarelab.endgame.rank.RowRank;
import io.github.owarelab.rules.RuleSet;
import io.github.owarelab.rules.Rules;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * Solves layers board by board in the plainest way: a game cut off after ever more plies, until no value changes. What is cut
 * off counts as the kind of value says.
 */
final class SlowSolver {
    /** What infinite play counts for the mover: 0, or all seeds of the layer lost or won. */
    enum Kind {
        SPLIT(0),
        LOWER(-1),
        UPPER(1);

        final int sign;

        Kind(int sign) {
            this.sign = sign;
        }

        Kind ofOther() {
            return this == SPLIT ? SPLIT : this == LOWER ? UPPER : LOWER;
        }
    }

    /** A board: the mover's row and the other's. */
    record Board(long own, long other) {}

    private final RuleSet rules;
    private final List<Map<Kind, Map<Board, Integer>>> layers = new ArrayList<>();

    SlowSolver(RuleSet rules) {
        this.rules = rules;
    }

    /** Solves the next layer and returns its values by kind and board. */
    Map<Kind, Map<Board, Integer>> solve(int seeds) {
        Map<Kind, Map<Board, Integer>> values = new HashMap<>();
        layers.add(values);
        List<Board> boards = boards(seeds);
        for (Kind kind : Kind.values()) {
            Map<Board, Integer> start = new HashMap<>();
            boards.forEach(board -> start.put(board, kind.sign * seeds));
            values.put(kind, start);
        }
        boolean changed = true;
        while (changed) {
            changed = false;
            for (Kind kind : Kind.values()) {
                for (Board board : boards) {
                    int value = best(board, kind, seeds);
                    changed |= values.get(kind).put(board, value) != value;
                }
            }
        }
        return values;
    }

    private int best(Board board, Kind kind, int seeds) {
        int legal = rules.legalMoves(board.own(), board.other());
        if (legal == 0) {
            return Row.sum(board.own()) - Row.sum(board.other());
        }
        int best = -seeds;
        long[] next = new long[2];
        for (int house = 0; house < RowRank.HOUSES; house++) {
            if ((legal & 1 << house) != 0) {
                int sown = rules.sow(board.own(), board.other(), house, next, 0);
                int captured = Rules.captured(sown);
                Board after = new Board(Row.houses(next[0]), Row.houses(next[1]));
                Map<Kind, Map<Board, Integer>> layer = layers.get(seeds - captured);
                boolean same = Rules.keepsTurn(sown);
                int value = layer.get(same ? kind : kind.ofOther()).get(after);
                best = Math.max(best, captured + (same ? value : -value));
            }
        }
        return best;
    }

    static List<Board> boards(int seeds) {
        List<Board> boards = new ArrayList<>();
        for (int sum = 0; sum <= seeds; sum++) {
            for (long own : RowRank.rows(sum)) {
                for (long other : RowRank.rows(seeds - sum)) {
                    boards.add(new Board(own, other));
                }
            }
        }
        return boards;
    }
}
