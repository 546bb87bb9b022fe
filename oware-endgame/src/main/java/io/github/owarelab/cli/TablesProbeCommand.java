package io.github.owarelab.cli;

import com.fasterxml.jackson.core.JsonGenerator;
import io.github.owarelab.endgame.MoveValue;
import io.github.owarelab.endgame.Probe;
import io.github.owarelab.game.Game;
import io.github.owarelab.rules.Rules;
import java.io.IOException;
import java.nio.file.Path;
import java.util.OptionalInt;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Asks tables. */
@Command(
        name = "probe",
        description =
                "Tells the value of positions and of each move: what the side to move will still gain minus what the"
                        + " other will still gain, in seeds.")
final class TablesProbeCommand implements Callable<Integer> {
    private final Console console;

    @Mixin
    private final JsonOption json = new JsonOption();

    @Parameters(
            index = "0",
            paramLabel = "DIR",
            description = "The directory of the tables, which tells the rules too, or of published awari scores.")
    private Path directory;

    @Parameters(
            index = "1",
            paramLabel = "POSITION",
            description = "A position with any number of seeds; '-' reads positions from the input, one a line.")
    private String position;

    @Option(
            names = "--distance",
            description =
                    "Tell the distance too: the plies within which the side that the value favours has a capture or"
                            + " the end that brings it the value, whatever the other does. Tables built with --distance tell it"
                            + " anyway; for others it is worked out, with the layer of the position and all smaller ones.")
    private boolean distance;

    TablesProbeCommand(Console console) {
        this.console = console;
    }

    @Override
    public Integer call() throws IOException {
        OpenTables tables = distance ? OpenTables.openWithDistances(directory) : OpenTables.open(directory);
        tables.remarks().forEach(console::say);
        Rules rules = tables.rules().game();
        return Positions.answer(console, position, text -> print(tables, Game.parseAnyTotal(text, rules)));
    }

    private void print(OpenTables tables, Game game) {
        Probe probe = tables.probe(game);
        if (json.isSet()) {
            console.json(fields -> write(fields, probe, game));
        } else {
            printText(probe, game);
        }
    }

    private void printText(Probe probe, Game game) {
        console.line(
                "%s  %d seeds, value %s%s%s",
                probe.position(), probe.seeds(), Values.text(probe.value()), bounds(probe), distance(probe, game));
        for (MoveValue move : probe.moves()) {
            console.line("  %c %4s%s", move.letter(), Values.text(move.value()), plies("  ", move.distance()));
        }
    }

    /** Says too where it is not known that no limit of plies and no repetition comes first. */
    private static String distance(Probe probe, Game game) {
        boolean doubt = probe.distance().isPresent() && limit(probe) > 0 && !isInTime(probe, game);
        return plies(", ", probe.distance())
                + (doubt ? ", not known to be collected within " + limit(probe) + " plies a capture" : "");
    }

    private static int limit(Probe probe) {
        return probe.position().rules().capturelessLimit();
    }

    /** Of a position that comes with its game only right after a capture: no position can come back then. */
    private static boolean isInTime(Probe probe, Game game) {
        return game.captureless() == 0 && probe.isSureWithin(limit(probe));
    }

    private static String plies(String before, OptionalInt distance) {
        return distance.isEmpty()
                ? ""
                : "%s%d %s".formatted(before, distance.getAsInt(), distance.getAsInt() == 1 ? "ply" : "plies");
    }

    private static String bounds(Probe probe) {
        if (probe.lower().isEmpty() || probe.exact()) {
            return probe.exact() ? " under every repetition rule" : "";
        }
        int lower = probe.lower().getAsInt();
        int upper = probe.upper().getAsInt();
        return ", bounds %s to %s".formatted(Values.text(lower), Values.text(upper));
    }

    private static void write(JsonGenerator json, Probe probe, Game game) throws IOException {
        writeValues(json, probe);
        if (probe.distance().isPresent() && limit(probe) > 0) {
            writeInTime(json, isInTime(probe, game));
        }
        json.writeArrayFieldStart("moves");
        for (MoveValue move : probe.moves()) {
            json.writeStartObject();
            json.writeStringField("move", String.valueOf(move.letter()));
            json.writeNumberField("value", move.value());
            write(json, "distance", move.distance());
            json.writeEndObject();
        }
        json.writeEndArray();
    }

    /** True or not known: that a distance is long does not prove that nothing shorter brings the value. */
    private static void writeInTime(JsonGenerator json, boolean sure) throws IOException {
        json.writeFieldName("inTime");
        if (sure) {
            json.writeBoolean(true);
        } else {
            json.writeNull();
        }
    }

    /** Writes what tables know of the position alone. */
    static void writeValues(JsonGenerator json, Probe probe) throws IOException {
        json.writeStringField("position", probe.position().toString());
        json.writeNumberField("seeds", probe.seeds());
        json.writeNumberField("value", probe.value());
        write(json, "lower", probe.lower());
        write(json, "upper", probe.upper());
        write(json, "distance", probe.distance());
        write(json, "lowerDistance", probe.lowerDistance());
        write(json, "upperDistance", probe.upperDistance());
    }

    private static void write(JsonGenerator json, String name, OptionalInt number) throws IOException {
        if (number.isPresent()) {
            json.writeNumberField(name, number.getAsInt());
        }
    }
}
