package io.github.owarelab.cli.match;

import io.github.owarelab.game.Game;
import io.github.owarelab.game.Position;
import io.github.owarelab.rules.Rules;
import java.io.IOException;
import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/** An engine as a board sees it: it is told games and asked for moves by the protocol. */
public final class EnginePlayer implements AutoCloseable {
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

    /** Sets an option when the engine gets ready. */
    void set(String option, String value) {
        wanted.put(option, value);
    }

    /** Greets the engine, sets its options, its book off unless told otherwise, and waits until it is ready. */
    void prepare(Rules rules, Map<String, String> options) throws IOException {
        send("uci");
        for (String line = next(PATIENCE); !line.equals("uciok"); line = next(PATIENCE)) {
            learn(line);
        }
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

    private void sendOption(String option, String value) throws IOException {
        if (!known.containsKey(option)) {
            throw new IllegalArgumentException(
                    label + " has no option '" + option + "', but " + String.join(", ", known.keySet()));
        }
        send("setoption name " + option + " value " + value);
    }

    private void awaitReady() throws IOException {
        send("isready");
        for (String line = next(PATIENCE); !line.equals("readyok"); line = next(PATIENCE)) {
            listen(line);
        }
    }

    private void listen(String line) {
        if (line.startsWith(REMARK + "option ")) {
            throw new IllegalArgumentException(label + ": " + line.substring(REMARK.length()));
        }
    }

    /** Tells the engine that a game begins; one that plays a weak level plays it by the seed. */
    void newGame(int seed) throws IOException {
        send("ucinewgame");
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
     * @throws IOException if it has gone or does not answer
     */
    Answer move(Game game, String limits, Duration patience) throws IOException {
        Position start = game.start();
        boolean usual = start.equals(Position.start(start.rules()));
        String moves = game.plies() == 0 ? "" : " moves " + game.moves();
        send("position " + (usual ? "startpos" : "fen " + start) + moves);
        long begin = System.nanoTime();
        send("go " + limits);
        String line = next(patience);
        String remark = "";
        while (!line.startsWith("bestmove")) {
            remark = line.startsWith(REMARK) ? line.substring(REMARK.length()) : remark;
            line = next(patience);
        }
        Duration time = Duration.ofNanos(System.nanoTime() - begin);
        String[] words = line.split("\\s+");
        return new Answer(words.length > 1 ? words[1] : "", time, remark);
    }

    private void send(String line) throws IOException {
        try {
            link.send(line);
        } catch (IOException e) {
            throw new IOException(label + " has gone", e);
        }
    }

    private String next(Duration patience) throws IOException {
        try {
            Optional<String> line = link.receive(patience);
            return line.orElseThrow(() -> new IOException("it does not answer")).strip();
        } catch (IOException e) {
            throw new IOException(label + ": " + e.getMessage(), e);
        }
    }

    @Override
    public void close() {
        link.close();
    }
}
