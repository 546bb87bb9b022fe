package io.github.owarelab.cli.play;

import io.github.owarelab.game.Moves;
import io.github.owarelab.game.Place;
import io.github.owarelab.game.Position;
import io.github.owarelab.game.Side;
import io.github.owarelab.game.Sowing;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.function.IntFunction;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * A board in characters, the player's row below. Letters in brackets are houses that may be sown now; {@code o} marks the house
 * that was sown last and {@code +} the one where the sowing ended.
 */
final class BoardPicture {
    private static final String STORE = "%4d ";
    private static final String NO_STORE = "     ";

    private final Position position;
    private final Side below;
    private final Optional<Sowing> last;

    BoardPicture(Position position, Side below, Optional<Sowing> last) {
        this.position = position;
        this.below = below;
        this.last = last;
    }

    List<String> lines() {
        Side above = below.opposite();
        String border = NO_STORE + "+" + "-----+".repeat(houses());
        String stores = String.format(Locale.ROOT, STORE, position.store(above))
                + border.strip()
                + String.format(Locale.ROOT, STORE, position.store(below));
        List<String> lines = new ArrayList<>();
        lines.add(letters(above));
        lines.add(border);
        lines.add(seeds(above));
        lines.add(stores);
        lines.add(seeds(below));
        lines.add(border);
        lines.add(letters(below));
        return lines.stream().map(String::stripTrailing).toList();
    }

    private int houses() {
        return position.rules().houses();
    }

    /** The row above is seen from the other side. */
    private String row(Side side, String between, IntFunction<String> cell) {
        int last = houses() - 1;
        return IntStream.rangeClosed(0, last)
                .map(column -> side == below ? column : last - column)
                .mapToObj(cell)
                .collect(Collectors.joining(between));
    }

    private String letters(Side side) {
        return NO_STORE + " "
                + row(side, " ", house -> {
                    boolean legal = side == position.toMove() && position.isLegal(house);
                    return String.format(Locale.ROOT, legal ? " [%c] " : "  %c  ", Moves.letter(side, house));
                });
    }

    private String seeds(Side side) {
        return NO_STORE + "|"
                + row(
                        side,
                        "|",
                        house -> String.format(
                                Locale.ROOT, " %2d%c ", position.seeds(side, house), mark(new Place(side, house))))
                + "|";
    }

    private char mark(Place place) {
        if (last.isEmpty()) {
            return ' ';
        }
        Sowing sowing = last.get();
        return place.equals(new Place(sowing.side(), sowing.house())) ? 'o' : place.equals(sowing.end()) ? '+' : ' ';
    }
}
