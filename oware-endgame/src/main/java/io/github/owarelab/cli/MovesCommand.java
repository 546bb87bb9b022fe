package io.github.owarelab.cli;

import com.fasterxml.jackson.core.JsonGenerator;
import io.github.owarelab.game.Game;
import io.github.owarelab.game.Position;
import io.github.owarelab.game.Result;
import io.github.owarelab.game.Sowing;
import io.github.owarelab.rules.Kalah;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;

/** Lists the legal moves of a position. */
@Command(name = "moves", description = "Lists the legal moves with the position after each.")
final class MovesCommand implements Callable<Integer> {
    private final Console console;

    @Mixin
    private final GameOptions games = new GameOptions();

    @Mixin
    private final JsonOption json = new JsonOption();

    MovesCommand(Console console) {
        this.console = console;
    }

    /** A move and the result of the game if it ends with it. */
    private record Move(Sowing sowing, Optional<Result> result) {}

    @Override
    public Integer call() {
        return games.answer(console, json.isSet() ? this::printJson : this::printText);
    }

    private static List<Move> moves(Game game) {
        List<Move> moves = new ArrayList<>();
        if (game.result().isPresent()) {
            return moves;
        }
        Position position = game.position();
        for (int left = position.legalMoves(); left != 0; left &= left - 1) {
            Sowing sowing = position.sowing(Integer.numberOfTrailingZeros(left));
            moves.add(new Move(sowing, game.play(sowing.house()).result()));
            game.undo();
        }
        return moves;
    }

    private void printText(Game game) {
        console.line(
                "%s%s", game.position(), game.result().map(MovesCommand::ending).orElse(""));
        for (Move move : moves(game)) {
            Sowing sowing = move.sowing();
            console.line(
                    "  %c  %-18s %s%s",
                    sowing.letter(),
                    (sowing.captured() > 0 ? "takes " + sowing.captured() + " " : "") + (sowing.again() ? "again" : ""),
                    sowing.after(),
                    move.result().map(MovesCommand::ending).orElse(""));
        }
    }

    private static String ending(Result result) {
        return "  " + result.reason().text() + " " + result.score();
    }

    private void printJson(Game game) {
        console.json(json -> {
            writePosition(json, game.position(), game.result());
            json.writeArrayFieldStart("moves");
            for (Move move : moves(game)) {
                write(json, move);
            }
            json.writeEndArray();
        });
    }

    private static void write(JsonGenerator json, Move move) throws IOException {
        Sowing sowing = move.sowing();
        json.writeStartObject();
        json.writeStringField("move", String.valueOf(sowing.letter()));
        json.writeNumberField("captured", sowing.captured());
        json.writeBooleanField("again", sowing.again());
        writePosition(json, sowing.after(), move.result());
        json.writeEndObject();
    }

    private static void writePosition(JsonGenerator json, Position position, Optional<Result> result)
            throws IOException {
        json.writeStringField("position", position.toString());
        if (position.rules() instanceof Kalah) {
            json.writeStringField("kalah", position.toKalahText());
        }
        json.writeBooleanField("terminal", result.isPresent());
        if (result.isPresent()) {
            JsonResults.writeFinal(json, result.get());
        }
    }
}
