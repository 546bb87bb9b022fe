package io.github.owarelab.search;

import java.time.Duration;
import java.util.Objects;
import java.util.Optional;

/**
 * When a search ends: at the first limit met, or when it is stopped or everything is proved. The iteration of one ply is
 * always finished, which takes microseconds.
 *
 * <p>Time counts from the call on. What delays the first search, above all the memory of a large transposition table, is done
 * beforehand by {@link Searcher#prepare}.
 *
 * @param depth the deepest iteration, in plies, 1 to {@value #MOST_DEPTH}
 * @param nodes the most boards to be searched, at least 1; met exactly on one thread
 * @param time the time of the search, all of which is used; empty for none
 * @param clock the clock of the side to move, of which a share is used; empty for none
 * @param pondering whether time does not count until {@link Search#ponderHit}
 * @param lines how many of the best moves are searched, each with its own value, 1 to {@value #MOST_LINES}
 */
public record Limits(
        int depth, long nodes, Optional<Duration> time, Optional<Clock> clock, boolean pondering, int lines) {
    /** The greatest depth, in plies. */
    public static final int MOST_DEPTH = 120;

    /** The most lines: the houses of a row of the widest game. */
    public static final int MOST_LINES = 7;

    /**
     * Checks the limits.
     *
     * @param depth the deepest iteration, in plies
     * @param nodes the most boards
     * @param time the time of the search
     * @param clock the clock of the side to move
     * @param pondering whether time does not count yet
     * @param lines how many of the best moves
     * @throws IllegalArgumentException if depth, nodes or lines are out of range or the time is negative
     */
    public Limits {
        Objects.requireNonNull(time, "time");
        Objects.requireNonNull(clock, "clock");
        if (depth < 1 || depth > MOST_DEPTH) {
            throw new IllegalArgumentException("depth is 1 to " + MOST_DEPTH + " plies, not " + depth);
        }
        if (nodes < 1) {
            throw new IllegalArgumentException("nodes are at least 1, not " + nodes);
        }
        if (time.isPresent() && time.get().isNegative()) {
            throw new IllegalArgumentException("time cannot be negative, but is " + time.get());
        }
        if (lines < 1 || lines > MOST_LINES) {
            throw new IllegalArgumentException("lines are 1 to " + MOST_LINES + ", not " + lines);
        }
    }

    /**
     * No limit: the search ends when it is stopped, when all is proved or at the greatest depth.
     *
     * @return limits to be narrowed
     */
    public static Limits none() {
        return new Limits(MOST_DEPTH, Long.MAX_VALUE, Optional.empty(), Optional.empty(), false, 1);
    }

    /**
     * A depth.
     *
     * @param plies 1 to {@value #MOST_DEPTH}
     * @return limits with this depth alone
     */
    public static Limits depth(int plies) {
        return none().withDepth(plies);
    }

    /**
     * A time.
     *
     * @param time not negative
     * @return limits with this time alone
     */
    public static Limits time(Duration time) {
        return none().withTime(time);
    }

    /**
     * A clock.
     *
     * @param left the time left of the side to move, not negative
     * @param increment what is added after each move, not negative
     * @param movesToGo moves until more time is added, 0 if none ever is
     * @return limits with this clock alone
     * @throws IllegalArgumentException if one of them is negative
     */
    public static Limits clock(Duration left, Duration increment, int movesToGo) {
        return none().withClock(new Clock(left, increment, movesToGo));
    }

    /**
     * A number of nodes.
     *
     * @param nodes at least 1
     * @return limits with these nodes alone
     */
    public static Limits nodes(long nodes) {
        return none().withNodes(nodes);
    }

    /**
     * The same limits with another depth.
     *
     * @param plies 1 to {@value #MOST_DEPTH}
     * @return new limits
     */
    public Limits withDepth(int plies) {
        return new Limits(plies, nodes, time, clock, pondering, lines);
    }

    /**
     * The same limits with another number of nodes.
     *
     * @param most at least 1
     * @return new limits
     */
    public Limits withNodes(long most) {
        return new Limits(depth, most, time, clock, pondering, lines);
    }

    /**
     * The same limits with another time.
     *
     * @param longest not negative
     * @return new limits
     */
    public Limits withTime(Duration longest) {
        return new Limits(depth, nodes, Optional.of(Objects.requireNonNull(longest, "time")), clock, pondering, lines);
    }

    /**
     * The same limits with another clock.
     *
     * @param ofMover the clock of the side to move
     * @return new limits
     */
    public Limits withClock(Clock ofMover) {
        return new Limits(depth, nodes, time, Optional.of(Objects.requireNonNull(ofMover, "clock")), pondering, lines);
    }

    /**
     * The same limits for a search on the other's time: time and clock do not count until {@link Search#ponderHit}.
     *
     * @return new limits
     */
    public Limits withPondering() {
        return new Limits(depth, nodes, time, clock, true, lines);
    }

    /**
     * The same limits with another number of lines.
     *
     * @param best 1 to {@value #MOST_LINES}; moves that are not there are left out
     * @return new limits
     */
    public Limits withLines(int best) {
        return new Limits(depth, nodes, time, clock, pondering, best);
    }
}
