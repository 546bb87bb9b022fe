package io.github.owarelab.cli.match;

import io.github.owarelab.game.Game;
import io.github.owarelab.game.Position;
import io.github.owarelab.rules.Rules;
import java.io.EOFException;
import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.concurrent.CancellationException;
import java.util.function.Consumer;

/** An engine as a board sees it: it is told games and asked for moves by the protocol. */
final class EnginePlayer implements AutoCloseable {
    /** To get ready. */
    private static final Duration PATIENCE = Duration.ofSeconds(30);

    private static final String REMARK = "info string ";
    private static final String RULES = "Rules";
    private static final String SEED = "Seed";
    private static final String ABAPA = "abapa";
    /** Off unless asked for: a match measures what engines find themselves. */
    private static final String OWN_BOOK = "OwnBook";

    private final String label;
    private final EngineLink link;
    private final Map<String, String> wanted = new LinkedHashMap<>();
    private final Map<String, String> known = new TreeMap<>(String.CASE_INSENSITIVE_ORDER);
    private String name;
    private String asked = "";
    private String remark = "";
    private boolean failed;

    /**
     * What an engine answered.
     *
     * @param move the letter of its move; anything else is no move
     * @param time how long it took
     * @param remark the last that it said beside its findings, or nothing
     */
    record Answer(String move, Duration time, String remark) {}

    EnginePlayer(String label, EngineLink link) {
        this.label = label;
        this.link = link;
        this.name = label;
    }

    /** What it calls itself, or the command line if it has no name. */
    String name() {
        return name;
    }

    /** Whether it has gone or was silent: it is killed and plays no more. */
    boolean hasFailed() {
        return failed;
    }

    /** Sets an option when the engine gets ready. */
    void set(String option, String value) {
        wanted.put(option, value);
    }

    /** Greets the engine, sets its options, its book off unless told otherwise, and waits until it is ready. */
    void prepare(Rules rules, Map<String, String> options) throws EngineFailure {
        ask("uci", PATIENCE, "uciok", this::learn);
        wanted.putAll(options);
        if (known.containsKey(RULES)) {
            wanted.putIfAbsent(RULES, rules.name());
        } else if (!rules.name().equals(ABAPA)) {
            throw new IllegalArgumentException(label + " has no option Rules: it plays abapa only");
        }
        if (known.containsKey(OWN_BOOK)) {
            wanted.putIfAbsent(OWN_BOOK, "false");
        }
        for (Map.Entry<String, String> option : wanted.entrySet()) {
            sendOption(option.getKey(), option.getValue());
        }
        awaitReady();
    }

    private void learn(String line) {
        if (line.startsWith("id name ")) {
            name = wanted.getOrDefault("Level", line.substring("id name ".length()));
        } else if (line.startsWith("option name ")) {
            String[] parts = line.substring("option name ".length()).split(" type ", 2);
            known.put(parts[0], parts.length > 1 ? parts[1] : "");
        }
    }

    private void sendOption(String option, String value) {
        if (!known.containsKey(option)) {
            throw new IllegalArgumentException(
                    label + " has no option '" + option + "', but " + String.join(", ", known.keySet()));
        }
        link.send("setoption name " + option + " value " + value);
    }

    private void awaitReady() throws EngineFailure {
        ask("isready", PATIENCE, "readyok", this::listen);
    }

    private void listen(String line) {
        if (line.startsWith(REMARK + "option ")) {
            throw new IllegalArgumentException(label + ": " + line.substring(REMARK.length()));
        }
    }

    /** Tells the engine that a game begins; one that plays a weak level plays it by the seed. */
    void newGame(int seed) throws EngineFailure {
        link.send("ucinewgame");
        if (wanted.containsKey("Level") && known.containsKey(SEED)) {
            sendOption(SEED, String.valueOf(seed));
        }
        awaitReady();
    }

    /**
     * Asks for a move.
     *
     * @param limits what comes after {@code go}
     * @param patience after this time the engine is taken for dead
     * @throws EngineFailure if it has gone or does not answer
     */
    Answer move(Game game, String limits, Duration patience) throws EngineFailure {
        Position start = game.start();
        boolean usual = start.equals(Position.start(start.rules()));
        String moves = game.plies() == 0 ? "" : " moves " + game.moves();
        link.send("position " + (usual ? "startpos" : "fen " + start) + moves);
        remark = "";
        long begin = System.nanoTime();
        String line = ask("go " + limits, patience, "bestmove", this::note);
        Duration time = Duration.ofNanos(System.nanoTime() - begin);
        String[] words = line.split("\\s+");
        return new Answer(words.length > 1 ? words[1] : "", time, remark);
    }

    private void note(String line) {
        remark = line.startsWith(REMARK) ? line.substring(REMARK.length()) : remark;
    }

    /** Asks for a line that begins with a word; what comes before it goes elsewhere. */
    private String ask(String question, Duration patience, String answer, Consumer<String> others)
            throws EngineFailure {
        asked = question;
        link.send(question);
        long end = System.nanoTime() + patience.toNanos();
        String line = next(end);
        while (!line.startsWith(answer)) {
            others.accept(line);
            line = next(end);
        }
        return line;
    }

    private String next(long end) throws EngineFailure {
        Duration patience = Duration.ofNanos(end - System.nanoTime());
        try {
            Optional<String> line = patience.isNegative() ? Optional.empty() : link.receive(patience);
            return line.orElseThrow(() -> fail("time", "it does not answer '" + asked + "'"))
                    .strip();
        } catch (EOFException e) {
            throw fail("crash", e.getMessage() + " after '" + asked + "'");
        } catch (CancellationException e) {
            // It is not waited for: it may think for long, or hang.
            link.kill();
            throw e;
        }
    }

    private EngineFailure fail(String reason, String sentence) {
        failed = true;
        link.kill();
        return new EngineFailure(reason, name + ": " + sentence);
    }

    @Override
    public void close() {
        link.close();
    }
}
