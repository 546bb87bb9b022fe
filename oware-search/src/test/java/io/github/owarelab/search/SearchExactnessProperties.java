package io.github.owarelab.search;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.owarelab.game.Game;
import io.github.owarelab.rules.Congkak;
import io.github.owarelab.rules.GrandSlam;
import io.github.owarelab.rules.Kalah;
import io.github.owarelab.rules.Repetition;
import io.github.owarelab.rules.RuleSet;
import io.github.owarelab.rules.Rules;
import io.github.owarelab.rules.SingleSeeds;
import java.util.OptionalInt;
import java.util.Random;
import net.jqwik.api.Assume;
import net.jqwik.api.EdgeCasesMode;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;

/** What is proved is compared with a search of the whole tree by the checked rules, repetition and limits included. */
class SearchExactnessProperties {
    private static final int REFERENCE_NODES = 20_000;
    private static final Limits DEEP = Limits.depth(Limits.MOST_DEPTH).withNodes(1_000_000);

    /** One for all: entries left by other games and rule sets must do no harm. */
    private final Searcher used =
            Searcher.builder().hashMebibytes(1).withoutTables().build();

    /** Short limits keep whole trees small, and make nearly every value depend on the path. */
    @Property(tries = 600, edgeCases = EdgeCasesMode.NONE)
    void limitsAndRepetitionsAreExact(
            @ForAll GrandSlam slam,
            @ForAll SingleSeeds single,
            @ForAll Repetition repetition,
            @ForAll @IntRange(min = 3, max = 12) int captureless,
            @ForAll @IntRange(min = 1, max = 9) int seeds,
            @ForAll @IntRange(max = 6) int played,
            @ForAll long seed) {
        RuleSet rules = new RuleSet("small", 4, slam, single, repetition, captureless, 0);
        agrees(rules, seeds, played, new Random(seed), true);
    }

    @Property(tries = 600, edgeCases = EdgeCasesMode.NONE)
    void theLengthLimitIsExact(
            @ForAll GrandSlam slam,
            @ForAll Repetition repetition,
            @ForAll @IntRange(min = 4, max = 14) int length,
            @ForAll @IntRange(min = 1, max = 12) int seeds,
            @ForAll @IntRange(max = 8) int played,
            @ForAll long seed) {
        RuleSet rules = new RuleSet("short", 4, slam, SingleSeeds.FREE, repetition, 0, length);
        agrees(rules, seeds, played, new Random(seed), true);
    }

    /** Without limits some trees are too large; of the others, what is proved must be right. */
    @Property(tries = 600, edgeCases = EdgeCasesMode.NONE)
    void whatIsProvedWithoutLimitsIsRight(
            @ForAll GrandSlam slam,
            @ForAll Repetition repetition,
            @ForAll @IntRange(min = 1, max = 5) int seeds,
            @ForAll @IntRange(max = 12) int played,
            @ForAll long seed) {
        RuleSet rules = new RuleSet("endless", 4, slam, SingleSeeds.FREE, repetition, 0, 0);
        agrees(rules, seeds, played, new Random(seed), false);
    }

    @Property(tries = 300, edgeCases = EdgeCasesMode.NONE)
    void kalahIsExact(
            @ForAll boolean emptyCapture,
            @ForAll @IntRange(min = 1, max = 9) int seeds,
            @ForAll @IntRange(max = 3) int played,
            @ForAll long seed) {
        agrees(new Kalah(4, emptyCapture), seeds, played, new Random(seed), true);
    }

    @Property(tries = 300, edgeCases = EdgeCasesMode.NONE)
    void congkakIsExact(
            @ForAll boolean endWhenRowEmpty,
            @ForAll @IntRange(min = 1, max = 9) int seeds,
            @ForAll @IntRange(max = 3) int played,
            @ForAll long seed) {
        agrees(new Congkak(7, 7, endWhenRowEmpty), seeds, played, new Random(seed), true);
    }

    private void agrees(Rules rules, int seeds, int played, Random random, boolean mustProve) {
        Game game = Boards.playRandomly(new Game(Boards.random(rules, seeds, random)), played, random);
        Game copy = Game.parseAnyTotal(game.toString(), rules);
        OptionalInt value = SlowSearch.netValue(copy, REFERENCE_NODES);
        Assume.that(value.isPresent());
        SearchResult result = used.search(game, DEEP);
        String what = game + " " + rules + " " + result;
        assertThat(result.lower()).as(what).isLessThanOrEqualTo(value.getAsInt());
        assertThat(result.upper()).as(what).isGreaterThanOrEqualTo(value.getAsInt());
        if (mustProve) {
            assertThat(result.proved()).as(what).isTrue();
        }
        if (result.proved()) {
            assertThat(result.value()).as(what).isEqualTo(value.getAsInt());
        }
    }
}
