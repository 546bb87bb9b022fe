package io.github.owarelab.rules;

import io.github.owarelab.board.Row;
import java.util.Objects;
import java.util.regex.Pattern;

/**
 * The rules of one game of the Oware family: five parameters and the seeds of a house at the start.
 *
 * <p>The presets are the games of this project; any other combination can be made with the constructor, under a name of
 * its own.
 *
 * @param name the name on the command line
 * @param seedsPerHouse seeds of each house at the start, 3 to 6
 * @param grandSlam what happens to a move that would take every seed of the other
 * @param singleSeeds when a house of one seed may be sown
 * @param repetition which occurrence of a position ends the game, and who gets the rest
 * @param capturelessLimit plies without a capture after which the game ends, 0 for none
 * @param lengthLimit plies of the whole game after which it ends, 0 for none
 */
public record RuleSet(
        String name,
        int seedsPerHouse,
        GrandSlam grandSlam,
        SingleSeeds singleSeeds,
        Repetition repetition,
        int capturelessLimit,
        int lengthLimit)
        implements Rules {
    private static final Pattern NAME = Pattern.compile("[a-z0-9-]+");

    /** Tournament Abapa as an online site plays it. */
    public static final RuleSet ABAPA =
            preset("abapa", GrandSlam.NO_CAPTURE, SingleSeeds.FREE, Repetition.FIRST_OWN_ROW, 100, 0);

    /** Abapa with threefold repetition and a length limit, as another site and bot contests play it. */
    public static final RuleSet ABAPA_THREEFOLD =
            preset("abapa-threefold", GrandSlam.NO_CAPTURE, SingleSeeds.FREE, Repetition.THIRD_OWN_ROW, 0, 200);

    /** The encyclopaedia's Wari. */
    public static final RuleSet WARI =
            preset("wari", GrandSlam.FORBIDDEN, SingleSeeds.FREE, Repetition.THIRD_SPLIT, 0, 0);

    /** Ouril of Cape Verde. */
    public static final RuleSet OURIL =
            preset("ouril", GrandSlam.CAPTURE_AND_FEED, SingleSeeds.ONLY_IF_ALL_SINGLE, Repetition.THIRD_OWN_ROW, 0, 0);

    /** Oware as a phone app plays it, also with 5 or 6 seeds a house. */
    public static final RuleSet CASUAL =
            preset("casual", GrandSlam.CAPTURE, SingleSeeds.FREE, Repetition.THIRD_OWN_ROW, 0, 0);

    /** Computer Olympiad Awari, the solved game. */
    public static final RuleSet AWARI =
            preset("awari", GrandSlam.FORBIDDEN_UNLESS_FORCED, SingleSeeds.FREE, Repetition.THIRD_SPLIT, 0, 0);

    private static final int FEWEST_SEEDS = 3;
    private static final int MOST_SEEDS = 6;

    /** Lanes that hold more than three seeds; such a lane cannot be captured, so no move is a slam. */
    private static final long MORE_THAN_THREE = 0x00007C7C7C7C7C7CL;

    private static final long MORE_THAN_ONE = 0x00007E7E7E7E7E7EL;

    /**
     * Checks the parameters.
     *
     * @param name lower-case letters, digits and hyphens
     * @param seedsPerHouse seeds of each house at the start, 3 to 6
     * @param grandSlam what happens to a move that would take every seed of the other
     * @param singleSeeds when a house of one seed may be sown
     * @param repetition which occurrence of a position ends the game, and who gets the rest
     * @param capturelessLimit plies without a capture, 0 for no limit
     * @param lengthLimit plies of the whole game, 0 for no limit
     * @throws IllegalArgumentException if the name has other characters than lower-case letters, digits and hyphens, the seeds
     *     per house are not 3 to 6, or a limit is negative
     */
    public RuleSet {
        if (!NAME.matcher(name).matches()) {
            throw new IllegalArgumentException(
                    "the name of a rule set is lower-case letters, digits and hyphens, not '" + name + "'");
        }
        Objects.requireNonNull(grandSlam, "grandSlam");
        Objects.requireNonNull(singleSeeds, "singleSeeds");
        Objects.requireNonNull(repetition, "repetition");
        if (seedsPerHouse < FEWEST_SEEDS || seedsPerHouse > MOST_SEEDS) {
            throw new IllegalArgumentException("Oware is played with " + FEWEST_SEEDS + " to " + MOST_SEEDS
                    + " seeds a house, not " + seedsPerHouse);
        }
        if (capturelessLimit < 0 || lengthLimit < 0) {
            throw new IllegalArgumentException(
                    "a limit is a number of plies or 0 for none, not " + Math.min(capturelessLimit, lengthLimit));
        }
    }

    private static RuleSet preset(
            String name, GrandSlam slam, SingleSeeds single, Repetition repetition, int captureless, int length) {
        return new RuleSet(name, 4, slam, single, repetition, captureless, length);
    }

    @Override
    public RuleSet withSeedsPerHouse(int seeds) {
        return new RuleSet(name, seeds, grandSlam, singleSeeds, repetition, capturelessLimit, lengthLimit);
    }

    @Override
    public int houses() {
        return OwareSowing.HOUSES;
    }

    @Override
    public boolean majority(long own, long other) {
        return 2 * Math.max(Row.store(own), Row.store(other)) > totalSeeds();
    }

    @Override
    public int legalMoves(long own, long other) {
        int houses = singleSeeds == SingleSeeds.FREE ? Row.occupied(own) : sowable(own);
        if ((other & Row.HOUSES) == 0) {
            return feeding(own, other, houses);
        }
        if (!forbidsSlam() || (other & MORE_THAN_THREE) != 0) {
            return houses;
        }
        return withoutStarving(own, other, houses);
    }

    @Override
    public int sow(long own, long other, int house, long[] to, int at) {
        int entry = OwareSowing.entry(house, Row.seeds(own, house));
        long ownSown = own + OwareSowing.ownChange(entry);
        long otherSown = other + OwareSowing.otherChange(entry);
        long taken = capturable(otherSown, OwareSowing.upToLast(entry));
        if (taken == (otherSown & Row.HOUSES) && taken != 0) {
            return slam(ownSown, otherSown, to, at);
        }
        long captured = (taken * Row.ONES) >>> Row.STORE_SHIFT;
        to[at] = otherSown - taken;
        to[at + 1] = ownSown + (captured << Row.STORE_SHIFT);
        return (int) captured;
    }

    @Override
    public Ending ending(long own, long other) {
        if (majority(own, other)) {
            return Ending.MAJORITY;
        }
        if (Row.houses(own) == 0) {
            return Row.houses(other) == 0 ? Ending.BOARD_EMPTY : Ending.MOVER_HAS_NO_SEEDS;
        }
        return Row.houses(other) == 0 ? Ending.CANNOT_FEED : Ending.ONLY_SLAMS;
    }

    @Override
    public boolean mustFeed() {
        return true;
    }

    @Override
    public int[] path(long own, long other, int house) {
        return OwareSowing.path(house, Row.seeds(own, house));
    }

    @Override
    public Illegality illegality(long own, long other, int house) {
        int seeds = Row.seeds(own, house);
        if (seeds == 0) {
            return Illegality.EMPTY_HOUSE;
        }
        if (singleSeeds == SingleSeeds.ONLY_IF_ALL_SINGLE && seeds == 1 && (own & MORE_THAN_ONE) != 0) {
            return Illegality.SINGLE_SEED;
        }
        if (grandSlam == GrandSlam.FORBIDDEN_UNLESS_FORCED) {
            return Illegality.STARVES;
        }
        boolean reaches = OwareSowing.otherChange(OwareSowing.entry(house, seeds)) != 0;
        return grandSlam == GrandSlam.FORBIDDEN && reaches ? Illegality.GRAND_SLAM : Illegality.DOES_NOT_FEED;
    }

    /** The captured lanes: houses of 2 or 3 from the last sown one back without a gap. A mask of 0 captures nothing. */
    private static long capturable(long other, long upToLast) {
        long kept = (((other | Row.ONES) ^ 3 * Row.ONES) + Row.TOPS - Row.ONES) & Row.TOPS & upToLast;
        return other & upToLast & (-1L << -Long.numberOfLeadingZeros(kept));
    }

    private int slam(long ownSown, long otherSown, long[] to, int at) {
        long all = otherSown & Row.HOUSES;
        if (grandSlam == GrandSlam.NO_CAPTURE) {
            to[at] = otherSown;
            to[at + 1] = ownSown;
            return SLAM;
        }
        long captured = (all * Row.ONES) >>> Row.STORE_SHIFT;
        long winner = ownSown + (captured << Row.STORE_SHIFT);
        long loser = otherSown - all;
        boolean again = grandSlam == GrandSlam.CAPTURE_AND_FEED;
        to[at] = again ? winner : loser;
        to[at + 1] = again ? loser : winner;
        return (int) captured | SLAM | (again ? AGAIN : 0);
    }

    private boolean forbidsSlam() {
        return grandSlam == GrandSlam.FORBIDDEN || grandSlam == GrandSlam.FORBIDDEN_UNLESS_FORCED;
    }

    private static int sowable(long own) {
        int many = Row.occupied(own & MORE_THAN_ONE);
        return many != 0 ? many : Row.occupied(own);
    }

    /** Against an empty row: moves that leave a seed in it. */
    private int feeding(long own, long other, int houses) {
        if (grandSlam == GrandSlam.FORBIDDEN_UNLESS_FORCED) {
            return withoutStarving(own, other, houses);
        }
        int feeding = 0;
        for (int left = houses; left != 0; left &= left - 1) {
            int house = Integer.numberOfTrailingZeros(left);
            int entry = OwareSowing.entry(house, Row.seeds(own, house));
            boolean reaches = OwareSowing.otherChange(entry) != 0;
            if (reaches && (grandSlam == GrandSlam.NO_CAPTURE || !starves(other, entry))) {
                feeding |= 1 << house;
            }
        }
        return feeding;
    }

    /** Drops the moves that leave the other without a seed; all of them come back if nothing else is left and that is allowed. */
    private int withoutStarving(long own, long other, int houses) {
        int legal = houses;
        for (int left = houses; left != 0; left &= left - 1) {
            int house = Integer.numberOfTrailingZeros(left);
            if (starves(other, OwareSowing.entry(house, Row.seeds(own, house)))) {
                legal &= ~(1 << house);
            }
        }
        return legal == 0 && grandSlam == GrandSlam.FORBIDDEN_UNLESS_FORCED ? houses : legal;
    }

    private static boolean starves(long other, int entry) {
        long sown = (other + OwareSowing.otherChange(entry)) & Row.HOUSES;
        return sown == capturable(sown, OwareSowing.upToLast(entry));
    }
}
