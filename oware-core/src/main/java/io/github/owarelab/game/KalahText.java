package io.github.owarelab.game;

import io.github.owarelab.rules.Kalah;
import io.github.owarelab.rules.Rules;
import java.util.Arrays;
import java.util.StringJoiner;

/**
 * Reads and writes boards of the Kalah game protocol, {@code <6,0,0,4,4,4,4,4,4,4,4,4,4,4,4>}: houses of a row, South's store,
 * North's store, South's houses, North's houses, each row from its owner's left. The protocol shows a board to the side that is
 * to move, always as South.
 */
final class KalahText {
    private static final String OPEN = "<";
    private static final String CLOSE = ">";
    private static final int STORES = 1;
    private static final int HOUSES = 3;

    private KalahText() {}

    static boolean isBoard(String text) {
        return text.startsWith(OPEN);
    }

    static Position read(String text, Rules rules) {
        check(rules);
        if (!text.endsWith(CLOSE)) {
            throw new IllegalArgumentException(
                    "a board of the Kalah protocol has no spaces and ends with '>', which '" + text + "' lacks");
        }
        String[] parts =
                text.substring(OPEN.length(), text.length() - CLOSE.length()).split(",", -1);
        int houses = rules.houses();
        if (!parts[0].equals(String.valueOf(houses))) {
            throw new IllegalArgumentException("a board of the Kalah protocol for " + rules.name() + " begins with its "
                    + houses + " houses a row, not with '" + parts[0] + "'");
        }
        if (parts.length != HOUSES + 2 * houses) {
            throw new IllegalArgumentException("a board of the Kalah protocol has " + (HOUSES + 2 * houses)
                    + " numbers joined by ',' (houses a row, 2 stores, " + 2 * houses + " houses), not "
                    + parts.length);
        }
        int[] stores = new int[Side.values().length];
        int[][] rows = new int[stores.length][houses];
        for (Side side : Side.values()) {
            stores[side.ordinal()] = PositionText.seeds(parts[STORES + side.ordinal()], Place.store(side));
            int first = HOUSES + side.ordinal() * houses;
            Arrays.setAll(
                    rows[side.ordinal()], house -> PositionText.seeds(parts[first + house], new Place(side, house)));
        }
        return Position.of(rules, rows[0], rows[1], stores[0], stores[1], Side.SOUTH);
    }

    static String write(Position position) {
        check(position.rules());
        Side mover = position.toMove();
        StringJoiner text = new StringJoiner(",", OPEN, CLOSE)
                .add(String.valueOf(position.rules().houses()));
        for (Side side : new Side[] {mover, mover.opposite()}) {
            text.add(String.valueOf(position.store(side)));
        }
        for (Side side : new Side[] {mover, mover.opposite()}) {
            for (int house = 0; house < position.rules().houses(); house++) {
                text.add(String.valueOf(position.seeds(side, house)));
            }
        }
        return text.toString();
    }

    private static void check(Rules rules) {
        if (!(rules instanceof Kalah)) {
            throw new IllegalArgumentException("boards of the Kalah protocol are of kalah, not of " + rules.name());
        }
    }
}
