package io.github.owarelab.reference;

import io.github.owarelab.rules.GrandSlam;
import io.github.owarelab.rules.RuleSet;
import io.github.owarelab.rules.SingleSeeds;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** The Oware family on a ring of twelve houses: 0 to 5 the mover's, 6 to 11 the other's. */
final class SlowOware implements SlowGame {
    private final GrandSlam slam;
    private final boolean singlesLast;
    private final int half;

    SlowOware(RuleSet rules) {
        this.slam = rules.grandSlam();
        this.singlesLast = rules.singleSeeds() == SingleSeeds.ONLY_IF_ALL_SINGLE;
        this.half = 6 * rules.seedsPerHouse();
    }

    @Override
    public List<Integer> legal(SlowBoard board) {
        if (majority(board)) {
            return List.of();
        }
        List<Integer> houses = sowable(board);
        if (slam == GrandSlam.FORBIDDEN_UNLESS_FORCED) {
            List<Integer> leaving = leavingSeeds(board, houses);
            return leaving.isEmpty() ? houses : leaving;
        }
        if (slam == GrandSlam.FORBIDDEN) {
            houses.removeIf(house -> play(board, house).slam());
        }
        return board.row(1 - board.mover) == 0 ? leavingSeeds(board, houses) : houses;
    }

    private static boolean isSingle(SlowBoard board, int house) {
        return board.own()[house] == 1;
    }

    private List<Integer> sowable(SlowBoard board) {
        List<Integer> houses = new ArrayList<>();
        for (int house = 0; house < 6; house++) {
            if (board.own()[house] > 0) {
                houses.add(house);
            }
        }
        boolean larger = Arrays.stream(board.own()).anyMatch(seeds -> seeds > 1);
        if (singlesLast && larger) {
            houses.removeIf(house -> isSingle(board, house));
        }
        return houses;
    }

    private List<Integer> leavingSeeds(SlowBoard board, List<Integer> houses) {
        List<Integer> leaving = new ArrayList<>();
        for (int house : houses) {
            if (play(board, house).after().row(1 - board.mover) > 0) {
                leaving.add(house);
            }
        }
        return leaving;
    }

    @Override
    public Move play(SlowBoard board, int house) {
        int[] ring = new int[12];
        System.arraycopy(board.own(), 0, ring, 0, 6);
        System.arraycopy(board.other(), 0, ring, 6, 6);
        int last = sow(ring, house);
        List<Integer> taken = captures(ring, last);
        int captured = taken.stream().mapToInt(place -> ring[place]).sum();
        int others = Arrays.stream(ring, 6, 12).sum();
        boolean takesAll = captured > 0 && captured == others;
        if (takesAll && slam == GrandSlam.NO_CAPTURE) {
            taken = List.of();
            captured = 0;
        }
        taken.forEach(place -> ring[place] = 0);
        boolean again = takesAll && slam == GrandSlam.CAPTURE_AND_FEED;
        return new Move(next(board, ring, captured, again), captured, again, false, takesAll);
    }

    private static int sow(int[] ring, int house) {
        int hand = ring[house];
        ring[house] = 0;
        int place = house;
        while (hand > 0) {
            place = (place + 1) % 12;
            if (place != house) {
                ring[place]++;
                hand--;
            }
        }
        return place;
    }

    private static List<Integer> captures(int[] ring, int last) {
        List<Integer> taken = new ArrayList<>();
        for (int place = last; place >= 6 && (ring[place] == 2 || ring[place] == 3); place--) {
            taken.add(place);
        }
        return taken;
    }

    private static SlowBoard next(SlowBoard board, int[] ring, int captured, boolean again) {
        SlowBoard next = board.copy();
        System.arraycopy(ring, 0, next.own(), 0, 6);
        System.arraycopy(ring, 6, next.other(), 0, 6);
        next.stores[board.mover] += captured;
        next.mover = again ? board.mover : 1 - board.mover;
        return next;
    }

    private boolean majority(SlowBoard board) {
        return board.stores[0] > half || board.stores[1] > half;
    }

    @Override
    public String reason(SlowBoard board) {
        if (majority(board)) {
            return "majority";
        }
        if (board.inHouses() == 0) {
            return "board-empty";
        }
        if (board.row(board.mover) == 0) {
            return "mover-has-no-seeds";
        }
        return board.row(1 - board.mover) == 0 ? "cannot-feed" : "only-slams";
    }
}
