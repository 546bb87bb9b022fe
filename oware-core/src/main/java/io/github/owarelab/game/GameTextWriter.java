package io.github.owarelab.game;

import io.github.owarelab.rules.Rules;
import io.github.owarelab.rules.RulesByName;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;

/** Writes one game as text. */
final class GameTextWriter {
    private static final int WIDTH = 80;
    private static final Pattern NAME = Pattern.compile("\\w+");
    private static final Pattern LINE_BREAK = Pattern.compile("\\R");

    private static final List<String> OF_THE_GAME =
            List.of(GameTextTag.VARIANT, GameTextTag.SEEDS, GameTextTag.FEN, GameTextTag.RESULT);

    private final GameText source;
    private final StringBuilder text = new StringBuilder();
    private int column;

    GameTextWriter(GameText source) {
        this.source = source;
    }

    static void checkTag(String name, String value) {
        if (!NAME.matcher(name).matches()) {
            throw new IllegalArgumentException(
                    "the name of a tag has letters, digits and underscores only, not '" + name + "'");
        }
        if (LINE_BREAK.matcher(value).find()) {
            throw new IllegalArgumentException("tag " + name + " has more than one line");
        }
    }

    /** Boards look for the tag Variant first. */
    String text() {
        Position start = source.game().start();
        tag(GameTextTag.VARIANT, GameTextTag.variant(start.rules()));
        for (Map.Entry<String, String> tag : source.tags().entrySet()) {
            if (!OF_THE_GAME.contains(tag.getKey())) {
                tag(tag.getKey(), tag.getValue());
            }
        }
        tag(GameTextTag.RESULT, source.result());
        if (!hasUsualSeeds(start.rules())) {
            tag(GameTextTag.SEEDS, String.valueOf(start.rules().seedsPerHouse()));
        }
        if (!start.equals(Position.start(start.rules()))) {
            tag(GameTextTag.FEN, start.toString());
        }
        text.append('\n');
        moves();
        word(source.result());
        return text.append('\n').toString();
    }

    private static boolean hasUsualSeeds(Rules rules) {
        return RulesByName.all().stream()
                .filter(usual -> usual.name().equals(rules.name()))
                .allMatch(usual -> usual.seedsPerHouse() == rules.seedsPerHouse());
    }

    private void tag(String name, String value) {
        String escaped = value.replace("\\", "\\\\").replace("\"", "\\\"");
        text.append('[').append(name).append(" \"").append(escaped).append("\"]\n");
    }

    private void moves() {
        Game game = source.game();
        for (int ply = 0; ply < game.plies(); ply++) {
            if (ply % 2 == 0) {
                word(ply / 2 + 1 + ".");
            }
            char letter = game.moves().charAt(ply);
            Position before = game.positionAt(ply);
            int captured = before.sowing(Moves.house(letter, before.toMove(), before.rules()))
                    .captured();
            word(captured > 0 ? letter + "+" + captured : String.valueOf(letter));
        }
    }

    private void word(String word) {
        if (column > 0) {
            boolean fits = column + 1 + word.length() <= WIDTH;
            text.append(fits ? ' ' : '\n');
            column = fits ? column + 1 : 0;
        }
        text.append(word);
        column += word.length();
    }
}
