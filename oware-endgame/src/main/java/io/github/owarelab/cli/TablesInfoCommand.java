package io.github.owarelab.cli;

import com.fasterxml.jackson.core.JsonGenerator;
import io.github.owarelab.endgame.LayerInfo;
import io.github.owarelab.endgame.TableDirectory;
import io.github.owarelab.endgame.TableException;
import java.io.IOException;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Tells what tables hold. */
@Command(
        name = "info",
        description =
                "Tells what is in a directory of tables. All boards of a layer are counted, those too that no move"
                        + " leads to. Exact boards, those whose bounds meet, and longest distances are told of the layers that"
                        + " hold bounds and distances.")
final class TablesInfoCommand implements Callable<Integer> {
    private static final String TITLES = "%5s %18s %18s %18s %18s %18s %10s  %s";
    private static final String ROW = "%5d %,18d %,18d %,18d %,18d %18s %10s  %s";

    private final Console console;

    @Mixin
    private final JsonOption json = new JsonOption();

    @Parameters(paramLabel = "DIR", description = "The directory of the tables.")
    private Path directory;

    @Mixin
    private final TablesSample sample = new TablesSample();

    @Option(
            names = "--sha256",
            description = "Print the SHA-256 of each file instead, as 'sha256sum --check' reads it.")
    private boolean sha256;

    @Option(
            names = "--distribution",
            description = "Print a table of how many boards have each value instead: a row for each value, a column for"
                    + " each number of seeds, separated by tabs.")
    private boolean distribution;

    @Mixin
    private final TablesReport report = new TablesReport();

    TablesInfoCommand(Console console) {
        this.console = console;
    }

    @Override
    public Integer call() throws IOException {
        checkOptions();
        TableDirectory tables = TableDirectory.open(directory);
        tables.checkFiles();
        tables.remarks().forEach(console::say);
        if (sample.isAsked()) {
            sample.print(console, tables, json.isSet());
        } else if (sha256) {
            printHashes(tables.layers());
        } else if (distribution) {
            TablesDistribution.print(console, tables.layers(), json.isSet());
        } else if (report.isAsked()) {
            report.write(tables);
        } else if (json.isSet()) {
            console.json(fields -> write(fields, tables));
        } else {
            print(tables);
        }
        return ExitCode.DONE.number();
    }

    private void checkOptions() {
        sample.check();
        report.check();
        Map<String, Boolean> asked = new LinkedHashMap<>();
        asked.put("--sample", sample.isAsked());
        asked.put("--sha256", sha256);
        asked.put("--distribution", distribution);
        asked.put("--report", report.isAsked());
        asked.values().removeIf(is -> !is);
        if (asked.size() > 1) {
            throw new IllegalArgumentException(
                    "only one thing can be printed, not " + String.join(" and ", asked.keySet()));
        }
    }

    /** Names without their directory: the list can be checked wherever the files are. */
    private void printHashes(List<LayerInfo> layers) throws TableException {
        for (LayerInfo layer : layers) {
            String name = layer.file().getFileName().toString();
            String hash = layer.sha256();
            if (json.isSet()) {
                console.json(fields -> {
                    fields.writeStringField("file", name);
                    fields.writeStringField("sha256", hash);
                });
            } else {
                console.line("%s  %s", hash, name);
            }
        }
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
        if (!layer.reach().isEmpty()) {
            json.writeNumberField("longestDistance", layer.reach().get(0).longest());
            json.writeNumberField("beyondLimit", layer.reach().get(0).beyond());
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
        layers.stream().filter(layer -> !layer.reach().isEmpty()).forEach(this::printReach);
    }

    private void printReach(LayerInfo layer) {
        LayerInfo.Reach reach = layer.reach().get(0);
        long won = layer.boards() - layer.values().getOrDefault(0, 0L);
        console.line(
                "%5d longest distance %d plies; %,d boards (%.2f %% of those won or lost) are more than 100 plies from a capture that counts",
                layer.seeds(), reach.longest(), reach.beyond(), won == 0 ? 0.0 : 100.0 * reach.beyond() / won);
    }

    private static long sum(Map<Integer, Long> counts) {
        return counts.values().stream().mapToLong(Long::longValue).sum();
    }
}
