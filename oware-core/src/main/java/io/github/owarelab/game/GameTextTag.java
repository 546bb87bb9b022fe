package io.github.owarelab.game;

import io.github.owarelab.rules.Rules;
import io.github.owarelab.rules.RulesByName;
import java.util.Map;
import java.util.function.Supplier;

/** The tags of a game's text that have a meaning: rules, start and result. */
final class GameTextTag {
    static final String VARIANT = "Variant";
    static final String SEEDS = "Seeds";
    static final String FEN = "FEN";
    static final String RESULT = "Result";

    /** What existing boards call the rules {@code abapa}, the only ones they know. */
    private static final String BOARDS_ABAPA = "Oware Abapa";

    private static final String ABAPA = "abapa";

    private GameTextTag() {}

    static String variant(Rules rules) {
        return rules.name().equals(ABAPA) ? BOARDS_ABAPA : rules.name();
    }

    /** The position before the first move. */
    static Position start(Map<String, String> tags) {
        Rules rules = rules(tags);
        String fen = tags.get(FEN);
        return fen == null ? Position.start(rules) : naming(FEN, () -> Position.parse(fen, rules));
    }

    private static Rules rules(Map<String, String> tags) {
        String variant = tags.getOrDefault(VARIANT, ABAPA);
        String name = variant.equalsIgnoreCase(BOARDS_ABAPA) ? ABAPA : variant;
        Rules usual = naming(VARIANT, () -> RulesByName.of(name));
        String seeds = tags.get(SEEDS);
        return seeds == null ? usual : naming(SEEDS, () -> usual.withSeedsPerHouse(number(seeds)));
    }

    private static int number(String text) {
        try {
            return Integer.parseInt(text);
        } catch (NumberFormatException e) {
            throw new IllegalArgumentException("'" + text + "' is not a number of seeds", e);
        }
    }

    private static <T> T naming(String tag, Supplier<T> meaning) {
        try {
            return meaning.get();
        } catch (IllegalArgumentException e) {
            throw new IllegalArgumentException("tag " + tag + ": " + e.getMessage(), e);
        }
    }
}
