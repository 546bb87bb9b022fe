package io.github.owarelab.endgame;

import io.github.owarelab.rules.GrandSlam;
import io.github.owarelab.rules.Repetition;
import io.github.owarelab.rules.RuleSet;
import io.github.owarelab.rules.Rules;
import io.github.owarelab.rules.RulesByName;
import io.github.owarelab.rules.SingleSeeds;
import java.util.Locale;
import java.util.Objects;
import java.util.Optional;

/**
 * The moves that tables are made for. Seeds per house, repetition and limits of a rule set make no difference to them.
 *
 * @param grandSlam what happens to a move that would take every seed of the other
 * @param singleSeeds when a house of one seed may be sown
 */
public record TableRules(GrandSlam grandSlam, SingleSeeds singleSeeds) {
    private static final int USUAL_SEEDS = 4;

    /**
     * Checks that both are there.
     *
     * @param grandSlam what happens to a move that would take every seed of the other
     * @param singleSeeds when a house of one seed may be sown
     */
    public TableRules {
        Objects.requireNonNull(grandSlam, "grandSlam");
        Objects.requireNonNull(singleSeeds, "singleSeeds");
    }

    /**
     * The moves of a rule set.
     *
     * @param rules the rule set
     * @return its moves
     */
    public static TableRules of(RuleSet rules) {
        return new TableRules(rules.grandSlam(), rules.singleSeeds());
    }

    /**
     * Whether a game has these moves.
     *
     * @param rules the rules of the game
     * @return true for a rule set of the Oware family with both parameters
     */
    public boolean matches(Rules rules) {
        return rules instanceof RuleSet oware && of(oware).equals(this);
    }

    /**
     * The name of the first preset with these moves.
     *
     * @return for example {@code abapa}, or both parameters in words, such as {@code capture-only-if-all-single}
     */
    public String name() {
        return preset().map(RuleSet::name).orElseGet(() -> words(grandSlam) + '-' + words(singleSeeds));
    }

    /**
     * A rule set with these moves.
     *
     * @return the first preset, or else a rule set of that {@link #name()} with an even split and no limits
     */
    public RuleSet ruleSet() {
        return preset().orElseGet(
                        () -> new RuleSet(name(), USUAL_SEEDS, grandSlam, singleSeeds, Repetition.THIRD_SPLIT, 0, 0));
    }

    private Optional<RuleSet> preset() {
        return RulesByName.all().stream()
                .filter(this::matches)
                .map(RuleSet.class::cast)
                .findFirst();
    }

    private static String words(Enum<?> constant) {
        return constant.name().toLowerCase(Locale.ROOT).replace('_', '-');
    }
}
