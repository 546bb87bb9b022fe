package io.github.owarelab.cli;

import com.fasterxml.jackson.core.JsonGenerator;
import io.github.owarelab.game.Game;
import io.github.owarelab.game.Moves;
import io.github.owarelab.game.Perft;
import io.github.owarelab.game.Position;
import java.io.IOException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** Counts lines of play. */
@Command(
        name = "perft",
        description = "Counts the lines of play of each number of plies, a check and a measure of move generation.")
final class PerftCommand implements Callable<Integer> {
    private static final int MOST_DEPTH = 1000;
    private static final String ROW = "%5s %16s %16s %9s %14s";

    private final Console console;

    @Mixin
    private final GameOptions games = new GameOptions();

    @Mixin
    private final JsonOption json = new JsonOption();

    @Option(names = "--depth", required = true, paramLabel = "PLIES", description = "Count up to this depth.")
    private int depth;

    @Option(names = "--divide", description = "Count the leaves below each move too.")
    private boolean divide;

    @Option(names = "--bulk", description = "Count the moves of the last ply without making them, which is faster.")
    private boolean bulk;

    PerftCommand(Console console) {
        this.console = console;
    }

    /** The leaves below one move. */
    private record Share(char move, long leaves) {}

    private record Count(Position position, int depth, long leaves, long nodes, Duration time, List<Share> shares) {}

    @Override
    public Integer call() {
        Options.checkRange("--depth", depth, 0, MOST_DEPTH);
        return games.answer(console, this::count);
    }

    private void count(Game game) {
        Position position = game.position();
        if (!json.isSet()) {
            console.line("%s", position);
            console.line(ROW, "depth", "leaves", "nodes", "seconds", "leaves/s");
        }
        for (int plies = Math.min(1, depth); plies <= depth; plies++) {
            Count count = count(position, plies);
            if (json.isSet()) {
                console.json(fields -> write(fields, count));
            } else {
                print(count);
            }
        }
    }

    private Count count(Position position, int plies) {
        long start = System.nanoTime();
        if (!divide || plies == 0) {
            Perft all = perft(position, plies);
            return new Count(position, plies, all.leaves(), all.nodes(), Times.since(start), List.of());
        }
        List<Share> shares = new ArrayList<>();
        long nodes = 0;
        for (int left = position.legalMoves(); left != 0; left &= left - 1) {
            int house = Integer.numberOfTrailingZeros(left);
            Perft below = perft(position.play(house), plies - 1);
            shares.add(new Share(Moves.letter(position.toMove(), house), below.leaves()));
            nodes += 1 + below.nodes();
        }
        long leaves = shares.stream().mapToLong(Share::leaves).sum();
        return new Count(position, plies, leaves, nodes, Times.since(start), shares);
    }

    private Perft perft(Position position, int plies) {
        return bulk
                ? Perft.countInBulk(position.rules(), position.own(), position.other(), plies)
                : Perft.count(position.rules(), position.own(), position.other(), plies);
    }

    private void print(Count count) {
        console.line(
                ROW.replace("16s", ",16d").replace("14s", ",14d"),
                count.depth(),
                count.leaves(),
                count.nodes(),
                String.format(Locale.ROOT, "%.3f", Times.seconds(count.time())),
                Times.perSecond(count.leaves(), count.time()));
        for (Share share : count.shares()) {
            console.line("%5s %,16d", share.move(), share.leaves());
        }
    }

    private void write(JsonGenerator json, Count count) throws IOException {
        json.writeStringField("rules", count.position().rules().name());
        json.writeStringField("position", count.position().toString());
        json.writeNumberField("depth", count.depth());
        json.writeNumberField("leaves", count.leaves());
        json.writeNumberField("nodes", count.nodes());
        JsonResults.writeSeconds(json, count.time());
        if (divide) {
            json.writeArrayFieldStart("moves");
            for (Share share : count.shares()) {
                json.writeStartObject();
                json.writeStringField("move", String.valueOf(share.move()));
                json.writeNumberField("leaves", share.leaves());
                json.writeEndObject();
            }
            json.writeEndArray();
        }
    }
}
