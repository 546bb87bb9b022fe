package io.github.owarelab.search;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.owarelab.game.Game;
import io.github.owarelab.game.Position;
import io.github.owarelab.rules.RuleSet;
import io.github.owarelab.tables.EndgameTables;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicReference;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

class SearcherTest {
    private static final Position START = Position.start(RuleSet.ABAPA);

    private static Searcher.Builder small() {
        return Searcher.builder().hashMebibytes(4).withoutTables();
    }

    private static Position abapa(String text) {
        return Position.parseAnyTotal(text, RuleSet.ABAPA);
    }

    @Test
    void takesWhatIsThere() {
        SearchResult result = small().build().search(abapa("0-0-0-0-0-6-1-1-5-1-2-1-0-0-S"), Limits.depth(1));
        assertThat(result.move()).isEqualTo(5);
        assertThat(result.depth()).isEqualTo(1);
        assertThat(result.pvText()).isEqualTo("F");
    }

    @Test
    void valuesDoNotCountTheStores() {
        Searcher searcher = small().build();
        SearchResult even = searcher.search(abapa("0-0-0-0-1-1-1-0-0-0-0-0-0-0-S"), Limits.none());
        SearchResult ahead = searcher.search(abapa("0-0-0-0-1-1-1-0-0-0-0-0-9-2-S"), Limits.none());
        assertThat(even.value()).isEqualTo(1);
        assertThat(even.proved()).isTrue();
        assertThat(ahead.value()).isEqualTo(1);
    }

    @Test
    void aNewSearcherRepeatsItself() {
        SearchResult one = small().build().search(START, Limits.depth(11));
        SearchResult two = small().build().search(START, Limits.depth(11));
        assertThat(two.nodes()).isEqualTo(one.nodes());
        assertThat(two.value()).isEqualTo(one.value());
        assertThat(two.principalVariation()).isEqualTo(one.principalVariation());
    }

    @Test
    void forgetsWhenCleared() {
        Searcher searcher = small().build();
        long nodes = searcher.search(START, Limits.depth(10)).nodes();
        assertThat(searcher.search(START, Limits.depth(10)).nodes()).isLessThan(nodes);
        searcher.clear();
        assertThat(searcher.search(START, Limits.depth(10)).nodes()).isEqualTo(nodes);
    }

    @Test
    void tellsEachIteration() {
        List<SearchResult> told = new ArrayList<>();
        SearchResult last = small().listener(told::add).build().search(START, Limits.depth(6));
        assertThat(told).extracting(SearchResult::depth).containsExactly(1, 2, 3, 4, 5, 6);
        assertThat(told.get(5).principalVariation()).isEqualTo(last.principalVariation());
    }

    @Test
    void severalLinesHaveDifferentMovesBestFirst() {
        List<SearchResult> told = new ArrayList<>();
        small().listener(told::add).build().search(START, Limits.depth(7).withLines(3));
        List<SearchResult> last = told.subList(told.size() - 3, told.size());
        assertThat(last).extracting(SearchResult::line).containsExactly(1, 2, 3);
        assertThat(last).extracting(SearchResult::move).doesNotHaveDuplicates();
        assertThat(last).extracting(SearchResult::value).isSortedAccordingTo((a, b) -> b - a);
    }

    @Test
    void moreLinesThanMovesAreAllMoves() {
        List<SearchResult> told = new ArrayList<>();
        small().listener(told::add)
                .build()
                .search(abapa("1-2-0-0-0-0-4-4-4-4-4-4-0-0-S"), Limits.depth(1).withLines(7));
        assertThat(told).hasSize(2);
    }

    @Test
    void nodesAreMetExactly() {
        SearchResult result = small().build().search(START, Limits.nodes(54_321));
        assertThat(result.nodes()).isEqualTo(54_321);
        assertThat(result.position().isLegal(result.move())).isTrue();
    }

    @Test
    void noTimeStillGivesAMove() {
        SearchResult result = small().build().search(START, Limits.time(Duration.ZERO));
        assertThat(result.depth()).isEqualTo(1);
        assertThat(result.position().isLegal(result.move())).isTrue();
    }

    @Test
    @Timeout(60)
    void isCancelledFromAnotherThread() throws InterruptedException {
        AtomicReference<SearchResult> found = new AtomicReference<>();
        AtomicReference<Searcher> searcher = new AtomicReference<>();
        searcher.set(small().listener(told -> {
                    if (told.depth() == 5) {
                        Thread canceller = new Thread(() -> searcher.get().cancel());
                        canceller.start();
                    }
                })
                .build());
        Thread thread = new Thread(() -> found.set(searcher.get().search(START, Limits.none())));
        thread.start();
        thread.join();
        assertThat(found.get().depth()).isGreaterThanOrEqualTo(5);
        assertThat(found.get().move()).isNotNegative();
    }

    @Test
    void cancellingWithoutASearchDoesNothing() {
        Searcher searcher = small().build();
        searcher.cancel();
        assertThat(searcher.search(START, Limits.depth(5)).depth()).isEqualTo(5);
    }

    @Test
    void aFinishedGameHasNoMove() {
        SearchResult stuck = small().build().search(abapa("1-0-0-0-0-0-0-0-0-0-0-0-20-27-S"), Limits.depth(3));
        assertThat(stuck.move()).isEqualTo(-1);
        assertThat(stuck.value()).isEqualTo(1);
        assertThat(stuck.proved()).isTrue();
        assertThat(stuck.pvText()).isEmpty();
    }

    @Test
    void theVariationEndsWithTheGame() {
        Position nearlyWon = Position.parse("0-0-0-0-0-6-1-1-5-1-2-1-24-7-S", RuleSet.ABAPA);
        SearchResult result = small().build().search(nearlyWon, Limits.depth(8));
        Game game = new Game(nearlyWon).play(result.pvText());
        assertThat(result.principalVariation()).hasSize(game.plies());
    }

    @Test
    void threadsAgreeOnWhatIsProved() {
        Position position = abapa("0-0-0-1-1-0-1-0-0-2-0-0-0-0-S");
        SearchResult alone = small().build().search(position, Limits.none());
        SearchResult together = small().threads(3).build().search(position, Limits.none());
        assertThat(alone.proved()).isTrue();
        assertThat(together.proved()).isTrue();
        assertThat(together.value()).isEqualTo(alone.value());
    }

    @Test
    void fullBoardsOfEveryTotalAreSearched() {
        for (String text : List.of(
                "48-0-0-0-0-0-0-0-0-0-0-0-0-0-S",
                "0-0-0-72-0-0-0-0-0-0-0-0-0-0-N",
                "0-127-0-0-0-0-0-0-0-0-0-0-0-0-S",
                "10-10-10-10-10-10-10-10-10-10-10-10-3-4-S")) {
            SearchResult result = small().build().search(abapa(text), Limits.depth(6));
            assertThat(Math.abs(result.value())).isLessThanOrEqualTo(127);
        }
    }

    @Test
    void asksTheTablesGiven() {
        EndgameTables tables = new SlowTables(RuleSet.ABAPA, 4);
        SearchResult result = Searcher.builder()
                .hashMebibytes(1)
                .tables(tables)
                .build()
                .search(abapa("0-0-0-2-1-0-1-0-0-2-0-0-0-0-S"), Limits.depth(12));
        assertThat(result.tableHits()).isPositive();
    }

    @Test
    void refusesWrongSettings() {
        assertThatThrownBy(() -> Searcher.builder().hashMebibytes(0))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("a transposition table has 1 to 8192 MiB, not 0");
        assertThatThrownBy(() -> Searcher.builder().threads(0))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("a search needs at least 1 thread, not 0");
        assertThatThrownBy(() -> Limits.depth(0)).hasMessage("depth is 1 to 120 plies, not 0");
        assertThatThrownBy(() -> Limits.nodes(0)).hasMessage("nodes are at least 1, not 0");
        assertThatThrownBy(() -> Limits.none().withLines(0)).hasMessage("lines are 1 to 7, not 0");
        assertThatThrownBy(() -> Limits.none().withLines(8)).hasMessage("lines are 1 to 7, not 8");
        assertThatThrownBy(() -> Limits.time(Duration.ofMillis(-1)))
                .hasMessage("time cannot be negative, but is PT-0.001S");
    }

    @Test
    void aMissingArgumentIsNamed() {
        Position start = Position.start(RuleSet.ABAPA);
        Searcher searcher = Searcher.builder().hashMebibytes(1).withoutTables().build();
        Solver solver = Solver.builder().hashMebibytes(1).withoutTables().build();
        Limits limits = Limits.depth(1);
        assertMissing("position", () -> searcher.search((Position) null, limits));
        assertMissing("game", () -> searcher.search((Game) null, limits));
        assertMissing("limits", () -> searcher.search(start, null));
        assertMissing("limits", () -> searcher.start(new Game(start), null, told -> {}));
        assertMissing("told", () -> searcher.start(new Game(start), limits, null));
        assertMissing("game", () -> searcher.prepare(null));
        assertMissing("position", () -> solver.solve(null, limits));
        assertMissing("limits", () -> solver.solve(start, null));
        assertMissing("position", () -> solver.solveMoves(null, limits));
        assertMissing("time", () -> Limits.time(null));
        assertMissing("clock", () -> Limits.none().withClock(null));
        assertMissing("left", () -> Limits.clock(null, Duration.ZERO, 0));
        assertMissing("level", () -> new LevelPlayer(null, 1));
        assertMissing("limits", () -> new LevelPlayer(Level.EASY, 1).choose(new Game(start), null));
        assertMissing("start", () -> new Game(null));
        assertMissing("rules", () -> Position.start(null));
        assertMissing("text", () -> Position.parse(null, RuleSet.ABAPA));
        assertMissing("text", () -> Game.parse(null, RuleSet.ABAPA));
        assertMissing("rules", () -> Game.parse("4", null));
    }

    private static void assertMissing(String argument, ThrowingCallable call) {
        assertThatThrownBy(call).isInstanceOf(NullPointerException.class).hasMessage(argument);
    }
}
