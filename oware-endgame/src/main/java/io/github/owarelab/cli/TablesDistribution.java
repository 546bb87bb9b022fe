package io.github.owarelab.cli;

import io.github.owarelab.endgame.LayerInfo;
import java.util.List;

/** Prints how many boards have each value as one table, in the form in which counts for Awari were published. */
final class TablesDistribution {
    private TablesDistribution() {}

    /** A row for each value, a column for each layer; a cell is empty where a value is more than the layer's seeds. */
    static void print(Console console, List<LayerInfo> layers, boolean json) {
        if (!json) {
            StringBuilder titles = new StringBuilder("value");
            layers.forEach(layer -> titles.append('\t').append(layer.seeds()));
            console.line("%s", titles);
        }
        int most = layers.size() - 1;
        for (int value = -most; value <= most; value++) {
            if (json) {
                printJson(console, layers, value);
            } else {
                printText(console, layers, value);
            }
        }
    }

    private static void printText(Console console, List<LayerInfo> layers, int value) {
        StringBuilder row = new StringBuilder().append(value);
        for (LayerInfo layer : layers) {
            row.append('\t').append(Math.abs(value) > layer.seeds() ? "" : count(layer, value));
        }
        console.line("%s", row);
    }

    private static void printJson(Console console, List<LayerInfo> layers, int value) {
        console.json(json -> {
            json.writeNumberField("value", value);
            json.writeArrayFieldStart("boards");
            for (LayerInfo layer : layers) {
                json.writeNumber(count(layer, value));
            }
            json.writeEndArray();
        });
    }

    private static long count(LayerInfo layer, int value) {
        return layer.values().getOrDefault(value, 0L);
    }
}
