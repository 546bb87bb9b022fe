package io.github.owarelab.game;

import io.github.owarelab.board.Row;
import io.github.owarelab.rules.Rules;
import java.util.ArrayList;
import java.util.List;

/** Retells a sowing seed by seed: what the packed boards before and after it do not show. */
final class SowingStory {
    private final Position before;
    private final int houses;
    private final int[] path;
    /** Seeds by place, in the numbering of {@link Rules#path}; after the sowing and before the capture. */
    private final int[] seeds;

    private SowingStory(Position before, int house) {
        this.before = before;
        this.houses = before.rules().houses();
        this.path = before.rules().path(before.own(), before.other(), house);
        this.seeds = new int[2 * houses + 1];
        for (int lane = 0; lane < houses; lane++) {
            seeds[lane] = Row.seeds(before.own(), lane);
            seeds[houses + 1 + lane] = Row.seeds(before.other(), lane);
        }
        sow(house);
    }

    static Sowing of(Position before, int house, int sown, Position after) {
        SowingStory story = new SowingStory(before, house);
        int captured = Rules.captured(sown);
        return new Sowing(
                before.toMove(),
                house,
                story.places(),
                captured,
                story.capturedHouses(after),
                (sown & Rules.AGAIN) != 0,
                (sown & Rules.PASSED) != 0,
                (sown & Rules.SLAM) != 0 && captured == 0,
                story.feeds(after),
                after);
    }

    /** One or two seeds in reach of the other side. */
    static int exposed(Position position, Side side) {
        long defender = side == position.toMove() ? position.own() : position.other();
        long attacker = side == position.toMove() ? position.other() : position.own();
        int houses = position.rules().houses();
        int exposed = 0;
        for (int left = Row.occupied(attacker); left != 0; left &= left - 1) {
            int[] path = position.rules().path(attacker, defender, Integer.numberOfTrailingZeros(left));
            int house = path[path.length - 1] - houses - 1;
            if (house >= 0 && Row.seeds(defender, house) > 0 && Row.seeds(defender, house) <= 2) {
                exposed |= 1 << house;
            }
        }
        return exposed;
    }

    private void sow(int house) {
        int hand = lift(house);
        int last = house;
        for (int place : path) {
            if (hand == 0) {
                hand = lift(last);
            }
            seeds[place]++;
            hand--;
            last = place;
        }
    }

    private int lift(int place) {
        int hand = seeds[place];
        seeds[place] = 0;
        return hand;
    }

    private List<Place> places() {
        List<Place> places = new ArrayList<>(path.length);
        for (int place : path) {
            places.add(place(place));
        }
        return places;
    }

    private Place place(int place) {
        Side mover = before.toMove();
        if (place == houses) {
            return Place.store(mover);
        }
        return place < houses ? new Place(mover, place) : new Place(mover.opposite(), place - houses - 1);
    }

    /** Houses that hold less after the move than after its sowing, from the last one sown backwards. */
    private List<Place> capturedHouses(Position after) {
        List<Place> captured = new ArrayList<>();
        int last = path[path.length - 1];
        for (int back = 0; back < seeds.length; back++) {
            int place = Math.floorMod(last - back, seeds.length);
            if (place != houses && after.seeds(place(place).side(), place(place).house()) < seeds[place]) {
                captured.add(place(place));
            }
        }
        return captured;
    }

    private boolean feeds(Position after) {
        Side fed = before.toMove().opposite();
        return before.rules().mustFeed() && Row.houses(before.other()) == 0 && after.inRow(fed) != 0;
    }
}
