package io.github.owarelab.cli.engine;

import java.util.List;
import java.util.function.Consumer;
import java.util.function.IntConsumer;
import java.util.stream.Collectors;

/**
 * An option of the protocol.
 *
 * @param name how boards call it
 * @param type its type, default and range in the protocol's words
 * @param setter takes a value, throws IllegalArgumentException if it is wrong
 */
record EngineOption(String name, String type, Consumer<String> setter) {
    static EngineOption number(String name, int usual, int least, int most, IntConsumer setter) {
        return new EngineOption(
                name,
                "spin default " + usual + " min " + least + " max " + most,
                text -> setter.accept(parse(text, least, most)));
    }

    private static int parse(String text, int least, int most) {
        try {
            int number = Integer.parseInt(text);
            if (number >= least && number <= most) {
                return number;
            }
        } catch (NumberFormatException e) {
            // Told below, as for a number out of range.
        }
        throw new IllegalArgumentException("it is a number from " + least + " to " + most + ", not '" + text + "'");
    }

    static EngineOption text(String name, String usual, Consumer<String> setter) {
        return new EngineOption(name, "string default " + usual, setter);
    }

    static EngineOption truth(String name, boolean usual, Consumer<Boolean> setter) {
        List<String> values = List.of("true", "false");
        return new EngineOption(name, "check default " + usual, text -> {
            checkOneOf(values, text);
            setter.accept(Boolean.valueOf(text));
        });
    }

    static EngineOption choice(String name, String usual, List<String> values, Consumer<String> setter) {
        String vars = values.stream().map(value -> " var " + value).collect(Collectors.joining());
        return new EngineOption(name, "combo default " + usual + vars, text -> {
            checkOneOf(values, text);
            setter.accept(text);
        });
    }

    private static void checkOneOf(List<String> values, String text) {
        if (!values.contains(text)) {
            throw new IllegalArgumentException("it is one of " + String.join(", ", values) + ", not '" + text + "'");
        }
    }

    String describe() {
        return "option name " + name + " type " + type;
    }

    void set(String value) {
        try {
            setter.accept(value);
        } catch (IllegalArgumentException e) {
            throw new IllegalArgumentException("option " + name + ": " + e.getMessage(), e);
        }
    }
}
