package io.github.owarelab.cli;

import io.github.owarelab.cli.match.TimeControl;
import io.github.owarelab.search.Limits;
import java.time.Duration;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.OptionalLong;
import picocli.CommandLine.ITypeConverter;
import picocli.CommandLine.Option;
import picocli.CommandLine.TypeConversionException;

/** How long engines may think for a move or a game. */
final class TimeControlOptions {
    private static final Duration USUAL_TIME = Duration.ofMillis(100);

    @Option(
            names = "--time",
            paramLabel = "TIME",
            converter = Times.class,
            description = "Time for each move: " + Times.FORM + " (default: 100ms if there is no other limit).")
    private Duration time;

    @Option(
            names = "--clock",
            paramLabel = "TIME[+TIME]",
            converter = ClockText.class,
            description = "Time for a game, and what is added after each move, such as 10s+100ms.")
    private ClockText.Clock clock;

    @Option(names = "--depth", paramLabel = "PLIES", description = "Search each move to this depth.")
    private Integer depth;

    @Option(names = "--nodes", paramLabel = "N", description = "Search this many boards for each move.")
    private Long nodes;

    @Option(
            names = "--margin",
            paramLabel = "TIME",
            converter = Times.class,
            defaultValue = "500ms",
            description = "An engine that oversteps its time by more loses the game (default: ${DEFAULT-VALUE}).")
    private Duration margin;

    /** Reads the time for a game. */
    static final class ClockText implements ITypeConverter<ClockText.Clock> {
        private static final String FORM = "a clock is a time, or two joined by '+'";

        record Clock(Duration time, Duration increment) {}

        @Override
        public Clock convert(String text) {
            String[] parts = text.split("\\+", -1);
            if (parts.length > 2) {
                throw new TypeConversionException(FORM + ", not '" + text + "'");
            }
            try {
                Times times = new Times();
                return new Clock(times.convert(parts[0]), parts.length == 2 ? times.convert(parts[1]) : Duration.ZERO);
            } catch (TypeConversionException e) {
                throw new TypeConversionException(FORM + "; " + e.getMessage());
            }
        }
    }

    /**
     * The limits chosen.
     *
     * @throws IllegalArgumentException if one is out of range or two contradict
     */
    TimeControl control() {
        if (time != null && clock != null) {
            throw new IllegalArgumentException("--time and --clock cannot be given together");
        }
        if (depth != null) {
            Options.checkRange("--depth", depth, 1, Limits.MOST_DEPTH);
        }
        if (nodes != null) {
            Options.checkRange("--nodes", nodes, 1, Long.MAX_VALUE);
        }
        boolean none = time == null && clock == null && depth == null && nodes == null;
        return new TimeControl(
                Optional.ofNullable(none ? USUAL_TIME : time),
                Optional.ofNullable(clock).map(ClockText.Clock::time),
                clock == null ? Duration.ZERO : clock.increment(),
                depth == null ? OptionalInt.empty() : OptionalInt.of(depth),
                nodes == null ? OptionalLong.empty() : OptionalLong.of(nodes),
                margin);
    }
}
