package io.github.owarelab.endgame.build;

import io.github.owarelab.board.Row;
import java.util.Arrays;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;

/**
 * Kalah board by board in the plainest way: plain numbers on a ring, sown one by one. Places 0 to 5 are the mover's houses, 6 its
 * store, 7 to 12 the other's houses.
 */
final class SlowKalahSolver {
    private static final int STORE = 6;
    private static final int PLACES = 13;

    private final boolean emptyCapture;
    private final Map<List<Integer>, Integer> values = new HashMap<>();

    SlowKalahSolver(boolean emptyCapture) {
        this.emptyCapture = emptyCapture;
    }

    /** What the mover will gain more than the other. */
    int value(long own, long other) {
        int[] ring = new int[PLACES];
        for (int house = 0; house < STORE; house++) {
            ring[house] = Row.seeds(own, house);
            ring[STORE + 1 + house] = Row.seeds(other, house);
        }
        return value(ring);
    }

    private int value(int[] ring) {
        List<Integer> key = Arrays.stream(ring).boxed().toList();
        Integer known = values.get(key);
        if (known == null) {
            known = best(ring);
            values.put(key, known);
        }
        return known;
    }

    private int best(int[] ring) {
        int own = IntStream.range(0, STORE).map(place -> ring[place]).sum();
        int other = IntStream.range(STORE + 1, PLACES).map(place -> ring[place]).sum();
        if (own == 0 || other == 0) {
            return own - other;
        }
        return IntStream.range(0, STORE)
                .filter(house -> ring[house] > 0)
                .map(house -> afterMove(ring, house))
                .max()
                .orElseThrow();
    }

    private int afterMove(int[] before, int house) {
        int[] ring = before.clone();
        ring[house] = 0;
        int place = house;
        for (int left = before[house]; left > 0; left--) {
            place = (place + 1) % PLACES;
            ring[place]++;
        }
        if (place < STORE && ring[place] == 1 && (ring[2 * STORE - place] > 0 || emptyCapture)) {
            ring[STORE] += ring[place] + ring[2 * STORE - place];
            ring[place] = 0;
            ring[2 * STORE - place] = 0;
        }
        int gained = ring[STORE];
        ring[STORE] = 0;
        return place == STORE ? gained + value(ring) : gained - value(turned(ring));
    }

    private static int[] turned(int[] ring) {
        int[] turned = new int[PLACES];
        System.arraycopy(ring, 0, turned, STORE + 1, STORE);
        System.arraycopy(ring, STORE + 1, turned, 0, STORE);
        return turned;
    }
}
