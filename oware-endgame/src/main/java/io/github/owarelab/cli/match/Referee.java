package io.github.owarelab.cli.match;

import io.github.owarelab.game.Game;
import io.github.owarelab.game.Position;
import io.github.owarelab.game.Result;
import io.github.owarelab.game.Score;
import io.github.owarelab.game.Side;
import io.github.owarelab.tables.EndgameTables;
import java.util.Optional;
import java.util.function.Consumer;

/** Leads a game of two engines by the rules and the clock, and ends it early where tables know how it ends. */
final class Referee {
    private final TimeControl control;
    private final EndgameTables tables;
    private final Consumer<String> log;

    /**
     * A referee for any number of games.
     *
     * @param tables {@link EndgameTables#NONE} to play all games to their end
     * @param log receives a sentence about each fault
     */
    Referee(TimeControl control, EndgameTables tables, Consumer<String> log) {
        this.control = control;
        this.tables = tables;
        this.log = log;
    }

    /**
     * Plays a game on.
     *
     * @param seed by which weak levels play
     * @param players South's and North's
     */
    Verdict play(Game game, int seed, EnginePlayer... players) {
        try {
            for (EnginePlayer player : players) {
                player.newGame(seed);
            }
            return play(game, players);
        } catch (EngineFailure e) {
            log.accept(e.getMessage() + " in " + game);
            return Verdict.fault(e.reason(), players[0].hasFailed() ? Side.SOUTH : Side.NORTH);
        }
    }

    private Verdict play(Game game, EnginePlayer... players) throws EngineFailure {
        TimeControl.Left[] left = control.start();
        while (true) {
            Optional<Verdict> verdict = verdict(game);
            if (verdict.isPresent()) {
                return verdict.get();
            }
            Side mover = game.position().toMove();
            EnginePlayer player = players[mover.ordinal()];
            EnginePlayer.Answer answer = player.move(game, control.words(left), control.patience(mover, left));
            if (control.spend(mover, answer.time(), left)) {
                log.accept(player.name() + " took " + answer.time().toMillis() + " ms for ply " + (game.plies() + 1));
                return Verdict.fault("time", mover);
            }
            if (!isPlayed(game, answer.move())) {
                log.accept(fault(player, game, answer));
                return Verdict.fault("illegal-move", mover);
            }
        }
    }

    private static String fault(EnginePlayer player, Game game, EnginePlayer.Answer answer) {
        String said = answer.remark().isEmpty() ? "" : " (" + answer.remark() + ")";
        return player.name() + " played '" + answer.move() + "'" + said + " in " + game;
    }

    private static boolean isPlayed(Game game, String move) {
        try {
            return move.length() == 1 && game.play(move) != null;
        } catch (IllegalArgumentException e) {
            return false;
        }
    }

    private Optional<Verdict> verdict(Game game) {
        Optional<Result> result = game.result();
        return result.isPresent() ? result.map(Verdict::of) : adjudicate(game);
    }

    /** Right after a capture nothing that happened before can come back: there, an exact value is how the game ends. */
    private Optional<Verdict> adjudicate(Game game) {
        Position position = game.position();
        if (position.inHouses() > tables.seeds() || game.captureless() > 0) {
            return Optional.empty();
        }
        int bounds = tables.probe(position.own(), position.other());
        int value = EndgameTables.lower(bounds);
        return value == EndgameTables.upper(bounds)
                ? Optional.of(Verdict.of("adjudication", score(position, value)))
                : Optional.empty();
    }

    private static Score score(Position position, int value) {
        int south = position.toMove() == Side.SOUTH ? value : -value;
        int rest = position.inHouses();
        return new Score(2 * position.store(Side.SOUTH) + rest + south, 2 * position.store(Side.NORTH) + rest - south);
    }
}
