package io.github.owarelab.cli;

import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/** Reads and writes numbers of bytes. */
final class Sizes implements ITypeConverter<Long> {
    private static final Pattern SIZE = Pattern.compile("([0-9]+)([KMGT]?)");
    private static final String UNITS = "KMGT";
    private static final int UNIT_SHIFT = 10;

    @Override
    public Long convert(String text) {
        Matcher size = SIZE.matcher(text.toUpperCase(Locale.ROOT));
        if (!size.matches()) {
            throw new TypeConversionException(
                    "a size is a number of bytes, or one with K, M, G or T, such as 512M, not '" + text + "'");
        }
        int unit = size.group(2).isEmpty() ? 0 : 1 + UNITS.indexOf(size.group(2));
        try {
            return Math.multiplyExact(Long.parseLong(size.group(1)), 1L << unit * UNIT_SHIFT);
        } catch (ArithmeticException | NumberFormatException e) {
            throw new TypeConversionException(
                    "'" + text + "' is too large a size: it is " + Long.MAX_VALUE + " bytes at most");
        }
    }

    /** A size for people, for example 3.4 GiB. */
    static String text(long bytes) {
        double size = bytes;
        int unit = -1;
        while (size >= 1 << UNIT_SHIFT && unit < UNITS.length() - 1) {
            size /= 1 << UNIT_SHIFT;
            unit++;
        }
        return unit < 0 ? bytes + " bytes" : String.format(Locale.ROOT, "%.1f %ciB", size, UNITS.charAt(unit));
    }
}
