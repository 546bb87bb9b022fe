package io.github.owarelab.cli;

import com.fasterxml.jackson.core.JsonGenerator;
import io.github.owarelab.endgame.LayerInfo;
import io.github.owarelab.endgame.TableDirectory;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.concurrent.Callable;
import java.util.stream.Collectors;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Tells what tables hold. */
@Command(
        name = "info",
        description =
                "Tells what is in a directory of tables. All boards of a layer are counted, those too that no move"
                        + " leads to.")
final class TablesInfoCommand implements Callable<Integer> {
    private static final String TITLES = "%5s %18s %18s %18s %18s %18s %10s  %s";
    private static final String ROW = "%5d %,18d %,18d %,18d %,18d %18s %10s  %s";

    private final Console console;

    @Mixin
    private final JsonOption json = new JsonOption();

    @Parameters(paramLabel = "DIR", description = "The directory of the tables.")
    private Path directory;

    @Option(names = "--counts", description = "List how many boards have each value too.")
    private boolean counts;

    TablesInfoCommand(Console console) {
        this.console = console;
    }

    @Override
    public Integer call() throws IOException {
        TableDirectory tables = TableDirectory.open(directory);
        if (json.isSet()) {
            console.json(fields -> write(fields, tables));
        } else {
            print(tables);
        }
        return ExitCode.DONE.number();
    }

    private static void write(JsonGenerator json, TableDirectory tables) throws IOException {
        json.writeStringField("rules", tables.rules().name());
        json.writeArrayFieldStart("layers");
        for (LayerInfo layer : tables.layers()) {
            write(json, layer);
        }
        json.writeEndArray();
    }

    private static void write(JsonGenerator json, LayerInfo layer) throws IOException {
        json.writeStartObject();
        json.writeNumberField("seeds", layer.seeds());
        json.writeNumberField("boards", layer.boards());
        json.writeObjectFieldStart("values");
        for (Map.Entry<Integer, Long> count : layer.values().entrySet()) {
            json.writeNumberField(count.getKey().toString(), count.getValue());
        }
        json.writeEndObject();
        if (layer.exact().isPresent()) {
            json.writeNumberField("exact", layer.exact().getAsLong());
        }
        json.writeNumberField("bytes", layer.bytes());
        json.writeStringField("sha256", layer.sha256());
        json.writeEndObject();
    }

    private void print(TableDirectory tables) throws IOException {
        List<LayerInfo> layers = tables.layers();
        console.line("tables of %s", tables.rules().name());
        console.line(TITLES, "seeds", "boards", "won", "even", "lost", "exact", "bytes", "SHA-256");
        for (LayerInfo layer : layers) {
            console.line(
                    ROW,
                    layer.seeds(),
                    layer.boards(),
                    sum(layer.values().tailMap(1)),
                    layer.values().getOrDefault(0, 0L),
                    sum(layer.values().headMap(0)),
                    layer.exact().isPresent()
                            ? String.format(Locale.ROOT, "%,d", layer.exact().getAsLong())
                            : "",
                    layer.bytes(),
                    layer.sha256());
        }
        if (counts) {
            layers.forEach(layer -> console.line("%5d  %s", layer.seeds(), counts(layer)));
        }
    }

    private static long sum(Map<Integer, Long> counts) {
        return counts.values().stream().mapToLong(Long::longValue).sum();
    }

    private static String counts(LayerInfo layer) {
        return layer.values().entrySet().stream()
                .map(count -> count.getKey() + ": " + count.getValue())
                .collect(Collectors.joining(", "));
    }
}
