package io.github.owarelab.game;

import io.github.owarelab.board.Row;
import io.github.owarelab.rules.Ending;
import io.github.owarelab.rules.Rules;
import java.util.Arrays;
import java.util.Objects;
import java.util.Optional;

/**
 * A board with its rules and the side to move. Immutable and checked: every position is legal input of its rules, every move
 * played is a legal move.
 *
 * <p>Where the rules make a side without seeds pass, the position is that after the pass. Repetition and limits belong to a
 * {@link Game}.
 */
public final class Position {
    private final Rules rules;
    private final Side toMove;
    private final long own;
    private final long other;

    private Position(Rules rules, long own, long other, Side toMove) {
        boolean passes = rules.passes(own, other);
        this.rules = rules;
        this.toMove = passes ? toMove.opposite() : toMove;
        this.own = passes ? other : own;
        this.other = passes ? own : other;
    }

    /**
     * The position that a game starts from, South to move.
     *
     * @param rules the rules
     * @return all houses equally filled, both stores empty
     */
    public static Position start(Rules rules) {
        int[] row = new int[Objects.requireNonNull(rules, "rules").houses()];
        Arrays.fill(row, rules.seedsPerHouse());
        return of(rules, row, row, 0, 0, Side.SOUTH);
    }

    /**
     * Reads a position whose seeds add up to the total of the rules.
     *
     * @param text South's houses, North's houses, South's store, North's store and {@code S} or {@code N}, joined by hyphens; for
     *     Kalah also a board of the Kalah game protocol, as {@link #toKalahText} writes it, South to move
     * @param rules the rules
     * @return the position
     * @throws IllegalArgumentException if the text is no position of these rules; the message names the part
     */
    public static Position parse(String text, Rules rules) {
        Position position = parseAnyTotal(text, rules);
        if (position.total() != rules.totalSeeds()) {
            int missing = rules.totalSeeds() - position.total();
            throw new IllegalArgumentException("houses and stores hold " + position.total() + " seeds, "
                    + Math.abs(missing) + (missing > 0 ? " too few" : " too many") + ": " + rules.name() + " with "
                    + rules.seedsPerHouse() + " seeds a house has " + rules.totalSeeds());
        }
        return position;
    }

    /**
     * Reads a position with any number of seeds.
     *
     * @param text as for {@link #parse}
     * @param rules the rules
     * @return the position
     * @throws IllegalArgumentException if the text is no position, or its seeds add up to more than 127
     */
    public static Position parseAnyTotal(String text, Rules rules) {
        return PositionText.read(Objects.requireNonNull(text, "text"), Objects.requireNonNull(rules, "rules"));
    }

    /**
     * A position from numbers, with any number of seeds.
     *
     * @param rules the rules
     * @param south seeds of South's houses from its left
     * @param north seeds of North's houses from its left
     * @param southStore seeds in South's store
     * @param northStore seeds in North's store
     * @param toMove the side to move
     * @return the position
     * @throws IllegalArgumentException if a row has too many or too few houses, a number is negative, or all seeds add up to
     *     more than 127
     */
    public static Position of(Rules rules, int[] south, int[] north, int southStore, int northStore, Side toMove) {
        Objects.requireNonNull(rules, "rules");
        Objects.requireNonNull(south, "south");
        Objects.requireNonNull(north, "north");
        long total =
                checkedSum(rules, Side.SOUTH, south, southStore) + checkedSum(rules, Side.NORTH, north, northStore);
        if (total > Row.MOST) {
            throw new IllegalArgumentException(
                    "houses and stores hold " + total + " seeds, more than the " + Row.MOST + " a board can hold");
        }
        long southRow = Row.of(south, southStore);
        long northRow = Row.of(north, northStore);
        boolean southMoves = Objects.requireNonNull(toMove, "toMove") == Side.SOUTH;
        return new Position(rules, southMoves ? southRow : northRow, southMoves ? northRow : southRow, toMove);
    }

    private static long checkedSum(Rules rules, Side side, int[] houses, int store) {
        if (houses.length != rules.houses()) {
            throw new IllegalArgumentException(
                    "a row of " + rules.name() + " has " + rules.houses() + " houses, not " + houses.length);
        }
        long sum = checked(store, Place.store(side));
        for (int house = 0; house < houses.length; house++) {
            sum += checked(houses[house], new Place(side, house));
        }
        return sum;
    }

    private static int checked(int seeds, Place place) {
        if (seeds < 0) {
            throw new IllegalArgumentException(
                    PositionText.name(place) + " is " + seeds + ", but seeds cannot be negative");
        }
        return seeds;
    }

    /**
     * The rules.
     *
     * @return the rules this position is played by
     */
    public Rules rules() {
        return rules;
    }

    /**
     * The side to move; once the game is over, the side whose turn it would be.
     *
     * @return a side
     */
    public Side toMove() {
        return toMove;
    }

    /**
     * The mover's packed row.
     *
     * @return a row as {@link Row} describes it
     */
    public long own() {
        return own;
    }

    /**
     * The other's packed row.
     *
     * @return a row as {@link Row} describes it
     */
    public long other() {
        return other;
    }

    /**
     * Seeds in a house.
     *
     * @param side its owner
     * @param house 0 to the rules' houses - 1
     * @return its seeds
     * @throws IndexOutOfBoundsException if there is no such house
     */
    public int seeds(Side side, int house) {
        return Row.seeds(row(side), Objects.checkIndex(house, rules.houses()));
    }

    /**
     * Seeds in a store.
     *
     * @param side its owner
     * @return its seeds, those left in the houses of a finished game not yet added
     */
    public int store(Side side) {
        return Row.store(row(side));
    }

    /**
     * Seeds in a row.
     *
     * @param side its owner
     * @return the sum of its houses
     */
    public int inRow(Side side) {
        return Row.sum(row(side));
    }

    private long row(Side side) {
        return side == toMove ? own : other;
    }

    /**
     * Seeds in all houses.
     *
     * @return the sum of both rows, without the stores
     */
    public int inHouses() {
        return Row.sum(own) + Row.sum(other);
    }

    /**
     * All seeds.
     *
     * @return the sum of houses and stores
     */
    public int total() {
        return inHouses() + Row.store(own) + Row.store(other);
    }

    /**
     * The legal moves.
     *
     * @return bit i is set if the side to move may sow its house i; 0 if the game is over
     */
    public int legalMoves() {
        return rules.moves(own, other);
    }

    /**
     * Whether a house may be sown.
     *
     * @param house a house of the side to move; anything else is not legal
     * @return true for a legal move
     */
    public boolean isLegal(int house) {
        return house >= 0 && house < rules.houses() && (legalMoves() >>> house & 1) != 0;
    }

    /**
     * Sows a house.
     *
     * @param house a house of the side to move
     * @return the position after the move
     * @throws IllegalArgumentException if the move is not legal; the message names the rule it breaks
     */
    public Position play(int house) {
        long[] next = new long[2];
        return after(sow(house, next), next);
    }

    /**
     * Sows a house and tells all that happens.
     *
     * @param house a house of the side to move
     * @return the move with the position after it
     * @throws IllegalArgumentException if the move is not legal; the message names the rule it breaks
     */
    public Sowing sowing(int house) {
        long[] next = new long[2];
        int sown = sow(house, next);
        return SowingStory.of(this, house, sown, after(sown, next));
    }

    /** Sows a checked move into a pair of rows, those of the side that moves next first. */
    int sow(int house, long[] next) {
        checkLegal(house);
        return rules.sow(own, other, house, next, 0);
    }

    /** The position that {@link #sow} left in a pair of rows. */
    Position after(int sown, long[] next) {
        return new Position(rules, next[0], next[1], Rules.keepsTurn(sown) ? toMove : toMove.opposite());
    }

    private void checkLegal(int house) {
        if (isLegal(house)) {
            return;
        }
        if (house < 0 || house >= rules.houses()) {
            throw new IllegalArgumentException(
                    "there is no house number " + house + ": a row has houses 0 to " + (rules.houses() - 1));
        }
        String move = "move '" + Moves.letter(toMove, house) + "' is not legal: ";
        result().ifPresent(result -> {
            throw new IllegalArgumentException(
                    move + "the game is over (" + result.reason().text() + ")");
        });
        throw new IllegalArgumentException(
                move + rules.illegality(own, other, house).sentence());
    }

    /**
     * Houses of a side that hold one or two seeds and in which a sowing of the other side would end now.
     *
     * @param side the owner of the houses
     * @return bit i is set for its house i
     */
    public int exposed(Side side) {
        return SowingStory.exposed(this, side);
    }

    /**
     * How the game ended, if it is over by the board alone; each side then takes the seeds of its own row.
     *
     * @return the result, empty if a move is legal
     */
    public Optional<Result> result() {
        if (legalMoves() != 0) {
            return Optional.empty();
        }
        return Optional.of(ended(rules.ending(own, other), false));
    }

    /** The result if the game ends here for a reason, the seeds in the houses split evenly or taken by their rows. */
    Result ended(Ending reason, boolean split) {
        return new Result(reason, new Score(halves(Side.SOUTH, split), halves(Side.NORTH, split)));
    }

    private int halves(Side side, boolean split) {
        return 2 * store(side) + (split ? inHouses() : 2 * inRow(side));
    }

    @Override
    public boolean equals(Object that) {
        return that instanceof Position position
                && own == position.own
                && other == position.other
                && toMove == position.toMove
                && rules.equals(position.rules);
    }

    @Override
    public int hashCode() {
        return Objects.hash(rules, own, other, toMove);
    }

    /**
     * The text that {@link #parse} reads.
     *
     * @return for example {@code 4-4-4-4-4-4-4-4-4-4-4-4-0-0-S}
     */
    @Override
    public String toString() {
        return PositionText.write(this);
    }

    /**
     * The board as the Kalah game protocol shows it to the side to move, which always is South there.
     *
     * @return houses of a row, the mover's store, the other's store, the mover's houses and the other's houses, each row from
     *     its owner's left: for example {@code <6,0,0,4,4,4,4,4,4,4,4,4,4,4,4>}
     * @throws IllegalArgumentException if the rules are not those of Kalah
     */
    public String toKalahText() {
        return KalahText.write(this);
    }
}
