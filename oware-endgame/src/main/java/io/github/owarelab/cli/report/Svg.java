package io.github.owarelab.cli.report;

import java.util.Locale;

/** Draws one picture; lengths are in the units of its own coordinates, y downwards. */
final class Svg {
    private final StringBuilder text = new StringBuilder();

    Svg(int width, int height, String label) {
        add("<svg viewBox=\"0 0 %d %d\" role=\"img\" aria-label=\"%s\">", width, height, label);
    }

    /** A filled rectangle that tells something when it is pointed at. */
    void bar(double x, double y, double width, double height, String style, String told) {
        add(
                "<rect x=\"%.2f\" y=\"%.2f\" width=\"%.2f\" height=\"%.2f\" class=\"%s\"><title>%s</title></rect>",
                x, y, width, height, style, told);
    }

    void horizontal(double x, double y, double width) {
        add("<path d=\"M%.2f %.2fh%.2f\"/>", x, y, width);
    }

    /** Anchor is start, middle or end. */
    void label(double x, double y, String anchor, String label) {
        add("<text x=\"%.2f\" y=\"%.2f\" text-anchor=\"%s\">%s</text>", x, y, anchor, label);
    }

    String end() {
        return text.append("</svg>\n").toString();
    }

    private void add(String format, Object... args) {
        text.append(String.format(Locale.ROOT, format, args)).append('\n');
    }
}
