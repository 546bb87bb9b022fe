package io.github.owarelab.cli.report;

import io.github.owarelab.cli.report.LayerChart.Part;
import io.github.owarelab.endgame.LayerInfo;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.List;
import java.util.Locale;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** A page of pictures about tables, in one file that needs no other. */
public final class Report {
    /** Files of smaller layers are mostly header and their times too short to tell a rate. */
    private static final int FEW_BOARDS = 10_000;

    private final String rules;
    private final List<LayerInfo> layers;
    private final List<LayerInfo> large;
    private final BuildLog log;

    /**
     * Gathers what is shown.
     *
     * @param rules the name of the moves
     * @param layers all layers, fewest seeds first
     * @param log how long they took, if known
     */
    public Report(String rules, List<LayerInfo> layers, BuildLog log) {
        this.rules = rules;
        this.layers = layers;
        this.log = log;
        large = layers.stream().filter(layer -> layer.boards() >= FEW_BOARDS).toList();
    }

    /**
     * Writes the page. The file appears when it is whole and takes the place of an older one.
     *
     * @param file where
     * @throws IOException if it cannot be written; nothing of it is left then
     */
    public void write(Path file) throws IOException {
        Path unfinished = file.resolveSibling(file.getFileName() + ".part");
        try {
            Files.writeString(unfinished, page());
            Files.move(unfinished, file, StandardCopyOption.ATOMIC_MOVE);
        } catch (NoSuchFileException e) {
            throw new NoSuchFileException(file.toString());
        } catch (FileSystemException e) {
            throw new FileSystemException(
                    file.toString(), null, e.getReason() == null ? "cannot be written" : e.getReason());
        } finally {
            Files.deleteIfExists(unfinished);
        }
    }

    private String page() throws IOException {
        return head() + title() + outcomes() + values() + exact() + bytes() + rates() + numbers() + "</html>\n";
    }

    private static String head() throws IOException {
        try (InputStream in = Report.class.getResourceAsStream("head.html")) {
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        }
    }

    private String title() {
        String title = "Endgame tables of " + rules + ", up to " + (layers.size() - 1) + " seeds";
        long boards = layers.stream().mapToLong(LayerInfo::boards).sum();
        double bytes = layers.stream().mapToLong(LayerInfo::bytes).sum();
        return String.format(Locale.ROOT, """
                <title>%1$s</title>
                <h1>%1$s</h1>
                <p>%2$,d boards in %3$.2f MiB of files. Boards that no move leads to are counted too. Values are split values, in seeds \
                from the view of the side to move. Point at a bar to read its number.</p>
                """, title, boards, bytes / (1 << 20));
    }

    private String outcomes() {
        List<Part> parts = Stream.of(Outcome.values())
                .map(outcome -> new Part(outcome.style(), "% " + outcome.style(), outcome::percent))
                .toList();
        return section(
                "Won, even and lost boards",
                "Percent of the boards of a layer that are <b class=\"won\">won</b>, <b class=\"even\">even</b> and <b"
                        + " class=\"lost\">lost</b>, by seeds in the houses.",
                LayerChart.draw(layers, 100, parts));
    }

    private String values() {
        String pictures = layers.stream()
                .filter(layer -> layer.seeds() > 0)
                .map(Histogram::draw)
                .collect(Collectors.joining("", "<div class=\"grid\">\n", "</div>\n"));
        return section(
                "Values",
                "How many boards have each value, from all seeds lost to all seeds won. The highest bar fills its picture.",
                pictures);
    }

    private String exact() {
        if (layers.stream().allMatch(layer -> layer.exact().isEmpty())) {
            return "";
        }
        return section(
                "Exact boards",
                "Percent of the boards of a layer whose bounds meet: their value holds under every repetition rule.",
                LayerChart.draw(layers, 100, List.of(new Part("one", "% exact", Report::percentExact))));
    }

    private String bytes() {
        return section(
                "Bytes a board", "The length of a file by the boards of its layer", "bytes", Report::bytesOfBoard);
    }

    private String rates() {
        boolean known = large.stream().anyMatch(layer -> !Double.isNaN(rate(layer)));
        return known
                ? section(
                        "Build rate",
                        "Millions of boards a second, files written; two layers built at a time share the processor",
                        "million boards/s",
                        this::rate)
                : "";
    }

    private String section(String title, String caption, String unit, LayerChart.Height height) {
        if (large.isEmpty()) {
            return "";
        }
        String left = String.format(Locale.ROOT, "; layers of fewer than %,d boards are left out.", FEW_BOARDS);
        return section(title, caption + left, LayerChart.draw(large, 0, List.of(new Part("one", unit, height))));
    }

    private static String section(String title, String caption, String body) {
        return "<h2>" + title + "</h2>\n<p>" + caption + "</p>\n" + body;
    }

    private String numbers() {
        return "<h2>Numbers</h2>\n<table>\n"
                + "<tr><th>seeds<th>boards<th>won<th>even<th>lost<th>exact<th>bytes<th>million boards/s\n"
                + layers.stream().map(this::row).collect(Collectors.joining())
                + "</table>\n";
    }

    private String row(LayerInfo layer) {
        String exact = layer.exact().isPresent() ? grouped(layer.exact().getAsLong()) : "";
        String rate = Double.isNaN(rate(layer)) ? "" : String.format(Locale.ROOT, "%.2f", rate(layer));
        String outcomes = Stream.of(Outcome.values())
                .map(outcome -> grouped(outcome.boards(layer)))
                .collect(Collectors.joining("<td>"));
        return Stream.of(layer.seeds(), grouped(layer.boards()), outcomes, exact, grouped(layer.bytes()), rate)
                .map(String::valueOf)
                .collect(Collectors.joining("<td>", "<tr><td>", "\n"));
    }

    private static String grouped(long number) {
        return String.format(Locale.ROOT, "%,d", number);
    }

    private double rate(LayerInfo layer) {
        return log.rate(layer.seeds(), layer.boards());
    }

    private static double bytesOfBoard(LayerInfo layer) {
        return (double) layer.bytes() / layer.boards();
    }

    private static double percentExact(LayerInfo layer) {
        return layer.exact().isPresent() ? 100.0 * layer.exact().getAsLong() / layer.boards() : Double.NaN;
    }
}
