package io.github.owarelab.endgame;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.owarelab.game.Game;
import io.github.owarelab.game.Position;
import io.github.owarelab.game.Side;
import io.github.owarelab.rules.RuleSet;
import io.github.owarelab.search.Limits;
import io.github.owarelab.search.SearchResult;
import io.github.owarelab.search.Searcher;
import io.github.owarelab.tables.EndgameTables;
import java.util.Random;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** What a search proves with small tables is compared with what large ones know, on boards that only the large ones hold. */
class ProvedResultsTest {
    /** Games of each kind of repetition, and of each answer that tables give: bounds or exact values. */
    enum Rules {
        ABAPA(RuleSet.ABAPA),
        THREEFOLD(RuleSet.ABAPA_THREEFOLD),
        OURIL(RuleSet.OURIL),
        AWARI(RuleSet.AWARI);

        private final RuleSet rules;

        Rules(RuleSet rules) {
            this.rules = rules;
        }
    }

    @ParameterizedTest
    @EnumSource
    void newGamesAgreeWithLargerTables(Rules game) {
        MemoryTables large = new MemoryTables(11);
        large.build(game.rules);
        compare(game.rules, large, 7, 9, 60, 30_000);
    }

    @Tag("slow")
    @ParameterizedTest
    @EnumSource(names = {"ABAPA", "AWARI"})
    void newGamesOfManySeedsAgreeWithLargerTables(Rules game) {
        MemoryTables large = new MemoryTables(18);
        large.build(game.rules);
        compare(game.rules, large, 16, 17, 60, 200_000);
    }

    private static void compare(RuleSet rules, MemoryTables large, int small, int least, int boards, long nodes) {
        Searcher searcher = searcher(new Smaller(large, small));
        Random random = new Random(1);
        int proved = 0;
        for (int i = 0; i < boards; i++) {
            int seeds = least + i % (large.seeds() - least + 1);
            Position position = position(rules, seeds, random);
            SearchResult result = searcher.search(position, Limits.nodes(nodes));
            check(position, result, large.probe(position.own(), position.other()));
            proved += result.proved() ? 1 : 0;
        }
        assertThat(proved).as("boards that were proved").isPositive();
    }

    /** The value of a new game lies between the bounds of its board, and between what is proved. */
    private static void check(Position position, SearchResult result, int bounds) {
        if (result.move() < 0) {
            return;
        }
        String what = position + " " + result;
        assertThat(result.lower()).as(what).isLessThanOrEqualTo(EndgameTables.upper(bounds));
        assertThat(result.upper()).as(what).isGreaterThanOrEqualTo(EndgameTables.lower(bounds));
        if (result.proved()) {
            assertThat(result.value()).as(what).isEqualTo(result.lower());
        }
    }

    /** Proofs that rest on the history of one game must not be met again in another. */
    @ParameterizedTest
    @EnumSource
    void aUsedSearcherAgreesWithANewOneAlongAGame(Rules game) {
        MemoryTables tables = new MemoryTables(6);
        tables.build(game.rules);
        Searcher used = searcher(tables);
        Random random = new Random(game.ordinal());
        for (int i = 0; i < 12; i++) {
            Game played = new Game(position(game.rules, 7 + i % 3, random));
            for (int ply = 0; ply < 12 && played.result().isEmpty(); ply++) {
                SearchResult one = used.search(played, Limits.nodes(5_000));
                SearchResult two = searcher(tables).search(played, Limits.nodes(5_000));
                String what = played + " " + one + " " + two;
                assertThat(one.lower()).as(what).isLessThanOrEqualTo(two.upper());
                assertThat(one.upper()).as(what).isGreaterThanOrEqualTo(two.lower());
                played.play(quietMove(played.position(), random));
            }
        }
    }

    private static Searcher searcher(EndgameTables tables) {
        return Searcher.builder().hashMebibytes(1).tables(tables).build();
    }

    /** Most often a move without a capture, so that games stay in one layer and boards can come back. */
    private static int quietMove(Position position, Random random) {
        int house = -1;
        for (int tries = 0; tries < 20 || house < 0; tries++) {
            int guess = random.nextInt(position.rules().houses());
            if (position.isLegal(guess)) {
                house = guess;
                if (position.sowing(guess).captured() == 0) {
                    break;
                }
            }
        }
        return house;
    }

    /** A board that goes on, the rest of the seeds shared evenly by the stores. */
    private static Position position(RuleSet rules, int seeds, Random random) {
        while (true) {
            int[][] rows = new int[2][rules.houses()];
            for (int i = 0; i < seeds; i++) {
                rows[random.nextInt(2)][random.nextInt(rules.houses())]++;
            }
            int stored = rules.totalSeeds() - seeds;
            Position position = Position.of(rules, rows[0], rows[1], stored / 2, stored - stored / 2, Side.SOUTH);
            if (position.result().isEmpty()) {
                return position;
            }
        }
    }

    /** The lower layers of some tables. */
    private record Smaller(EndgameTables tables, int seeds) implements EndgameTables {
        @Override
        public int probe(long own, long other) {
            return tables.probe(own, other);
        }
    }
}
