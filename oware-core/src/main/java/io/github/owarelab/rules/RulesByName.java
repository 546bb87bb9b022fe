package io.github.owarelab.rules;

import java.util.List;
import java.util.stream.Collectors;

/** The games of this project by their names on the command line. */
public final class RulesByName {
    private static final List<Rules> ALL = List.of(
            RuleSet.ABAPA,
            RuleSet.ABAPA_THREEFOLD,
            RuleSet.WARI,
            RuleSet.OURIL,
            RuleSet.CASUAL,
            RuleSet.AWARI,
            new Kalah(4, false),
            new Kalah(4, true),
            new Congkak(7, 7, false),
            new Congkak(7, 7, true),
            new Congkak(6, 6, false),
            new Congkak(6, 6, true));

    private RulesByName() {}

    /**
     * All games with their usual seeds per house.
     *
     * @return rules with different names
     */
    public static List<Rules> all() {
        return ALL;
    }

    /**
     * A game with its usual seeds per house.
     *
     * @param name a name, such as {@code abapa}
     * @return its rules
     * @throws IllegalArgumentException if no game has that name; the message lists the names
     */
    public static Rules of(String name) {
        return ALL.stream()
                .filter(rules -> rules.name().equals(name))
                .findFirst()
                .orElseThrow(() -> new IllegalArgumentException("no rules are named '" + name + "'; there are "
                        + ALL.stream().map(Rules::name).collect(Collectors.joining(", "))));
    }

    /**
     * A game with another number of seeds.
     *
     * @param name a name, such as {@code abapa}
     * @param seedsPerHouse seeds of each house at the start
     * @return its rules
     * @throws IllegalArgumentException if no game has that name or the game is not played with so many seeds
     */
    public static Rules of(String name, int seedsPerHouse) {
        return of(name).withSeedsPerHouse(seedsPerHouse);
    }
}
