package io.github.owarelab.cli.play;

import io.github.owarelab.game.Game;
import io.github.owarelab.game.Moves;
import io.github.owarelab.game.Position;
import io.github.owarelab.game.Result;
import io.github.owarelab.game.Side;
import io.github.owarelab.game.Sowing;
import io.github.owarelab.search.Level;
import io.github.owarelab.search.SearchResult;
import java.io.IOException;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.ToIntFunction;

/** One game of a person against a level, from the first board to the result or until the person leaves. */
public final class PlaySession {
    /** Where the person's lines come from. */
    public interface Lines {
        /**
         * The next line.
         *
         * @param prompt what to show before it on a terminal
         * @return null at the end
         */
        String next(String prompt);
    }

    private final UnfinishedGame kept;
    private final Game game;
    private final Side player;
    private final Level level;
    private final Statistics statistics;
    private final Messages messages;
    private final MoveGuide guide;
    private final Lines in;
    private final Consumer<String> out;
    private final ToIntFunction<Game> opponent;
    private final Function<Game, SearchResult> adviser;

    /**
     * A session.
     *
     * @param kept the game to play
     * @param statistics the player's games so far
     * @param messages the player's language
     * @param in the player's lines
     * @param out receives lines for the player
     * @param opponent chooses the moves of the level
     * @param adviser finds hints
     */
    public PlaySession(
            UnfinishedGame kept,
            Statistics statistics,
            Messages messages,
            Lines in,
            Consumer<String> out,
            ToIntFunction<Game> opponent,
            Function<Game, SearchResult> adviser) {
        this.kept = kept;
        this.game = kept.game();
        this.player = kept.player();
        this.level = kept.level();
        this.statistics = statistics;
        this.messages = messages;
        this.guide = new MoveGuide(messages);
        this.in = in;
        this.out = out;
        this.opponent = opponent;
        this.adviser = adviser;
    }

    /**
     * Plays.
     *
     * @throws IOException if the game or the statistics cannot be kept
     */
    public void run() throws IOException {
        say(game.plies() == 0 ? "greeting" : "resumed", levelName(), messages.text("side." + player.letter()));
        boolean goesOn = true;
        while (goesOn && game.result().isEmpty()) {
            goesOn = isPlayersTurn() ? takeTurn() : answer();
        }
        if (game.result().isPresent()) {
            finish(game.result().get());
        }
    }

    private boolean isPlayersTurn() {
        return game.position().toMove() == player;
    }

    private void say(String key, Object... args) {
        out.accept(messages.text(key, args));
    }

    private String levelName() {
        return messages.text("level." + level.text());
    }

    private boolean answer() throws IOException {
        int house = opponent.applyAsInt(game);
        Sowing sowing = game.position().sowing(house);
        play(house);
        say("answer", levelName(), guide.sowing(sowing));
        return true;
    }

    private void play(int house) throws IOException {
        game.play(house);
        kept.keep();
    }

    private boolean takeTurn() throws IOException {
        showBoard();
        guide.moves(game.position()).forEach(out);
        guide.warnings(game.position()).forEach(out);
        return readCommand();
    }

    private void showBoard() {
        out.accept("");
        new BoardPicture(game.position(), player, lastSowing()).lines().forEach(out);
    }

    private Optional<Sowing> lastSowing() {
        if (game.plies() == 0) {
            return Optional.empty();
        }
        Position before = game.positionAt(game.plies() - 1);
        char letter = game.moves().charAt(game.plies() - 1);
        return Optional.of(before.sowing(Moves.house(letter, before.toMove(), before.rules())));
    }

    /** Reads until a command needs the board shown anew; tells whether the session goes on. */
    private boolean readCommand() throws IOException {
        while (true) {
            String line = in.next(messages.text("prompt"));
            String typed = line == null ? "quit" : line.strip();
            if (messages.isCommand("quit", typed)) {
                leave();
                return false;
            }
            if (messages.isCommand("resign", typed)) {
                resign();
                return false;
            }
            if (messages.isCommand("undo", typed) ? takeBack() : obey(typed)) {
                return true;
            }
        }
    }

    /** Tells whether a move was made. */
    private boolean obey(String typed) throws IOException {
        if (typed.isEmpty()) {
            return false;
        }
        if (messages.isCommand("hint", typed)) {
            hint();
        } else if (messages.isCommand("statistics", typed)) {
            tellStatistics();
        } else if (messages.isCommand("help", typed)) {
            say("help");
        } else {
            return makeMove(typed);
        }
        return false;
    }

    private boolean makeMove(String typed) throws IOException {
        int houses = game.position().rules().houses();
        int house = typed.length() == 1 ? typed.toLowerCase(Locale.ROOT).charAt(0) - 'a' : -1;
        if (house < 0 || house >= houses) {
            say("unknown", typed, Moves.letter(player, 0), Moves.letter(player, houses - 1));
            return false;
        }
        if (!game.position().isLegal(house)) {
            String why = game.position()
                    .rules()
                    .illegality(game.position().own(), game.position().other(), house)
                    .text();
            say("illegal", Moves.letter(player, house), messages.text("illegal." + why));
            return false;
        }
        play(house);
        return true;
    }

    private void hint() {
        SearchResult best = adviser.apply(game);
        int lead = game.position().store(player) - game.position().store(player.opposite()) + best.value();
        say("hint", Moves.letter(player, best.move()), lead > 0 ? "+" + lead : String.valueOf(lead));
    }

    /** Takes back the player's last move and all that followed; tells whether there was one. */
    private boolean takeBack() throws IOException {
        int ply = game.plies() - 1;
        while (ply >= 0 && game.positionAt(ply).toMove() != player) {
            ply--;
        }
        if (ply < 0) {
            say("nothing.to.undo");
            return false;
        }
        while (game.plies() > ply) {
            game.undo();
        }
        kept.keep();
        return true;
    }

    private void leave() throws IOException {
        if (game.plies() > 0) {
            kept.keep();
            say("left");
        }
    }

    private void resign() throws IOException {
        record(statistics.of(level).afterLoss());
        say("resigned");
        tellStatistics();
    }

    private void record(LevelRecord now) throws IOException {
        statistics.put(level, now);
        kept.forget();
    }

    private void finish(Result result) throws IOException {
        LevelRecord before = statistics.of(level);
        Optional<Side> winner = result.score().winner();
        boolean won = winner.equals(Optional.of(player));
        record(winner.isEmpty() ? before.afterDraw() : won ? before.afterWin() : before.afterLoss());
        showBoard();
        say(
                winner.isEmpty() ? "drawn" : won ? "won" : "lost",
                result.score().text(player),
                result.score().text(player.opposite()),
                messages.text("ending." + result.reason().text()));
        tellStatistics();
    }

    private void tellStatistics() {
        tell(statistics, level, messages, out);
    }

    /**
     * Tells the player's games against one level.
     *
     * @param statistics all games
     * @param level the level
     * @param messages the player's language
     * @param out receives one line
     */
    public static void tell(Statistics statistics, Level level, Messages messages, Consumer<String> out) {
        LevelRecord all = statistics.of(level);
        out.accept(messages.text(
                "statistics",
                messages.text("level." + level.text()),
                all.won(),
                all.lost(),
                all.drawn(),
                all.percentage(),
                all.streak(),
                all.best()));
    }
}
