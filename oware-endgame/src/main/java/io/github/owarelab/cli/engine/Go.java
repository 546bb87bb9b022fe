package io.github.owarelab.cli.engine;

import io.github.owarelab.game.Side;
import io.github.owarelab.search.Clock;
import io.github.owarelab.search.Limits;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * What a line {@code go} asks for.
 *
 * @param told depth, nodes and fixed time; without any limit and clock, {@link #USUAL_TIME}
 * @param clocks the clocks of South and North by their ordinals, empty without them
 * @param infinite whether the answer must wait for {@code stop}
 * @param ponder whether the answer must wait for {@code stop} or {@code ponderhit}
 * @param unknown words that were passed over
 */
record Go(Limits told, List<Clock> clocks, boolean infinite, boolean ponder, List<String> unknown) {
    /** The time for a move if nothing is told, as the boards' usual engine has it. */
    static final Duration USUAL_TIME = Duration.ofSeconds(2);

    private static final List<String> NUMBERS =
            List.of("depth", "nodes", "movetime", "wtime", "btime", "winc", "binc", "movestogo");

    private static final List<String> WORDS = List.of("infinite", "ponder");

    /**
     * Reads the words after {@code go}; unknown ones are passed over, as the protocol asks.
     *
     * @throws IllegalArgumentException if a number is missing or out of range
     */
    static Go parse(List<String> words) {
        Map<String, Long> told = new HashMap<>();
        List<String> unknown = new ArrayList<>();
        for (Iterator<String> rest = words.iterator(); rest.hasNext(); ) {
            String word = rest.next();
            if (NUMBERS.contains(word)) {
                told.put(word, number(word, rest));
            } else if (WORDS.contains(word)) {
                told.put(word, 1L);
            } else {
                unknown.add(word);
            }
        }
        return new Go(limits(told), clocks(told), told.containsKey("infinite"), told.containsKey("ponder"), unknown);
    }

    private static long number(String word, Iterator<String> rest) {
        String text = rest.hasNext() ? rest.next() : "nothing";
        try {
            long number = Long.parseLong(text);
            if (number < 0) {
                throw new IllegalArgumentException("go: " + word + " cannot be negative, but is " + number);
            }
            return number;
        } catch (NumberFormatException e) {
            throw new IllegalArgumentException("go: after " + word + " comes a number, not " + text, e);
        }
    }

    private static Limits limits(Map<String, Long> told) {
        Limits limits = Limits.none();
        if (told.containsKey("depth")) {
            // Boards ask for more plies than any search reaches when they mean "no limit".
            limits = limits.withDepth((int) Math.min(told.get("depth"), Limits.MOST_DEPTH));
        }
        if (told.containsKey("nodes")) {
            limits = limits.withNodes(told.get("nodes"));
        }
        if (told.containsKey("movetime")) {
            limits = limits.withTime(Duration.ofMillis(told.get("movetime")));
        }
        return told.isEmpty() ? limits.withTime(USUAL_TIME) : limits;
    }

    private static List<Clock> clocks(Map<String, Long> told) {
        Set<String> names = told.keySet();
        if (!names.contains("wtime") && !names.contains("btime")) {
            return List.of();
        }
        int movesToGo = (int) Math.min(told.getOrDefault("movestogo", 0L), Integer.MAX_VALUE);
        return List.of(clock("wtime", "winc", told, movesToGo), clock("btime", "binc", told, movesToGo));
    }

    private static Clock clock(String time, String increment, Map<String, Long> told, int movesToGo) {
        return new Clock(
                Duration.ofMillis(told.getOrDefault(time, 0L)),
                Duration.ofMillis(told.getOrDefault(increment, 0L)),
                movesToGo);
    }

    /** Says which words were passed over, empty if none were. */
    String remark() {
        return unknown.isEmpty()
                ? ""
                : "go: passed over '" + String.join(" ", unknown) + "'; there are " + String.join(", ", NUMBERS) + ", "
                        + String.join(", ", WORDS);
    }

    /** Whether the answer has to wait for another line. */
    boolean waits() {
        return infinite || ponder;
    }

    /** The limits of a search for a side; while the board has to speak first, time does not count. */
    Limits limits(Side mover) {
        Limits limits = clocks.isEmpty() ? told : told.withClock(clocks.get(mover.ordinal()));
        return waits() ? limits.withPondering() : limits;
    }
}
