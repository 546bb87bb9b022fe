package io.github.owarelab.reference;

import java.util.List;
import java.util.stream.IntStream;

/** Congkak on a ring: the mover's houses, the mover's store, the other's houses. */
final class SlowCongkak implements SlowGame {
    private final boolean endWhenRowEmpty;

    SlowCongkak(boolean endWhenRowEmpty) {
        this.endWhenRowEmpty = endWhenRowEmpty;
    }

    @Override
    public List<Integer> legal(SlowBoard board) {
        if (endWhenRowEmpty && (board.row(0) == 0 || board.row(1) == 0)) {
            return List.of();
        }
        int houses = board.own().length;
        return IntStream.range(0, houses)
                .filter(house -> board.own()[house] > 0)
                .boxed()
                .toList();
    }

    @Override
    public Move play(SlowBoard board, int house) {
        int houses = board.own().length;
        int[] ring = new int[2 * houses + 1];
        System.arraycopy(board.own(), 0, ring, 0, houses);
        System.arraycopy(board.other(), 0, ring, houses + 1, houses);
        int last = relay(ring, house, houses);
        int captured = 0;
        if (last < houses && ring[2 * houses - last] > 0) {
            captured = 1 + ring[2 * houses - last];
            ring[last] = 0;
            ring[2 * houses - last] = 0;
        }
        SlowBoard next = board.copy();
        System.arraycopy(ring, 0, next.own(), 0, houses);
        System.arraycopy(ring, houses + 1, next.other(), 0, houses);
        next.stores[board.mover] += ring[houses] + captured;
        boolean again = last == houses;
        next.mover = again ? board.mover : 1 - board.mover;
        boolean passed = !endWhenRowEmpty && next.row(next.mover) == 0 && next.row(1 - next.mover) > 0;
        if (passed) {
            next.mover = 1 - next.mover;
        }
        return new Move(next, captured, again, passed, false);
    }

    private static int relay(int[] ring, int house, int store) {
        int place = house;
        while (true) {
            int hand = ring[place];
            ring[place] = 0;
            for (; hand > 0; hand--) {
                place = (place + 1) % ring.length;
                ring[place]++;
            }
            if (place == store || ring[place] == 1) {
                return place;
            }
        }
    }

    @Override
    public String reason(SlowBoard board) {
        return endWhenRowEmpty ? "row-empty" : "board-empty";
    }
}
