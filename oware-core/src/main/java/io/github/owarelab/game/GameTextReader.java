package io.github.owarelab.game;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Reads games from text, piece by piece. */
final class GameTextReader {
    private static final Pattern TAG = Pattern.compile("\\[\\s*(\\w+)\\s+\"((?:[^\"\\\\\\n]++|\\\\.)*+)\"\\s*]");
    private static final Pattern ESCAPED = Pattern.compile("\\\\(.)");
    private static final Pattern RESULT = Pattern.compile("\\*|[0-9]+(?:\\.5)?-[0-9]+(?:\\.5)?");
    private static final Pattern SKIPPED = Pattern.compile("\\s+|\\{[^}]*}|[0-9]+\\.+");
    private static final Pattern MOVE = Pattern.compile("([A-Za-z])(?:\\+([0-9]{1,3}))?[!?]*");
    private static final Pattern PARENTHESES = Pattern.compile("[()]");
    private static final Pattern WORD = Pattern.compile("\\S+");

    private final String text;
    private final Matcher at;
    private final List<GameText> games = new ArrayList<>();

    private Map<String, String> tags = new LinkedHashMap<>();
    /** Null until the first move or the result of a game. */
    private Game game;

    /** What the last move takes as the text has it, when that is not what it takes by the rules. */
    private String wrongCapture;

    GameTextReader(String text) {
        this.text = text;
        this.at = Pattern.compile("").matcher(text);
    }

    List<GameText> games() {
        try {
            while (at.regionStart() < text.length()) {
                readPiece();
            }
            endGame();
            return games;
        } catch (IllegalArgumentException e) {
            throw new IllegalArgumentException("line " + line() + ": " + e.getMessage(), e);
        }
    }

    private void readPiece() {
        if (finds(TAG)) {
            readTag();
        } else if (finds(RESULT)) {
            readResult();
        } else if (finds(MOVE)) {
            readMove();
        } else if (text.charAt(at.regionStart()) == '(') {
            skipVariation();
        } else if (!finds(SKIPPED)) {
            throw new IllegalArgumentException(problem());
        }
        at.region(at.end(), text.length());
    }

    private boolean finds(Pattern piece) {
        return at.usePattern(piece).lookingAt();
    }

    private String problem() {
        char first = text.charAt(at.regionStart());
        if (first == '{') {
            return "the comment that begins here has no '}'";
        }
        finds(WORD);
        return first == '['
                ? "a tag is [Name \"value\"], which '" + at.group() + "' does not begin"
                : "'" + at.group() + "' is no move, number, comment, tag or result";
    }

    private void readTag() {
        if (game != null) {
            endGame();
        }
        tags.put(at.group(1), ESCAPED.matcher(at.group(2)).replaceAll("$1"));
    }

    private void readResult() {
        game();
        tags.putIfAbsent(GameTextTag.RESULT, at.group());
        endGame();
    }

    private void readMove() {
        checkCapture();
        String captured = at.group(2);
        Position before = game().position();
        game.play(at.group(1));
        Sowing sowing = before.sowing(Moves.house(at.group(1).charAt(0), before.toMove(), before.rules()));
        boolean right = captured == null || Integer.parseInt(captured) == sowing.captured();
        wrongCapture = right
                ? null
                : "ply " + game.plies() + ": " + sowing.letter() + " takes " + sowing.captured() + ", not " + captured;
    }

    /** Existing boards add the seeds left in the houses to the last move of a game: there any number is right. */
    private void checkCapture() {
        if (wrongCapture != null) {
            throw new IllegalArgumentException(wrongCapture);
        }
    }

    private void skipVariation() {
        int open = 0;
        at.usePattern(PARENTHESES);
        do {
            if (!at.find()) {
                throw new IllegalArgumentException("the variation that begins here has no ')'");
            }
            open += at.group().equals("(") ? 1 : -1;
        } while (open > 0);
    }

    private Game game() {
        if (game == null) {
            game = new Game(GameTextTag.start(tags));
        }
        return game;
    }

    private void endGame() {
        if (game == null && tags.isEmpty()) {
            return;
        }
        if (game().result().isEmpty()) {
            checkCapture();
        }
        games.add(new GameText(tags, game));
        tags = new LinkedHashMap<>();
        game = null;
        wrongCapture = null;
    }

    private long line() {
        return 1
                + text.substring(0, at.regionStart())
                        .chars()
                        .filter(c -> c == '\n')
                        .count();
    }
}
