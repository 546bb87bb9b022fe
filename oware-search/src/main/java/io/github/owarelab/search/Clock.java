package io.github.owarelab.search;

import java.time.Duration;
import java.util.Objects;

/**
 * A side's clock when its turn begins. A search by the clock spends a share of it that leaves time for the moves to come.
 *
 * @param left the time left, not negative
 * @param increment what is added after each move, not negative
 * @param movesToGo moves until more time is added, 0 if none ever is
 */
public record Clock(Duration left, Duration increment, int movesToGo) {
    /** For the way of the answer to the clock. */
    private static final Duration LAG = Duration.ofMillis(15);

    private static final Duration SHORTEST = Duration.ofMillis(1);

    /** A game has about twice as many moves of a side; most of its weight lies in the first ones. */
    private static final int MOVES_EXPECTED = 25;

    private static final int MOST_TIMES_USUAL = 3;

    /**
     * Checks the clock.
     *
     * @param left the time left
     * @param increment what is added after each move
     * @param movesToGo moves until more time is added
     * @throws IllegalArgumentException if one of them is negative
     */
    public Clock {
        Objects.requireNonNull(left, "left");
        Objects.requireNonNull(increment, "increment");
        if (left.isNegative() || increment.isNegative()) {
            throw new IllegalArgumentException(
                    "a clock cannot be negative, but is " + left + " with an increment of " + increment);
        }
        if (movesToGo < 0) {
            throw new IllegalArgumentException("moves to go cannot be negative, but are " + movesToGo);
        }
    }

    /** The time a usual move should take: when most of it is over, no deeper iteration is begun. */
    Duration usual() {
        int moves = movesToGo > 0 ? Math.min(movesToGo, MOVES_EXPECTED) : MOVES_EXPECTED;
        return atMost(usable().dividedBy(moves).plus(increment.multipliedBy(3).dividedBy(4)), usable());
    }

    /** The time at which the search ends whatever it has found. */
    Duration longest() {
        Duration share = movesToGo == 1 ? usable() : usable().dividedBy(2);
        return atLeast(atMost(usual().multipliedBy(MOST_TIMES_USUAL), share), atMost(usual(), usable()));
    }

    private Duration usable() {
        return atLeast(left.minus(LAG), SHORTEST);
    }

    private static Duration atMost(Duration time, Duration most) {
        return time.compareTo(most) < 0 ? time : most;
    }

    private static Duration atLeast(Duration time, Duration least) {
        return time.compareTo(least) > 0 ? time : least;
    }
}
