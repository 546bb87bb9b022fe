package io.github.owarelab.cli.match;

import io.github.owarelab.rules.RuleSet;
import java.io.EOFException;
import java.io.IOException;
import java.time.Duration;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CancellationException;
import java.util.function.UnaryOperator;

/** An engine that answers each {@code go} with the next of some moves. */
final class Script implements EngineLink {
    final List<String> heard = new ArrayList<>();
    private final Deque<String> said = new ArrayDeque<>();
    private final Deque<String> moves;
    private final List<String> options;
    private boolean hangs;
    private boolean interrupted;
    private UnaryOperator<String> beforeMove = UnaryOperator.identity();

    Script(List<String> options, String... moves) {
        this.options = options;
        this.moves = new ArrayDeque<>(List.of(moves));
    }

    static EnginePlayer player(String name, String... moves) throws IOException {
        return player(name, new Script(List.of(), moves));
    }

    static EnginePlayer player(String name, Script script) throws IOException {
        EnginePlayer player = new EnginePlayer(name, script);
        player.prepare(RuleSet.ABAPA, Map.of());
        return player;
    }

    /** What the engine does before it answers. */
    Script doing(UnaryOperator<String> action) {
        beforeMove = action;
        return this;
    }

    @Override
    public void send(String line) {
        heard.add(line);
        if (line.equals("uci")) {
            options.forEach(option -> said.add("option name " + option));
            said.add("uciok");
        } else if (line.equals("isready")) {
            said.add("readyok");
        } else if (line.startsWith("go")) {
            said.add("info depth 1 score cp 0");
            if (!moves.isEmpty()) {
                said.add("bestmove " + beforeMove.apply(moves.poll()));
            }
        }
    }

    /** From now on the engine is silent where it would end. */
    Script hanging() {
        hangs = true;
        return this;
    }

    /** From now on whoever waits for the engine is interrupted where it would end. */
    Script interrupted() {
        interrupted = true;
        return this;
    }

    @Override
    public Optional<String> receive(Duration patience) throws EOFException {
        if (said.isEmpty() && interrupted) {
            throw new CancellationException();
        }
        if (said.isEmpty() && hangs) {
            return Optional.empty();
        }
        if (said.isEmpty()) {
            throw new EOFException("it has gone");
        }
        return Optional.of(said.poll());
    }

    @Override
    public void kill() {
        heard.add("killed");
    }

    @Override
    public void close() {
        heard.add("closed");
    }
}
