package io.github.owarelab.reference;

import java.util.List;
import java.util.stream.IntStream;

/** Kalah on a ring: 0 to 5 the mover's houses, 6 the mover's store, 7 to 12 the other's houses. */
final class SlowKalah implements SlowGame {
    private final boolean emptyCapture;

    SlowKalah(boolean emptyCapture) {
        this.emptyCapture = emptyCapture;
    }

    @Override
    public List<Integer> legal(SlowBoard board) {
        if (board.row(0) == 0 || board.row(1) == 0) {
            return List.of();
        }
        return IntStream.range(0, 6)
                .filter(house -> board.own()[house] > 0)
                .boxed()
                .toList();
    }

    @Override
    public Move play(SlowBoard board, int house) {
        int[] ring = new int[13];
        System.arraycopy(board.own(), 0, ring, 0, 6);
        System.arraycopy(board.other(), 0, ring, 7, 6);
        int hand = ring[house];
        ring[house] = 0;
        int place = house;
        for (; hand > 0; hand--) {
            place = place == 12 ? 0 : place + 1;
            ring[place]++;
        }
        int captured = captured(ring, place);
        if (captured > 0) {
            ring[place] = 0;
            ring[12 - place] = 0;
        }
        SlowBoard next = board.copy();
        System.arraycopy(ring, 0, next.own(), 0, 6);
        System.arraycopy(ring, 7, next.other(), 0, 6);
        next.stores[board.mover] += ring[6] + captured;
        boolean again = place == 6;
        next.mover = again ? board.mover : 1 - board.mover;
        return new Move(next, captured, again, false, false);
    }

    private int captured(int[] ring, int place) {
        boolean ownEmptyHouse = place < 6 && ring[place] == 1;
        return ownEmptyHouse && (ring[12 - place] > 0 || emptyCapture) ? 1 + ring[12 - place] : 0;
    }

    @Override
    public String reason(SlowBoard board) {
        return "row-empty";
    }
}
