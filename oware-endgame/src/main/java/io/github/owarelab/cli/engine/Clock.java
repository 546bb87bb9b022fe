package io.github.owarelab.cli.engine;

import java.time.Duration;

/**
 * A side's clock when its turn begins.
 *
 * @param left the time left
 * @param increment what is added after each move
 * @param movesToGo moves until more time is added, 0 if none ever is
 */
record Clock(Duration left, Duration increment, int movesToGo) {
    /** For the way of the answer to the clock. */
    private static final Duration LAG = Duration.ofMillis(15);

    private static final Duration SHORTEST = Duration.ofMillis(1);

    /** A game has about twice as many moves of a side; most of its weight lies in the first ones. */
    private static final int MOVES_EXPECTED = 25;

    private static final int MOST_TIMES_USUAL = 3;

    /** The time a usual move should take: after it, no deeper iteration is begun. */
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
