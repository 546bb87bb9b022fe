package io.github.owarelab.cli.match;

import io.github.owarelab.game.Game;
import io.github.owarelab.game.Side;
import io.github.owarelab.tables.EndgameTables;
import java.io.IOException;
import java.time.Duration;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import java.util.function.Supplier;

/** A match of two engines: each opening is played twice, once with either side. */
public final class Match {
    private final Contestant first;
    private final Contestant second;
    private final Referee referee;
    private final int seed;

    /**
     * A match that has not begun.
     *
     * @param first the engine whose points are counted
     * @param second the other
     * @param control how long they may think
     * @param tables end games early; {@link EndgameTables#NONE} to play all games to their end
     * @param seed by which weak levels play
     * @param log receives a sentence about each fault of an engine
     */
    public Match(
            Contestant first,
            Contestant second,
            TimeControl control,
            EndgameTables tables,
            int seed,
            Consumer<String> log) {
        this.first = first;
        this.second = second;
        this.referee = new Referee(control, tables, log);
        this.seed = seed;
    }

    /**
     * Plays.
     *
     * @param games how many games at most
     * @param openings gives the opening of each pair
     * @param finished receives each game
     * @param goesOn asked before each pair
     * @throws IOException if an engine cannot be started anew or fails in too many games running
     * @throws java.util.concurrent.CancellationException if the thread is interrupted
     */
    public void play(int games, Supplier<Game> openings, Consumer<PlayedGame> finished, BooleanSupplier goesOn)
            throws IOException {
        Game opening = null;
        for (int number = 1; number <= games; number++) {
            boolean newPair = number % 2 == 1;
            if (newPair && !goesOn.getAsBoolean()) {
                return;
            }
            opening = newPair ? openings.get() : opening;
            finished.accept(play(number, opening, newPair ? Side.SOUTH : Side.NORTH));
            first.finishedGame();
            second.finishedGame();
        }
    }

    private PlayedGame play(int number, Game opening, Side sideOfFirst) throws IOException {
        EnginePlayer south = (sideOfFirst == Side.SOUTH ? first : second).player();
        EnginePlayer north = (sideOfFirst == Side.SOUTH ? second : first).player();
        int gameSeed = 1 + Math.floorMod(seed + number, Integer.MAX_VALUE - 1);
        Game game = new Game(opening.start()).play(opening.moves());
        long begin = System.nanoTime();
        Verdict verdict = referee.play(game, gameSeed, south, north);
        Duration time = Duration.ofNanos(System.nanoTime() - begin);
        return new PlayedGame(number, south.name(), north.name(), sideOfFirst, opening.plies(), game, verdict, time);
    }
}
