package io.github.owarelab.game;

import io.github.owarelab.board.Row;
import io.github.owarelab.rules.Rules;
import java.util.regex.Pattern;

/** Reads and writes {@code 4-4-4-4-4-4-4-4-4-4-4-4-0-0-S}: South's houses, North's, South's store, North's, side to move. */
final class PositionText {
    /** A hyphen that does not follow another: "-1" stays whole, so that its error can say what is wrong. */
    private static final Pattern SEPARATOR = Pattern.compile("(?<=[^-])-");

    private static final Pattern NUMBER = Pattern.compile("[0-9]+");
    private static final Pattern NEGATIVE = Pattern.compile("-[0-9]+");
    private static final int LONGEST_NUMBER = 9;

    private PositionText() {}

    static Position read(String text, Rules rules) {
        if (KalahText.isBoard(text.strip())) {
            return KalahText.read(text.strip(), rules);
        }
        int houses = rules.houses();
        String[] parts = SEPARATOR.split(text.strip(), -1);
        if (parts.length != 2 * houses + 3) {
            throw new IllegalArgumentException("a position of " + rules.name() + " has " + (2 * houses + 3)
                    + " parts joined by '-' (" + 2 * houses + " houses, 2 stores, side to move), not "
                    + parts.length);
        }
        Side toMove = side(parts[2 * houses + 2]);
        int[] south = row(parts, Side.SOUTH, houses);
        int[] north = row(parts, Side.NORTH, houses);
        int southStore = seeds(parts[2 * houses], Place.store(Side.SOUTH));
        int northStore = seeds(parts[2 * houses + 1], Place.store(Side.NORTH));
        return Position.of(rules, south, north, southStore, northStore, toMove);
    }

    private static int[] row(String[] parts, Side side, int houses) {
        int[] row = new int[houses];
        for (int house = 0; house < houses; house++) {
            row[house] = seeds(parts[side.ordinal() * houses + house], new Place(side, house));
        }
        return row;
    }

    static int seeds(String part, Place place) {
        if (NEGATIVE.matcher(part).matches()) {
            throw new IllegalArgumentException(name(place) + " is " + part + ", but seeds cannot be negative");
        }
        if (!NUMBER.matcher(part).matches()) {
            throw new IllegalArgumentException(name(place) + " is '" + part + "', not a number of seeds");
        }
        if (part.length() > LONGEST_NUMBER) {
            throw new IllegalArgumentException(
                    name(place) + " is " + part + ", more than the " + Row.MOST + " seeds a board can hold");
        }
        return Integer.parseInt(part);
    }

    static String name(Place place) {
        return place.isStore() ? place.toString() : "house " + place;
    }

    private static Side side(String part) {
        for (Side side : Side.values()) {
            if (part.equals(String.valueOf(side.letter()))) {
                return side;
            }
        }
        throw new IllegalArgumentException("the side to move is S or N, not '" + part + "'");
    }

    static String write(Position position) {
        StringBuilder text = new StringBuilder();
        for (Side side : Side.values()) {
            for (int house = 0; house < position.rules().houses(); house++) {
                text.append(position.seeds(side, house)).append('-');
            }
        }
        return text.append(position.store(Side.SOUTH))
                .append('-')
                .append(position.store(Side.NORTH))
                .append('-')
                .append(position.toMove().letter())
                .toString();
    }
}
