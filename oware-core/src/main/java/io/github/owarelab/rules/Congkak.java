package io.github.owarelab.rules;

import io.github.owarelab.board.Row;
import java.util.stream.IntStream;

/**
 * Congkak, one round: relay sowing through the own store. A last seed in the store gives another move; in an occupied house
 * of either row all its seeds are lifted and sown on; in an own empty house it takes itself and the seeds opposite; in any
 * other empty house the turn ends. A side without seeds passes.
 *
 * @param houses houses of a row, 6 or 7
 * @param seedsPerHouse seeds of each house at the start, at least 1, at most 127 on the whole board
 * @param endWhenRowEmpty whether the round ends as soon as a row is empty after a move, instead of passing
 */
public record Congkak(int houses, int seedsPerHouse, boolean endWhenRowEmpty) implements Rules {
    private static final int FEWEST_HOUSES = 6;
    private static final int MOST_HOUSES = 7;

    /**
     * Checks houses and seeds.
     *
     * @param houses houses of a row, 6 or 7
     * @param seedsPerHouse seeds of each house at the start
     * @param endWhenRowEmpty whether an empty row ends the round
     * @throws IllegalArgumentException if there are not 6 or 7 houses, no seeds, or more seeds than a board can hold
     */
    public Congkak {
        if (houses < FEWEST_HOUSES || houses > MOST_HOUSES) {
            throw new IllegalArgumentException("Congkak is played with 6 or 7 houses a row, not " + houses);
        }
        int mostSeeds = Row.MOST / (2 * houses);
        if (seedsPerHouse < 1 || seedsPerHouse > mostSeeds) {
            throw new IllegalArgumentException("Congkak with " + houses + " houses a row is played with 1 to "
                    + mostSeeds + " seeds a house, not " + seedsPerHouse);
        }
    }

    @Override
    public String name() {
        return "congkak" + (houses == MOST_HOUSES ? "" : houses) + (endWhenRowEmpty ? "-row-empty" : "");
    }

    @Override
    public Congkak withSeedsPerHouse(int seeds) {
        return new Congkak(houses, seeds, endWhenRowEmpty);
    }

    @Override
    public boolean majority(long own, long other) {
        return false;
    }

    @Override
    public int legalMoves(long own, long other) {
        return endWhenRowEmpty && Row.houses(other) == 0 ? 0 : Row.occupied(own);
    }

    @Override
    public boolean passes(long own, long other) {
        return !endWhenRowEmpty && Row.houses(own) == 0 && Row.houses(other) != 0;
    }

    @Override
    public boolean canRepeat() {
        return false;
    }

    @Override
    public int exactHouses(long own) {
        return StoreSowing.exactHouses(own, houses);
    }

    @Override
    public int sureSeeds(long own, long other, int enough) {
        return StoreSowing.sureSeeds(own, other, enough, table(), houses);
    }

    @Override
    public int sow(long own, long other, int house, long[] to, int at) {
        long[] table = table();
        long ownSown = own;
        long otherSown = other;
        int place = house;
        int seeds = Row.seeds(own, house);
        int entry;
        do {
            entry = StoreSowing.entry(place, seeds);
            ownSown += StoreSowing.ownChange(table, entry);
            otherSown += StoreSowing.otherChange(table, entry);
            place = StoreSowing.lastPlace(table, entry);
            seeds = seedsAt(ownSown, otherSown, place);
        } while (seeds > 1);
        if (place == houses) {
            return turn(ownSown, otherSown, AGAIN, to, at);
        }
        long last = StoreSowing.lastOwnHouse(table, entry);
        int opposite = place < houses ? Row.seeds(otherSown, houses - 1 - place) : 0;
        if (opposite == 0) {
            return turn(ownSown, otherSown, 0, to, at);
        }
        int captured = 1 + opposite;
        ownSown += ((long) captured << Row.STORE_SHIFT) - last;
        otherSown -= (long) opposite << ((houses - 1 - place) * Row.LANE_BITS);
        return turn(ownSown, otherSown, captured, to, at);
    }

    private long[] table() {
        return houses == MOST_HOUSES ? StoreSowing.SEVEN : StoreSowing.SIX;
    }

    @Override
    public Ending ending(long own, long other) {
        return endWhenRowEmpty ? Ending.ROW_EMPTY : Ending.BOARD_EMPTY;
    }

    @Override
    public int[] path(long own, long other, int house) {
        int[] seeds = new int[2 * houses + 1];
        for (int lane = 0; lane < houses; lane++) {
            seeds[lane] = Row.seeds(own, lane);
            seeds[houses + 1 + lane] = Row.seeds(other, lane);
        }
        IntStream.Builder path = IntStream.builder();
        int place = house;
        do {
            int hand = seeds[place];
            seeds[place] = 0;
            for (; hand > 0; hand--) {
                place = StoreSowing.next(place, houses);
                seeds[place]++;
                path.add(place);
            }
        } while (place != houses && seeds[place] > 1);
        return path.build().toArray();
    }

    /** Seeds in a house after a sowing, 0 for the store: it is never lifted. */
    private int seedsAt(long own, long other, int place) {
        if (place < houses) {
            return Row.seeds(own, place);
        }
        return place == houses ? 0 : Row.seeds(other, place - houses - 1);
    }

    /** Writes the next board for the side that moves next: a side without seeds is passed over if the other has some. */
    private int turn(long own, long other, int sown, long[] to, int at) {
        boolean again = (sown & AGAIN) != 0;
        boolean passed = again ? passes(own, other) : passes(other, own);
        boolean keeps = again != passed;
        to[at] = keeps ? own : other;
        to[at + 1] = keeps ? other : own;
        return passed ? sown | PASSED : sown;
    }
}
