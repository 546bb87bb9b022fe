package io.github.owarelab.cli.engine;

import io.github.owarelab.game.Game;
import io.github.owarelab.game.Moves;
import io.github.owarelab.game.Position;
import io.github.owarelab.rules.Rules;
import io.github.owarelab.search.LevelPlayer;
import io.github.owarelab.search.Limits;
import io.github.owarelab.search.OpeningBook;
import io.github.owarelab.search.Searcher;
import java.time.Duration;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.ThreadLocalRandom;
import java.util.function.Consumer;
import java.util.function.Supplier;

/**
 * An engine as a board sees it: it answers lines of the protocol that Oware boards took over from chess (UCI).
 *
 * <p>Positions and moves are those of the command line: {@code position startpos moves FfEe}. White's clock is South's. A score is
 * what the side to move is expected to be ahead by at the end, in hundredths of a seed. A wrong line is answered by
 * {@code info string} with what is wrong; after a wrong position there is none, and {@code go} is answered by
 * {@code bestmove 0000}, as it is when the game is over.
 */
public final class EngineSession {
    /** Boards take an engine for dead after some seconds. */
    private static final Duration LONGEST_WAIT = Duration.ofSeconds(5);

    private final String name;
    private final Consumer<String> out;
    private final EngineOptions options;

    private Searcher searcher;
    private int gameSeed;
    /** Null after a wrong line: better no position than that before. */
    private Game game;

    private volatile Thinking thinking;

    /**
     * An engine at the start of a game.
     *
     * @param name its name, with version
     * @param rules the rules until a board sets others
     * @param out receives lines, from two threads but one at a time
     */
    public EngineSession(String name, Rules rules, Consumer<String> out) {
        this.name = name;
        this.out = line -> {
            synchronized (this) {
                out.accept(line);
            }
        };
        this.options = new EngineOptions(rules);
        startNewGame();
    }

    /**
     * Answers until {@code quit} or the end of the lines; then a search that runs ends by its limits or at once if it has none.
     *
     * @param lines gives the next line, null at the end
     */
    public void run(Supplier<String> lines) {
        for (String line = lines.get(); line != null; line = lines.get()) {
            if (line.strip().equals("quit")) {
                stop();
                break;
            }
            answer(line);
        }
        if (thinking != null) {
            thinking.finish();
        }
    }

    /** Ends a search that runs; may be called from any thread. */
    public void stop() {
        if (isThinking()) {
            thinking.stop();
        }
    }

    private boolean isThinking() {
        return thinking != null && thinking.isRunning();
    }

    private void answer(String line) {
        List<String> words = Arrays.asList(line.strip().split("\\s+"));
        try {
            answer(words.get(0), words.subList(1, words.size()));
        } catch (IllegalArgumentException e) {
            say(e.getMessage());
        }
    }

    private void say(String sentence) {
        out.accept("info string " + sentence.replaceAll("\\s*\\R\\s*", " "));
    }

    private void answer(String command, List<String> words) {
        switch (command) {
            case "" -> {}
            case "uci" -> identify();
            case "isready" -> {
                getReady();
                out.accept("readyok");
            }
            case "ucinewgame" -> whenIdle(command, this::startNewGame);
            case "setoption" -> whenIdle(command, () -> setOption(words));
            case "position" -> setPosition(words);
            case "go" -> whenIdle(command, () -> go(words));
            // Both may have crossed the answer on the way.
            case "stop" -> stop();
            case "ponderhit" -> ponderHit();
            default ->
                throw new IllegalArgumentException("there is no command '" + command
                        + "', but uci, isready, ucinewgame, setoption, position, go, stop, ponderhit, quit");
        }
    }

    private void whenIdle(String command, Runnable action) {
        if (isThinking()) {
            throw new IllegalArgumentException(command + " comes too early: a search runs until stop or bestmove");
        }
        action.run();
    }

    private void identify() {
        out.accept("id name " + name);
        out.accept("id author the Oware Lab authors");
        options.describe().forEach(out);
        out.accept("uciok");
    }

    /** Does what would delay the first search; while one runs, there is nothing to do. */
    private void getReady() {
        if (!isThinking() && options.level().searches()) {
            options.awaitTables(LONGEST_WAIT);
            warmUp();
        }
    }

    private void warmUp() {
        try {
            searcher().search(Position.start(options.rules()), Limits.depth(1));
        } catch (OutOfMemoryError e) {
            searcher = null;
            say("there is not enough memory (" + e.getMessage() + "): set a smaller Hash");
        }
    }

    private Searcher searcher() {
        searcher = searcher != null ? searcher : options.searcher();
        return searcher;
    }

    private void startNewGame() {
        game = new Game(Position.start(options.rules()));
        gameSeed = ThreadLocalRandom.current().nextInt(1, Integer.MAX_VALUE);
        if (searcher != null) {
            searcher.clear();
        }
    }

    private void setOption(List<String> words) {
        int value = words.indexOf("value");
        int end = value < 0 ? words.size() : value;
        if (words.isEmpty() || !words.get(0).equals("name") || end == 1) {
            throw new IllegalArgumentException(
                    "it is 'setoption name N value V', not 'setoption " + String.join(" ", words) + "'");
        }
        Rules before = options.rules();
        options.set(
                String.join(" ", words.subList(1, end)),
                value < 0 ? "" : String.join(" ", words.subList(value + 1, words.size())));
        searcher = null;
        if (!options.rules().equals(before)) {
            startNewGame();
        }
    }

    private void setPosition(List<String> words) {
        game = null;
        game = PositionLine.parse(words, options.rules());
    }

    private void go(List<String> words) {
        try {
            Go go = Go.parse(words);
            if (!go.remark().isEmpty()) {
                say(go.remark());
            }
            think(go);
        } catch (IllegalArgumentException e) {
            say(e.getMessage());
            out.accept(Thinking.NO_MOVE);
        }
    }

    private void think(Go go) {
        checkOpen();
        Optional<OpeningBook.Entry> book = go.waits() ? Optional.empty() : options.book(game);
        if (book.isPresent()) {
            playByBook(book.get().house());
            return;
        }
        thinking = new Thinking(game, go, options.lines(), out);
        if (options.level().searches()) {
            thinking.search(searcher());
        } else {
            int seed = options.seed() != 0 ? options.seed() : gameSeed;
            say("seed " + seed);
            thinking.choose(new LevelPlayer(options.level(), seed, searcher()));
        }
    }

    private void playByBook(int house) {
        Position position = game.position();
        Position after = position.play(house);
        String reply = options.book(new Game(after))
                .filter(entry -> after.toMove() != position.toMove())
                .map(entry -> " ponder " + Moves.letter(after.toMove(), entry.house()))
                .orElse("");
        say("a move of the book");
        out.accept("bestmove " + Moves.letter(position.toMove(), house) + reply);
    }

    private void checkOpen() {
        if (game == null) {
            throw new IllegalArgumentException("there is no position: the last one was wrong");
        }
        game.result().ifPresent(result -> {
            throw new IllegalArgumentException(
                    "the game is over: " + result.reason().text() + " " + result.score());
        });
    }

    private void ponderHit() {
        if (isThinking()) {
            thinking.ponderHit();
        }
    }
}
