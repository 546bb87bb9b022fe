package io.github.owarelab.cli.report;

import io.github.owarelab.endgame.LayerInfo;
import java.util.List;
import java.util.Locale;

/** A bar for each layer, of one part or of several on top of each other. */
final class LayerChart {
    private static final int WIDTH = 720;
    private static final int HEIGHT = 200;
    private static final int LEFT = 40;
    private static final int TOP = 16;
    private static final int BOTTOM = 24;
    private static final int PLOT = HEIGHT - TOP - BOTTOM;
    private static final int LINES = 4;
    private static final double BAR = 0.8;
    private static final int WIDEST = 40;
    private static final int MOST_NUMBERS = 24;
    private static final double[] ROUND = {1, 2, 4, 8, 10};

    /** How high a layer's bar is, NaN if that is not known. */
    interface Height {
        double of(LayerInfo layer);
    }

    /** A part of each bar: its look, what its height is told in, and the height. */
    record Part(String style, String unit, Height height) {}

    private final List<LayerInfo> layers;
    private final List<Part> parts;
    private final double top;
    private final double step;
    private final Svg svg = new Svg(WIDTH, HEIGHT, "a bar for each layer");

    private LayerChart(List<LayerInfo> layers, double top, List<Part> parts) {
        this.layers = layers;
        this.parts = parts;
        this.top = top;
        step = (WIDTH - LEFT) / (double) layers.size();
    }

    /** Draws bars up to a height, 0 for a round number above the highest bar. */
    static String draw(List<LayerInfo> layers, double top, List<Part> parts) {
        LayerChart chart = new LayerChart(layers, top > 0 ? top : round(highest(layers, parts.get(0))), parts);
        chart.grid();
        for (int i = 0; i < layers.size(); i++) {
            chart.bar(i);
        }
        return chart.svg.end();
    }

    private static double highest(List<LayerInfo> layers, Part part) {
        return layers.stream()
                .mapToDouble(part.height::of)
                .filter(height -> !Double.isNaN(height))
                .max()
                .orElse(1);
    }

    private static double round(double height) {
        double power = Math.pow(10, Math.floor(Math.log10(height)));
        int i = 0;
        while (ROUND[i] * power < height) {
            i++;
        }
        return ROUND[i] * power;
    }

    private void grid() {
        for (int line = 0; line <= LINES; line++) {
            double y = TOP + PLOT - (double) PLOT * line / LINES;
            svg.horizontal(LEFT, y, WIDTH - LEFT);
            svg.label(LEFT - 6, y + 4, "end", number(top * line / LINES));
        }
    }

    private void bar(int at) {
        LayerInfo layer = layers.get(at);
        double middle = LEFT + step * (at + 0.5);
        double width = Math.min(step * BAR, WIDEST);
        double y = TOP + PLOT;
        for (Part part : parts) {
            double value = part.height.of(layer);
            if (!Double.isNaN(value)) {
                double height = PLOT * value / top;
                y -= height;
                String told = "layer " + layer.seeds() + ": " + number(value) + " " + part.unit;
                svg.bar(middle - width / 2, y, width, height, part.style, told);
                if (parts.size() == 1 && layers.size() <= MOST_NUMBERS) {
                    svg.label(middle, y - 4, "middle", number(value));
                }
            }
        }
        if (layers.size() <= MOST_NUMBERS || layer.seeds() % 2 == 0) {
            svg.label(middle, HEIGHT - BOTTOM + 16, "middle", String.valueOf(layer.seeds()));
        }
    }

    /** A number for people: two places after the point below 10, else one, none that are 0. */
    private static String number(double value) {
        String digits = String.format(Locale.ROOT, value < 10 ? "%.2f" : "%.1f", value);
        return digits.replaceAll("\\.?0+$", "");
    }
}
