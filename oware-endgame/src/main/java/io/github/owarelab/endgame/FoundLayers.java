package io.github.owarelab.endgame;

import io.github.owarelab.endgame.BuildPlan.LayerState;
import io.github.owarelab.endgame.file.BadLayerException;
import io.github.owarelab.endgame.file.LayerContents;
import io.github.owarelab.endgame.file.LayerFormat;
import io.github.owarelab.endgame.file.LayerReader;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;

/**
 * What a build finds in its directory. All checksums of the layers it is about are compared: half a second for the 0.6 GB of 24
 * seeds.
 *
 * <p>A damaged or missing layer, or one without bounds that are asked for, is built anew, whatever larger ones there are. Those stay if they are whole: a file's bytes depend
 * on the rules alone, not on the files it was built from.
 */
final class FoundLayers {
    private final Path directory;
    private final BuildOptions options;

    /** By seeds; null where there is none that is whole. */
    private final LayerReader[] whole;

    /** Larger ones than asked for, which stay as they are. */
    private final List<LayerContents> larger = new ArrayList<>();

    /** Smaller ones that must be built anew for the bounds asked for. */
    private final List<Integer> withoutBounds = new ArrayList<>();

    private final List<String> remarks = new ArrayList<>();
    private boolean first = true;

    private FoundLayers(Path directory, BuildOptions options) {
        this.directory = directory;
        this.options = options;
        whole = new LayerReader[options.seeds() + 1];
    }

    /**
     * Looks at a directory, which need not exist.
     *
     * @throws TableException if it holds something that a build must not replace
     */
    static FoundLayers in(Path directory, BuildOptions options) throws TableException {
        if (Files.exists(directory) && !Files.isDirectory(directory)) {
            throw new TableException(directory + " is no directory");
        }
        FoundLayers found = new FoundLayers(directory, options);
        found.look();
        return found;
    }

    private void look() throws TableException {
        List<Integer> missing = new ArrayList<>();
        for (int seeds = 0; seeds <= LayerFormat.MOST_SEEDS; seeds++) {
            Path file = LayerFormat.file(directory, seeds);
            if (Files.notExists(file)) {
                missing.add(seeds);
            } else {
                tellMissing(missing);
                look(file, seeds);
            }
        }
        if (!withoutBounds.isEmpty()) {
            remarks.add("layers without bounds are built anew, " + range(withoutBounds));
        }
        tellLargerWithout("bounds", this::lacksBounds);
        tellLargerWithout("distances", layer -> options.distance() && !layer.distances());
    }

    /** Layers below one that is there. */
    private void tellMissing(List<Integer> missing) {
        for (int seeds : missing) {
            if (seeds <= options.seeds()) {
                remarks.add(LayerFormat.file(directory, seeds) + " is missing below larger layers; it is built anew");
            }
        }
        missing.clear();
    }

    private void look(Path file, int seeds) throws TableException {
        try {
            LayerReader layer = LayerReader.open(file);
            check(layer, seeds);
            if (seeds > options.seeds()) {
                larger.add(layer.contents());
            } else if (lacksBounds(layer.contents())) {
                withoutBounds.add(seeds);
            } else {
                layer.checkAll();
                whole[seeds] = layer;
            }
        } catch (BadLayerException e) {
            tellDamaged(file, seeds, e);
        } catch (IOException e) {
            throw TableException.of(file, e);
        }
    }

    private void check(LayerReader layer, int seeds) throws TableException {
        LayerContents contents = layer.contents();
        Path named = first ? directory : layer.file();
        first = false;
        if (contents.seeds() != seeds) {
            throw new TableException(layer.file() + " holds the layer of " + contents.seeds() + " seeds");
        }
        TableRules held = new TableRules(contents.game());
        if (!held.matches(options.rules())) {
            throw new TableException(named + " holds tables for the moves of " + held.name() + ", not of "
                    + TableRules.of(options.rules()).name());
        }
        checkKept(named, "bounds (--bounds)", contents.bounds(), options.bounds());
        checkKept(named, "distances (--distance)", contents.distances(), options.distance());
    }

    private static void checkKept(Path named, String what, boolean held, boolean wanted) throws TableException {
        if (held && !wanted) {
            throw new TableException(named + " holds tables with " + what.substring(0, what.indexOf(' '))
                    + "; go on with " + what + ", or in another directory");
        }
    }

    private boolean lacksBounds(LayerContents contents) {
        return options.bounds() && !contents.bounds();
    }

    private void tellDamaged(Path file, int seeds, BadLayerException e) throws TableException {
        if (seeds > options.seeds()) {
            return;
        }
        try {
            if (!wasLayer(file, seeds)) {
                throw new TableException(e.getMessage() + "; it may be no file of these tables and is left alone", e);
            }
        } catch (IOException unreadable) {
            throw TableException.of(file, unreadable);
        }
        remarks.add(e.getMessage() + "; this damaged layer is built anew");
    }

    /** One with bounds is replaced only by one with bounds. */
    private boolean wasLayer(Path file, int seeds) throws IOException {
        return LayerReader.wasLayer(file, options.rules(), seeds, false)
                || options.bounds() && LayerReader.wasLayer(file, options.rules(), seeds, true);
    }

    private void tellLargerWithout(String what, Predicate<LayerContents> lacks) {
        List<Integer> without =
                larger.stream().filter(lacks).map(LayerContents::seeds).toList();
        if (!without.isEmpty()) {
            remarks.add("larger layers than asked for stay without " + what + ", " + range(without));
        }
    }

    private static String range(List<Integer> layers) {
        return "from " + layers.get(0) + " to " + layers.get(layers.size() - 1) + " seeds";
    }

    /** The layer of so many seeds, if it is there and whole. */
    Optional<LayerReader> layer(int seeds) {
        return Optional.ofNullable(whole[seeds]);
    }

    BuildPlan plan() {
        List<LayerState> states = new ArrayList<>();
        for (int seeds = 0; seeds <= options.seeds(); seeds++) {
            states.add(layer(seeds).map(this::state).orElse(LayerState.TO_BUILD));
        }
        return new BuildPlan(options, states, remarks);
    }

    private LayerState state(LayerReader layer) {
        return options.distance() && !layer.contents().distances() ? LayerState.WITHOUT_DISTANCES : LayerState.FINISHED;
    }
}
