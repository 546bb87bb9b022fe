package io.github.owarelab.endgame.distance;

import io.github.owarelab.board.Row;
import io.github.owarelab.endgame.file.Plane;
import io.github.owarelab.endgame.rank.RowRank;
import io.github.owarelab.rules.RuleSet;
import io.github.owarelab.rules.Rules;
import it.unimi.dsi.fastutil.ints.IntArrayList;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;

/**
 * What boards are worth in games that end after so many plies without a capture, by counting the plies: with the seeds that are left
 * then as infinite play counts them in each kind of value. The side that forces a lower bound may be a player that always makes the
 * same move on a board; all others make the best. Slow and obvious.
 */
final class LimitedValues {
    /** The house that a player sows on a board, -1 for whichever is best. */
    interface Player {
        int move(long own, long other);
    }

    static final Player BEST = (own, other) -> -1;

    private static final int AGAIN = 1;

    /** Boards of a layer, what moves they have, and their values by kind with no ply gone. */
    private record Layer(long[][] boards, int[][] moves, int[][] played, Map<Plane, byte[]> values) {}

    private final RuleSet rules;
    private final int limit;
    private final List<Layer> layers = new ArrayList<>();
    private final long[] next = new long[2];

    LimitedValues(RuleSet rules, int limit) {
        this.rules = rules;
        this.limit = limit;
    }

    int value(Plane plane, long own, long other) {
        int seeds = Row.sum(own) + Row.sum(other);
        return layers.get(seeds).values.get(plane)[number(seeds, own, other)];
    }

    /** Adds the next layer. */
    void add(Player player) {
        int seeds = layers.size();
        List<long[]> boards = new ArrayList<>();
        for (int sum = 0; sum <= seeds; sum++) {
            for (long other : RowRank.rows(seeds - sum)) {
                for (long own : RowRank.rows(sum)) {
                    boards.add(new long[] {own, other});
                }
            }
        }
        int[][] moves = boards.stream()
                .map(board -> moves(board[0], board[1], rules.legalMoves(board[0], board[1])))
                .toArray(int[][]::new);
        int[][] played = boards.stream()
                .map(board -> moves(board[0], board[1], played(player, board[0], board[1])))
                .toArray(int[][]::new);
        Layer layer = new Layer(boards.toArray(long[][]::new), moves, played, new EnumMap<>(Plane.class));
        layers.add(layer);
        Map<Plane, byte[]> later = new EnumMap<>(Plane.class);
        for (Plane plane : Plane.values()) {
            later.put(plane, atLimit(seeds, plane, layer));
        }
        for (int ply = 0; ply < limit; ply++) {
            Map<Plane, byte[]> sooner = new EnumMap<>(Plane.class);
            for (Plane plane : Plane.values()) {
                sooner.put(plane, plyBefore(plane, layer, later));
            }
            later = sooner;
        }
        layer.values.putAll(later);
    }

    private static int number(int seeds, long own, long other) {
        int first = 0;
        for (int sum = 0; sum < Row.sum(own); sum++) {
            first += RowRank.count(sum) * RowRank.count(seeds - sum);
        }
        return first + RowRank.rank(other) * RowRank.count(Row.sum(own)) + RowRank.rank(own);
    }

    private int played(Player player, long own, long other) {
        int legal = rules.legalMoves(own, other);
        int house = legal == 0 ? -1 : player.move(own, other);
        return house < 0 ? legal : 1 << house;
    }

    /** Of each of some moves the number of the board after it, what it captures, and whether the same side moves on. */
    private int[] moves(long own, long other, int some) {
        IntArrayList moves = new IntArrayList();
        for (int left = some; left != 0; left &= left - 1) {
            int sown = rules.sow(own, other, Integer.numberOfTrailingZeros(left), next, 0);
            int seeds = Row.sum(next[0]) + Row.sum(next[1]);
            moves.add(number(seeds, next[0], next[1]));
            moves.add(Rules.captured(sown));
            moves.add(Rules.keepsTurn(sown) ? AGAIN : 0);
        }
        return moves.toIntArray();
    }

    private static byte[] atLimit(int seeds, Plane plane, Layer layer) {
        byte[] values = new byte[layer.boards.length];
        for (int i = 0; i < values.length; i++) {
            values[i] = (byte) (layer.moves[i].length == 0 ? ownRows(layer, i) : plane.infinitePlay(seeds));
        }
        return values;
    }

    private static int ownRows(Layer layer, int board) {
        return Row.sum(layer.boards[board][0]) - Row.sum(layer.boards[board][1]);
    }

    private byte[] plyBefore(Plane plane, Layer layer, Map<Plane, byte[]> later) {
        int seeds = layers.size() - 1;
        byte[] values = new byte[layer.boards.length];
        for (int i = 0; i < values.length; i++) {
            int[] moves = plane == Plane.LOWER ? layer.played[i] : layer.moves[i];
            int best = moves.length == 0 ? ownRows(layer, i) : Integer.MIN_VALUE;
            for (int at = 0; at < moves.length; at += 3) {
                boolean again = moves[at + 2] == AGAIN;
                Plane seen = again ? plane : plane.ofOther();
                Map<Plane, byte[]> after = moves[at + 1] == 0 ? later : layers.get(seeds - moves[at + 1]).values;
                int value = after.get(seen)[moves[at]];
                best = Math.max(best, moves[at + 1] + (again ? value : -value));
            }
            values[i] = (byte) best;
        }
        return values;
    }
}
