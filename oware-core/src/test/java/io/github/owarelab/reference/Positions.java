package io.github.owarelab.reference;

import io.github.owarelab.game.Position;
import io.github.owarelab.game.Side;
import io.github.owarelab.rules.Congkak;
import io.github.owarelab.rules.GrandSlam;
import io.github.owarelab.rules.Kalah;
import io.github.owarelab.rules.Repetition;
import io.github.owarelab.rules.RuleSet;
import io.github.owarelab.rules.Rules;
import io.github.owarelab.rules.RulesByName;
import io.github.owarelab.rules.SingleSeeds;
import java.util.Random;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;

/** Rules and positions for properties: every game, any parameters, boards from a few seeds to all in one house. */
public final class Positions {
    private static final int FEW_SEEDS = 12;

    private Positions() {}

    public static Arbitrary<Rules> rules() {
        Arbitrary<Rules> named = Arbitraries.of(RulesByName.all());
        return Arbitraries.oneOf(named, ruleSets(), ruleSets(), kalah(), congkak());
    }

    public static Arbitrary<Rules> ruleSets() {
        return Combinators.combine(
                        Arbitraries.integers().between(3, 6),
                        Arbitraries.of(GrandSlam.class),
                        Arbitraries.of(SingleSeeds.class),
                        Arbitraries.of(Repetition.class),
                        Arbitraries.integers().between(0, 40),
                        Arbitraries.integers().between(0, 120))
                .as((seeds, slam, single, repetition, captureless, length) ->
                        new RuleSet("trial", seeds, slam, single, repetition, captureless, length));
    }

    private static Arbitrary<Rules> kalah() {
        return Combinators.combine(Arbitraries.integers().between(1, 6), Arbitraries.of(true, false))
                .as(Kalah::new);
    }

    private static Arbitrary<Rules> congkak() {
        return Combinators.combine(
                        Arbitraries.of(6, 7), Arbitraries.integers().between(1, 9), Arbitraries.of(true, false))
                .as(Congkak::new);
    }

    public static Arbitrary<Position> positions() {
        return rules().flatMap(rules -> Arbitraries.randoms().map(random -> position(rules, random)));
    }

    /** A position with all seeds of the rules. */
    public static Position position(Rules rules, Random random) {
        int total = rules.totalSeeds();
        int inHouses = inHouses(total, random);
        int[] all = spread(inHouses, 2 * rules.houses(), random);
        int[] south = java.util.Arrays.copyOfRange(all, 0, rules.houses());
        int[] north = java.util.Arrays.copyOfRange(all, rules.houses(), all.length);
        int southStore = random.nextInt(total - inHouses + 1);
        if (random.nextInt(3) == 0) {
            southStore = (total - inHouses) / 2;
        }
        Side toMove = random.nextBoolean() ? Side.SOUTH : Side.NORTH;
        return Position.of(rules, south, north, southStore, total - inHouses - southStore, toMove);
    }

    private static int inHouses(int total, Random random) {
        return switch (random.nextInt(4)) {
            case 0 -> total;
            case 1 -> random.nextInt(Math.min(FEW_SEEDS, total) + 1);
            default -> random.nextInt(total + 1);
        };
    }

    /** Seeds in some of the houses only, now and then in a single one. */
    private static int[] spread(int seeds, int houses, Random random) {
        int[] all = new int[houses];
        int used = 1 + random.nextInt(houses);
        int[] chosen = random.ints(used, 0, houses).toArray();
        int heap = random.nextInt(3) == 0 ? random.nextInt(seeds + 1) : 0;
        all[chosen[0]] += heap;
        for (int left = seeds - heap; left > 0; left--) {
            all[chosen[random.nextInt(used)]]++;
        }
        return all;
    }
}
