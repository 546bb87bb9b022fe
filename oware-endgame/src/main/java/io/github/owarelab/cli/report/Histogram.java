package io.github.owarelab.cli.report;

import io.github.owarelab.endgame.LayerInfo;
import java.util.Collections;
import java.util.Locale;

/** How many boards of a layer have each value: a bar for each, from all seeds lost to all seeds won. */
final class Histogram {
    private static final int WIDTH = 220;
    private static final int HEIGHT = 110;
    private static final int TOP = 18;
    private static final int BOTTOM = 16;
    private static final int PLOT = HEIGHT - TOP - BOTTOM;
    private static final double BAR = 0.9;

    private Histogram() {}

    static String draw(LayerInfo layer) {
        int seeds = layer.seeds();
        long most = Collections.max(layer.values().values());
        Svg svg = new Svg(WIDTH, HEIGHT, "values of layer " + seeds);
        double step = WIDTH / (2.0 * seeds + 1);
        layer.values().forEach((value, boards) -> {
            double height = (double) PLOT * boards / most;
            double x = (value + seeds + (1 - BAR) / 2) * step;
            svg.bar(
                    x,
                    TOP + PLOT - height,
                    step * BAR,
                    height,
                    Outcome.of(value).style(),
                    told(value, boards));
        });
        svg.horizontal(0, TOP + PLOT, WIDTH);
        svg.label(0, TOP - 6, "start", seeds == 1 ? "1 seed" : seeds + " seeds");
        svg.label(WIDTH, TOP - 6, "end", String.format(Locale.ROOT, "highest %.1f %%", 100.0 * most / layer.boards()));
        svg.label(0, HEIGHT - 3, "start", "\u2212" + seeds);
        svg.label(WIDTH / 2.0, HEIGHT - 3, "middle", "0");
        svg.label(WIDTH, HEIGHT - 3, "end", "+" + seeds);
        return svg.end();
    }

    private static String told(int value, long boards) {
        return String.format(Locale.ROOT, value > 0 ? "+%d: %,d boards" : "%d: %,d boards", value, boards);
    }
}
