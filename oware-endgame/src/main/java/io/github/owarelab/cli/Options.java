package io.github.owarelab.cli;

import java.nio.file.Path;
import java.util.function.Function;
import java.util.function.Supplier;
import picocli.CommandLine;
import picocli.CommandLine.TypeConversionException;

/** Reads and checks the values of options, with errors in words. */
final class Options {
    /** More threads than this are a mistake. */
    static final int MOST_THREADS = 1024;

    private Options() {}

    /** Makes all options of a command and its subcommands read their numbers here. */
    static void register(CommandLine commands) {
        commands.registerConverter(int.class, text -> read(text, Integer::valueOf, Integer.MAX_VALUE));
        commands.registerConverter(Integer.class, text -> read(text, Integer::valueOf, Integer.MAX_VALUE));
        commands.registerConverter(long.class, text -> read(text, Long::valueOf, Long.MAX_VALUE));
        commands.registerConverter(Long.class, text -> read(text, Long::valueOf, Long.MAX_VALUE));
        commands.registerConverter(Path.class, Options::path);
    }

    /** An empty name would mean the current directory, which no one asks for so. */
    private static Path path(String text) {
        if (text.isEmpty()) {
            throw new TypeConversionException("the name is empty");
        }
        return Path.of(text);
    }

    private static <T> T read(String text, Function<String, T> parse, long most) {
        try {
            return parse.apply(text);
        } catch (NumberFormatException e) {
            boolean tooBig = text.matches("[0-9]+");
            throw new TypeConversionException(
                    "'" + text + "' is " + (tooBig ? "more than " + most : "not a whole number"));
        }
    }

    /**
     * Checks the value of an option.
     *
     * @throws IllegalArgumentException if it is out of range; the message names the option
     */
    static void checkRange(String option, long value, long least, long most) {
        if (value < least || value > most) {
            String range = most == Long.MAX_VALUE ? "at least " + least : least + " to " + most;
            throw new IllegalArgumentException(option + " is " + range + ", not " + value);
        }
    }

    /**
     * Turns the value of an option into what it means.
     *
     * @throws IllegalArgumentException if it means nothing; the message names the option
     */
    static <T> T naming(String option, Supplier<T> meaning) {
        try {
            return meaning.get();
        } catch (IllegalArgumentException e) {
            throw new IllegalArgumentException(option + ": " + e.getMessage(), e);
        }
    }
}
