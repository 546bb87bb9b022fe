package io.github.owarelab.cli.match;

import io.github.owarelab.rules.Rules;
import java.io.IOException;

/** An engine in a match: when it has failed in a game it is started anew for the next. */
public final class Contestant implements AutoCloseable {
    /** An engine that fails in so many games running ends the match: it would fail in all. */
    private static final int MOST_FAILURES = 3;

    private final Start start;
    private EnginePlayer player;
    private int failures;

    /** Starts the engine. */
    interface Start {
        EnginePlayer start() throws IOException;
    }

    /**
     * Starts an engine for a match.
     *
     * @param engine the engine
     * @param rules the rules of the match
     * @throws IOException if it ends or is silent before it is ready
     * @throws IllegalArgumentException if there is no such level or program, or it lacks an option or does not know the rules
     */
    public Contestant(EngineChoice engine, Rules rules) throws IOException {
        this(() -> engine.start(rules));
    }

    Contestant(Start start) throws IOException {
        this.start = start;
        this.player = start.start();
    }

    /**
     * The engine, started anew if it has failed.
     *
     * @throws IOException if that fails
     */
    EnginePlayer player() throws IOException {
        if (player.hasFailed()) {
            player.close();
            player = start.start();
        }
        return player;
    }

    /**
     * Counts the games in which the engine failed one after the other.
     *
     * @throws IOException if they are too many
     */
    void finishedGame() throws IOException {
        failures = player.hasFailed() ? failures + 1 : 0;
        if (failures == MOST_FAILURES) {
            throw new IOException(player.name() + " failed in " + failures + " games running: the match ends");
        }
    }

    @Override
    public void close() {
        player.close();
    }
}
