package io.github.owarelab.cli.play;

import io.github.owarelab.game.Moves;
import io.github.owarelab.game.Place;
import io.github.owarelab.game.Position;
import io.github.owarelab.game.Side;
import io.github.owarelab.game.Sowing;
import io.github.owarelab.rules.RuleSet;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

/** Tells what moves do and what to beware of. */
final class MoveGuide {
    private final Messages messages;

    MoveGuide(Messages messages) {
        this.messages = messages;
    }

    /** What a move does: where it ends, what it takes. */
    String sowing(Sowing sowing) {
        List<String> parts = new ArrayList<>();
        parts.add(messages.text("sowing.ends", sowing.letter(), place(sowing.end())));
        if (sowing.captured() > 0) {
            String houses = sowing.capturedHouses().stream().map(this::place).collect(Collectors.joining(" "));
            parts.add(messages.text("sowing.takes", sowing.captured(), houses));
        }
        if (sowing.slamWithoutCapture()) {
            parts.add(messages.text("sowing.slam"));
        }
        if (sowing.again()) {
            parts.add(messages.text("sowing.again"));
        }
        if (sowing.passed()) {
            parts.add(messages.text("sowing.passed"));
        }
        return String.join(", ", parts);
    }

    private String place(Place place) {
        return place.isStore() ? messages.text("store") : place.toString();
    }

    /** What each legal move of the side to move would do. */
    List<String> moves(Position position) {
        List<String> lines = new ArrayList<>();
        for (int left = position.legalMoves(); left != 0; left &= left - 1) {
            lines.add("  " + sowing(position.sowing(Integer.numberOfTrailingZeros(left))));
        }
        return lines;
    }

    /** What the side to move should know: in the Oware family alone are seeds taken where a sowing ends in the other's row. */
    List<String> warnings(Position position) {
        if (!(position.rules() instanceof RuleSet)) {
            return List.of();
        }
        Side mover = position.toMove();
        List<String> lines = new ArrayList<>();
        if (position.rules().mustFeed() && position.inRow(mover.opposite()) == 0) {
            lines.add(messages.text("warning.feed", Moves.text(mover, position.legalMoves())));
        }
        addHouses(lines, "warning.danger", mover, position);
        addHouses(lines, "warning.chance", mover.opposite(), position);
        return lines;
    }

    private void addHouses(List<String> lines, String key, Side side, Position position) {
        int houses = position.exposed(side);
        if (houses != 0) {
            lines.add(messages.text(key, Moves.text(side, houses)));
        }
    }
}
