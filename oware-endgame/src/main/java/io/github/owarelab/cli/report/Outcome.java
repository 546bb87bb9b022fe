package io.github.owarelab.cli.report;

import io.github.owarelab.endgame.LayerInfo;
import java.util.Locale;
import java.util.Map;

/** What a value means for the side to move. */
enum Outcome {
    WON,
    EVEN,
    LOST;

    static Outcome of(int value) {
        return value > 0 ? WON : value < 0 ? LOST : EVEN;
    }

    /** The name of its look. */
    String style() {
        return name().toLowerCase(Locale.ROOT);
    }

    /** How many boards of a layer end so. */
    long boards(LayerInfo layer) {
        return layer.values().entrySet().stream()
                .filter(count -> of(count.getKey()) == this)
                .mapToLong(Map.Entry::getValue)
                .sum();
    }

    double percent(LayerInfo layer) {
        return 100.0 * boards(layer) / layer.boards();
    }
}
