package io.github.owarelab.search;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.owarelab.game.Game;
import io.github.owarelab.game.Position;
import io.github.owarelab.rules.GrandSlam;
import io.github.owarelab.rules.Repetition;
import io.github.owarelab.rules.RuleSet;
import io.github.owarelab.rules.SingleSeeds;
import io.github.owarelab.tables.EndgameTables;
import java.util.EnumMap;
import java.util.Map;
import java.util.OptionalInt;
import java.util.Random;
import net.jqwik.api.Assume;
import net.jqwik.api.EdgeCasesMode;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;

/** What is proved is compared with bounds found by retrograde analysis, with and without small tables to ask. */
class SearchBoundsProperties {
    private static final int SEEDS = 6;
    private static final int REFERENCE_NODES = 20_000;
    private static final Limits WORK = Limits.nodes(50_000);

    private static final Map<GrandSlam, SlowTables> LARGE = new EnumMap<>(GrandSlam.class);
    private static final Map<GrandSlam, SlowTables> SMALL = new EnumMap<>(GrandSlam.class);

    static {
        for (GrandSlam slam : GrandSlam.values()) {
            LARGE.put(slam, new SlowTables(rules(slam, Repetition.FIRST_OWN_ROW), SEEDS));
            SMALL.put(slam, new SlowTables(rules(slam, Repetition.FIRST_OWN_ROW), SEEDS - 2));
        }
    }

    private final Map<GrandSlam, Searcher> withTables = new EnumMap<>(GrandSlam.class);
    private final Searcher withoutTables =
            Searcher.builder().hashMebibytes(1).withoutTables().build();

    private static RuleSet rules(GrandSlam slam, Repetition repetition) {
        return new RuleSet("bounds", 4, slam, SingleSeeds.FREE, repetition, 0, 0);
    }

    private Searcher searcher(GrandSlam slam, boolean tables) {
        return tables
                ? withTables.computeIfAbsent(
                        slam,
                        key -> Searcher.builder()
                                .hashMebibytes(1)
                                .tables(SMALL.get(key))
                                .build())
                : withoutTables;
    }

    @Property(tries = 400, edgeCases = EdgeCasesMode.NONE)
    void newGamesAgreeWithTheirBounds(
            @ForAll GrandSlam slam,
            @ForAll Repetition repetition,
            @ForAll boolean tables,
            @ForAll @IntRange(min = 1, max = SEEDS) int seeds,
            @ForAll long seed) {
        Position position = Boards.random(rules(slam, repetition), seeds, new Random(seed));
        SearchResult result = searcher(slam, tables).search(position, WORK);
        int bounds = LARGE.get(slam).probe(position.own(), position.other());
        int lower = EndgameTables.lower(bounds);
        int upper = EndgameTables.upper(bounds);
        assertThat(result.lower()).as(position + " " + result).isLessThanOrEqualTo(upper);
        assertThat(result.upper()).as(position + " " + result).isGreaterThanOrEqualTo(lower);
        if (lower == upper && result.proved()) {
            assertThat(result.value()).as(position + " " + result).isEqualTo(lower);
        }
    }

    /** With a history, boards of the game so far may end it, and no bound holds any more. */
    @Property(tries = 400, edgeCases = EdgeCasesMode.NONE)
    void gamesWithHistoryAgreeWithTheWholeTree(
            @ForAll GrandSlam slam,
            @ForAll Repetition repetition,
            @ForAll @IntRange(min = 2, max = SEEDS) int seeds,
            @ForAll @IntRange(min = 1, max = 14) int played,
            @ForAll long seed) {
        Random random = new Random(seed);
        Game game = new Game(Boards.random(rules(slam, repetition), seeds, random));
        Boards.playRandomly(game, played, random);
        OptionalInt value = SlowSearch.netValue(game, REFERENCE_NODES);
        Assume.that(value.isPresent());
        SearchResult result = searcher(slam, true).search(game, WORK);
        assertThat(result.lower()).as(game + " " + result).isLessThanOrEqualTo(value.getAsInt());
        assertThat(result.upper()).as(game + " " + result).isGreaterThanOrEqualTo(value.getAsInt());
    }
}
