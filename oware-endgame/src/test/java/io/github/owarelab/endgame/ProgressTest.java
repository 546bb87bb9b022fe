package io.github.owarelab.endgame;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.owarelab.game.Game;
import io.github.owarelab.game.Position;
import io.github.owarelab.game.Side;
import io.github.owarelab.rules.RuleSet;
import io.github.owarelab.rules.RulesByName;
import io.github.owarelab.search.Limits;
import io.github.owarelab.search.SearchResult;
import io.github.owarelab.search.Searcher;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Random;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** A search of few plies that asks tables with distances collects what they promise, however far it is. */
class ProgressTest {
    private static final int SEEDS = 7;

    @TempDir
    Path directory;

    @ParameterizedTest
    @ValueSource(strings = {"abapa", "wari", "awari", "ouril"})
    void aShallowSearchCollectsItsValue(String name) throws IOException {
        RuleSet rules = (RuleSet) RulesByName.of(name);
        new TableBuilder(new BuildOptions(rules, SEEDS).withBounds().withDistance())
                .build(directory, BuildListener.NONE);
        TableDirectory tables = TableDirectory.open(directory);
        Searcher searcher =
                Searcher.builder().tables(tables.tables(rules)).hashMebibytes(1).build();
        Random random = new Random(1);
        int won = 0;
        while (won < 40) {
            Position start = RandomPositions.of(rules, SEEDS, random);
            Probe probe = tables.probe(start);
            boolean sure =
                    probe.exact() && probe.value() > 0 && probe.distance().orElse(0) > 6;
            if (sure && new Game(start).result().isEmpty()) {
                won++;
                assertThat(net(start, searcher, random)).as(start.toString()).isGreaterThanOrEqualTo(2 * probe.value());
            }
        }
    }

    /** What the side to move gains against one that plays at random, in half seeds. */
    private static int net(Position start, Searcher searcher, Random random) {
        Game game = new Game(start);
        Side winner = start.toMove();
        while (game.result().isEmpty()) {
            Position at = game.position();
            if (at.toMove() == winner) {
                SearchResult result = searcher.search(game, Limits.depth(2));
                game.play(result.move());
            } else {
                game.play(RandomPositions.move(at, random));
            }
        }
        return game.result().orElseThrow().score().halves(winner)
                - game.result().orElseThrow().score().halves(winner.opposite());
    }
}
