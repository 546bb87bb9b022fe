package io.github.owarelab.endgame;

import io.github.owarelab.board.Row;
import io.github.owarelab.rules.RuleSet;
import io.github.owarelab.rules.Rules;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * What one side is sure of in games that end after 100 plies without a capture, by counting the plies: all games of a
 * player that always plays the same move on a board, against every defence, or of the best player.
 */
final class LimitedGames {
    private static final int LIMIT = 100;

    /** A player: the house it sows on a board, or -1 for whichever is best. */
    interface Player {
        int move(long own, long other);
    }

    /** Boards of a layer, and by number what the player is sure of if it moves, and if the other does, at ply 0. */
    private record Layer(List<long[]> boards, Map<List<Long>, Integer> numbers, int[] moves, int[] waits) {}

    private final RuleSet rules;
    private final boolean ownRows;
    private final Player player;
    private final List<Layer> layers = new ArrayList<>();
    private final long[] next = new long[2];

    /** Games in which at the limit each side takes its own row, or both take half. */
    LimitedGames(RuleSet rules, boolean ownRows, Player player) {
        this.rules = rules;
        this.ownRows = ownRows;
        this.player = player;
    }

    /** Net seeds that the player is sure of when it is to move. */
    int whenMoving(long own, long other) {
        Layer layer = layers.get(Row.sum(own) + Row.sum(other));
        return layer.moves[layer.numbers.get(List.of(own, other))];
    }

    /** Net seeds that the player is sure of when the other is to move, whose row comes first. */
    int whenWaiting(long own, long other) {
        Layer layer = layers.get(Row.sum(own) + Row.sum(other));
        return layer.waits[layer.numbers.get(List.of(own, other))];
    }

    /** Adds the next layer. */
    void add(int seeds) {
        List<long[]> boards = new ArrayList<>();
        Map<List<Long>, Integer> numbers = new HashMap<>();
        EveryBoard.of(seeds, 1, (own, other) -> {
            numbers.put(List.of(own, other), boards.size());
            boards.add(new long[] {own, other});
        });
        int[] moves = boards.stream().mapToInt(b -> atLimit(b[0], b[1])).toArray();
        int[] waits = Arrays.stream(moves).map(value -> -value).toArray();
        int[] policy = boards.stream().mapToInt(b -> policy(b[0], b[1])).toArray();
        for (int ply = LIMIT - 1; ply >= 0; ply--) {
            Layer later = new Layer(boards, numbers, moves, waits);
            moves = new int[boards.size()];
            waits = new int[boards.size()];
            for (int i = 0; i < boards.size(); i++) {
                long[] board = boards.get(i);
                moves[i] = best(board[0], board[1], policy[i], later, true);
                waits[i] = -best(board[0], board[1], -1, later, false);
            }
        }
        layers.add(new Layer(boards, numbers, moves, waits));
    }

    private int policy(long own, long other) {
        return rules.legalMoves(own, other) == 0 ? -1 : player.move(own, other);
    }

    private int atLimit(long own, long other) {
        return ownRows || rules.legalMoves(own, other) == 0 ? Row.sum(own) - Row.sum(other) : 0;
    }

    /** The best of one move or all, from the view of the side that moves. */
    private int best(long own, long other, int house, Layer later, boolean mine) {
        int legal = rules.legalMoves(own, other);
        if (legal == 0) {
            return Row.sum(own) - Row.sum(other);
        }
        int best = Integer.MIN_VALUE;
        for (int left = house < 0 ? legal : 1 << house; left != 0; left &= left - 1) {
            best = Math.max(best, after(own, other, Integer.numberOfTrailingZeros(left), later, mine));
        }
        return best;
    }

    private int after(long own, long other, int house, Layer later, boolean mine) {
        int sown = rules.sow(own, other, house, next, 0);
        int captured = Rules.captured(sown);
        long nextOwn = Row.houses(next[0]);
        long nextOther = Row.houses(next[1]);
        Layer layer = captured == 0 ? later : layers.get(Row.sum(nextOwn) + Row.sum(nextOther));
        int number = layer.numbers.get(List.of(nextOwn, nextOther));
        boolean playerMoves = mine == Rules.keepsTurn(sown);
        int value = playerMoves ? layer.moves[number] : layer.waits[number];
        return captured + (mine ? value : -value);
    }
}
