package io.github.owarelab.cli.match;

import io.github.owarelab.game.Side;
import java.time.Duration;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.OptionalLong;

/**
 * How long engines may think.
 *
 * @param perMove the time for each move
 * @param clock the time for a game, to which the increment is added after each move
 * @param increment added to the clock
 * @param depth plies for each move
 * @param nodes boards for each move
 * @param margin how much an engine may overstep before it loses on time
 */
public record TimeControl(
        Optional<Duration> perMove,
        Optional<Duration> clock,
        Duration increment,
        OptionalInt depth,
        OptionalLong nodes,
        Duration margin) {
    /** How long beyond its time and the margin an engine may be silent before it is killed. */
    private static final Duration GRACE = Duration.ofSeconds(5);

    private static final Duration NO_LIMIT = Duration.ofDays(10_000);

    /** The time of one side in one game. */
    static final class Left {
        private Duration time;

        private Left(Duration time) {
            this.time = time;
        }
    }

    /** The times of South and North, by their ordinals, when a game begins. */
    Left[] start() {
        Duration time = clock.orElse(perMove.orElse(NO_LIMIT));
        return new Left[] {new Left(time), new Left(time)};
    }

    /** What comes after {@code go}. */
    String words(Left... left) {
        StringBuilder words = new StringBuilder();
        perMove.ifPresent(time -> words.append(" movetime ").append(time.toMillis()));
        depth.ifPresent(plies -> words.append(" depth ").append(plies));
        nodes.ifPresent(boards -> words.append(" nodes ").append(boards));
        if (clock.isPresent()) {
            words.append(" wtime ").append(left[0].time.toMillis());
            words.append(" btime ").append(left[1].time.toMillis());
            words.append(" winc ").append(increment.toMillis());
            words.append(" binc ").append(increment.toMillis());
        }
        return words.toString().strip();
    }

    /** How long to wait for a move before the engine is taken for dead. */
    Duration patience(Side side, Left... left) {
        Duration patience = left[side.ordinal()].time.plus(margin).plus(GRACE);
        return patience.compareTo(NO_LIMIT) < 0 ? patience : NO_LIMIT;
    }

    /** Counts the time of a move; tells whether the side has overstepped. */
    boolean spend(Side side, Duration spent, Left... left) {
        Left own = left[side.ordinal()];
        boolean over = spent.compareTo(own.time.plus(margin)) > 0;
        if (clock.isPresent()) {
            Duration rest = own.time.minus(spent);
            own.time = (rest.isNegative() ? Duration.ZERO : rest).plus(increment);
        }
        return over;
    }
}
