package io.github.owarelab.endgame.file;

import io.github.owarelab.rules.GrandSlam;
import io.github.owarelab.rules.Kalah;
import io.github.owarelab.rules.Repetition;
import io.github.owarelab.rules.RuleSet;
import io.github.owarelab.rules.Rules;
import io.github.owarelab.rules.RulesByName;
import io.github.owarelab.rules.SingleSeeds;
import java.util.Locale;
import java.util.Optional;

/**
 * The games that layer files can be about, told apart by their moves alone: seeds per house, repetition and limits make no
 * difference. Two bytes name one; {@link LayerFormat} tells which.
 */
public final class StoredGame {
    private static final int KALAH = 64;
    private static final int USUAL_SEEDS = 4;

    private StoredGame() {}

    /**
     * Whether layer files can be about a game.
     *
     * @param rules its rules
     * @return true for the Oware family and for Kalah
     */
    public static boolean isStored(Rules rules) {
        return rules instanceof RuleSet || rules instanceof Kalah;
    }

    /**
     * The one game that stands for all with the same moves.
     *
     * @param rules the rules of a game
     * @return the first preset with these moves, or else a rule set named after its parameters, with an even split and no limits
     * @throws IllegalArgumentException if there are no tables of this game
     */
    public static Rules representative(Rules rules) {
        return rules(code(rules)).orElseThrow();
    }

    /**
     * Whether a board can come back in a game.
     *
     * @param rules the rules of the game
     * @return false if every move brings the end nearer
     */
    public static boolean cycles(Rules rules) {
        return rules instanceof RuleSet;
    }

    /** Whether a game can meet boards whose other's row has no empty house after its first move. */
    static boolean allRows(Rules rules) {
        return rules instanceof Kalah;
    }

    /** Two bytes, the first in the lower bits. */
    static short code(Rules rules) {
        if (rules instanceof RuleSet oware) {
            return code(oware.grandSlam().ordinal(), oware.singleSeeds().ordinal());
        }
        if (rules instanceof Kalah kalah) {
            return code(KALAH, kalah.emptyCapture() ? 1 : 0);
        }
        throw new IllegalArgumentException("there are no endgame tables of " + rules.name());
    }

    private static short code(int first, int second) {
        return (short) (first | second << Byte.SIZE);
    }

    /** The game that a code stands for, empty if there is none. */
    static Optional<Rules> rules(short code) {
        int first = code & 0xFF;
        int second = code >>> Byte.SIZE & 0xFF;
        if (first == KALAH && second <= 1) {
            return Optional.of(new Kalah(USUAL_SEEDS, second == 1));
        }
        if (first >= GrandSlam.values().length || second >= SingleSeeds.values().length) {
            return Optional.empty();
        }
        return Optional.of(oware(GrandSlam.values()[first], SingleSeeds.values()[second]));
    }

    private static RuleSet oware(GrandSlam slam, SingleSeeds single) {
        String name = words(slam) + '-' + words(single);
        RuleSet unnamed = new RuleSet(name, USUAL_SEEDS, slam, single, Repetition.THIRD_SPLIT, 0, 0);
        return RulesByName.all().stream()
                .filter(rules -> rules instanceof RuleSet && code(rules) == code(unnamed))
                .map(RuleSet.class::cast)
                .findFirst()
                .orElse(unnamed);
    }

    private static String words(Enum<?> constant) {
        return constant.name().toLowerCase(Locale.ROOT).replace('_', '-');
    }
}
