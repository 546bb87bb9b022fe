package io.github.owarelab.cli;

import java.math.BigDecimal;
import java.time.Duration;
import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.TypeConversionException;

/** Reads and measures times. */
final class Times implements ITypeConverter<Duration> {
    /** How {@link #convert} takes a time, for the help. */
    static final String FORM = "seconds such as 1.5, or a number with ms, s, m or h";

    private static final Pattern TIME = Pattern.compile("((?=\\.?[0-9])[0-9]*(?:\\.[0-9]{1,9})?)(ms|s|m|h|)");
    private static final BigDecimal MOST = BigDecimal.valueOf(999_999_999);
    private static final double NANOS = 1e9;
    private static final long NANOS_IN_SECOND = 1_000_000_000;

    @Override
    public Duration convert(String text) {
        Matcher time = TIME.matcher(text);
        if (!time.matches()) {
            throw new TypeConversionException("a time is " + FORM + ", not '" + text + "'");
        }
        BigDecimal number = new BigDecimal(time.group(1));
        if (number.toBigInteger().compareTo(MOST.toBigInteger()) > 0) {
            throw new TypeConversionException(
                    "'" + text + "' is too long a time: the number is " + MOST + " at most, with any unit");
        }
        BigDecimal nanos =
                number.multiply(BigDecimal.valueOf(unit(time.group(2)).toNanos()));
        BigDecimal[] seconds = nanos.divideAndRemainder(BigDecimal.valueOf(NANOS_IN_SECOND));
        return Duration.ofSeconds(seconds[0].longValue(), seconds[1].longValue());
    }

    private static Duration unit(String name) {
        return switch (name) {
            case "ms" -> Duration.ofMillis(1);
            case "m" -> Duration.ofMinutes(1);
            case "h" -> Duration.ofHours(1);
            default -> Duration.ofSeconds(1);
        };
    }

    /** A time for people, for example 10 min 47 s. */
    static String text(Duration time) {
        if (time.toHours() > 0) {
            return time.toHours() + " h " + time.toMinutesPart() + " min";
        }
        return time.toMinutes() > 0
                ? time.toMinutes() + " min " + time.toSecondsPart() + " s"
                : String.format(Locale.ROOT, "%.1f s", seconds(time));
    }

    static double seconds(Duration time) {
        return time.getSeconds() + time.getNano() / NANOS;
    }

    /** How many of something happen in a second; 0 if the time is too short to tell. */
    static long perSecond(long count, Duration time) {
        return time.isZero() ? 0 : Math.round(count / seconds(time));
    }

    static Duration since(long nanoTime) {
        return Duration.ofNanos(System.nanoTime() - nanoTime);
    }
}
