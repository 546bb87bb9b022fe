package io.github.owarelab.bench;

import io.github.owarelab.endgame.AutomaticTables;
import io.github.owarelab.game.Game;
import io.github.owarelab.game.Moves;
import io.github.owarelab.game.Position;
import io.github.owarelab.game.Side;
import io.github.owarelab.rules.RuleSet;
import io.github.owarelab.tables.EndgameTables;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.locks.LockSupport;
import java.util.function.Consumer;

/**
 * An opponent to measure strength against: what a plain Oware engine of today is made of. Fail-hard alpha-beta on one thread at
 * fixed odd depths, material and three terms of how the rows are filled, a transposition table, and tables of 12 seeds that are
 * asked after captures. Its game is {@code abapa}; of its limits the search knows repetition only.
 *
 * <p>It speaks the protocol of {@code oware engine} as far as a match needs it, and plays what the last finished depth found.
 *
 * <pre>
 *   java -cp oware-bench/target/benchmarks.jar io.github.owarelab.bench.BaselineEngine
 * </pre>
 */
public final class BaselineEngine {
    private static final RuleSet RULES = RuleSet.ABAPA;
    private static final Duration POLL = Duration.ofMillis(10);
    private static final int USUAL_MEBIBYTES = 64;
    private static final int MOST_MEBIBYTES = 4096;

    private final Consumer<String> out;
    private final EndgameTables endgame = new AutomaticTables().tables(RULES);
    private int mebibytes = USUAL_MEBIBYTES;
    private BaselineSearch search;
    private Game game;

    BaselineEngine(Consumer<String> out) {
        this.out = out;
        startNewGame();
    }

    /**
     * Answers lines until {@code quit} or the end of the input.
     *
     * @param args none
     * @throws IOException if the input cannot be read
     */
    public static void main(String[] args) throws IOException {
        BaselineEngine engine = new BaselineEngine(System.out::println);
        BufferedReader in = new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8));
        for (String line = in.readLine(); line != null && !line.strip().equals("quit"); line = in.readLine()) {
            engine.answer(line);
        }
    }

    void answer(String line) {
        List<String> words = Arrays.asList(line.strip().split("\\s+"));
        try {
            answer(words.get(0), words.subList(1, words.size()));
        } catch (IllegalArgumentException e) {
            out.accept("info string " + e.getMessage());
        }
    }

    private void answer(String command, List<String> words) {
        switch (command) {
            case "uci" -> identify();
            case "isready" -> {
                awaitTables();
                out.accept("readyok");
            }
            case "ucinewgame" -> startNewGame();
            case "setoption" -> setOption(words);
            case "position" -> setPosition(words);
            case "go" -> go(words);
            // A search is never interrupted: it ends by its limits.
            case "", "stop" -> {}
            default -> throw new IllegalArgumentException("there is no command '" + command + "'");
        }
    }

    private void identify() {
        out.accept("id name Baseline");
        out.accept("option name Hash type spin default " + USUAL_MEBIBYTES + " min 1 max " + MOST_MEBIBYTES);
        out.accept("uciok");
    }

    private void awaitTables() {
        while (endgame.seeds() < AutomaticTables.SEEDS) {
            LockSupport.parkNanos(POLL.toNanos());
        }
    }

    private void startNewGame() {
        search = new BaselineSearch(mebibytes, endgame);
        game = new Game(Position.start(RULES));
    }

    private void setOption(List<String> words) {
        if (words.size() != 4 || !words.get(1).equals("Hash")) {
            throw new IllegalArgumentException("the only option is Hash, in MiB");
        }
        mebibytes = (int) number(words.get(3), MOST_MEBIBYTES);
        startNewGame();
    }

    private void setPosition(List<String> words) {
        String text = String.join(" ", words);
        String start = Position.start(RULES).toString();
        game = Game.parse(text.replaceFirst("^startpos", start).replaceFirst("^fen ", ""), RULES);
    }

    private void go(List<String> words) {
        if (game.result().isPresent()) {
            out.accept("bestmove 0000");
            return;
        }
        BaselineSearch.Found found = search.search(game, limits(words), this::tell);
        out.accept("bestmove " + letter(found.house()));
    }

    private void tell(BaselineSearch.Found found) {
        long millis = found.nanos() / 1_000_000;
        out.accept("info depth " + found.depth() + " score cp " + 4 * found.score() + " nodes " + found.nodes()
                + " nps " + found.nodes() * 1000 / Math.max(millis, 1) + " time " + millis + " pv "
                + letter(found.house()));
    }

    private char letter(int house) {
        Side side = game.position().toMove();
        return Moves.letter(side, house);
    }

    private static BaselineSearch.Limits limits(List<String> words) {
        int depth = Integer.MAX_VALUE;
        long nodes = Long.MAX_VALUE;
        long nanos = Long.MAX_VALUE;
        for (int i = 0; i + 1 < words.size(); i += 2) {
            String value = words.get(i + 1);
            switch (words.get(i)) {
                case "depth" -> depth = (int) number(value, Integer.MAX_VALUE);
                case "nodes" -> nodes = number(value, Long.MAX_VALUE);
                case "movetime" ->
                    nanos = Duration.ofMillis(number(value, Integer.MAX_VALUE)).toNanos();
                default ->
                    throw new IllegalArgumentException("go takes depth, nodes and movetime, not " + words.get(i));
            }
        }
        if (words.size() % 2 != 0 || words.isEmpty()) {
            throw new IllegalArgumentException("go takes depth, nodes and movetime, each with a number");
        }
        return new BaselineSearch.Limits(depth, nodes, nanos);
    }

    private static long number(String text, long most) {
        try {
            long number = Long.parseLong(text);
            if (number >= 1 && number <= most) {
                return number;
            }
        } catch (NumberFormatException e) {
            // Told below, as for a number out of range.
        }
        throw new IllegalArgumentException("'" + text + "' is no number from 1 to " + most);
    }
}
