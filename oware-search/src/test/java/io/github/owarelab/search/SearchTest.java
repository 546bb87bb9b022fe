package io.github.owarelab.search;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.owarelab.game.Game;
import io.github.owarelab.game.Position;
import io.github.owarelab.rules.RuleSet;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletionException;
import java.util.concurrent.CountDownLatch;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

@Timeout(120)
class SearchTest {
    private static final Consumer<SearchResult> NOBODY = told -> {};

    private final Searcher searcher =
            Searcher.builder().hashMebibytes(4).withoutTables().build();

    private static Game start() {
        return new Game(Position.start(RuleSet.ABAPA));
    }

    /** Counts down when an iteration is finished. */
    private static Consumer<SearchResult> at(int depth, CountDownLatch latch) {
        return told -> {
            if (told.depth() == depth) {
                latch.countDown();
            }
        };
    }

    @Test
    void findsTheSameAsACallThatWaits() throws InterruptedException {
        SearchResult waited = searcher.search(start(), Limits.depth(9));
        searcher.clear();
        Search search = searcher.start(start(), Limits.depth(9), NOBODY);
        assertThat(search.result().nodes()).isEqualTo(waited.nodes());
        assertThat(search.result().principalVariation()).isEqualTo(waited.principalVariation());
        assertThat(search.isDone()).isTrue();
    }

    @Test
    void aStopBeforeTheBeginningGivesTheMoveOfOnePly() throws InterruptedException {
        CountDownLatch running = new CountDownLatch(1);
        Search first = searcher.start(start(), Limits.none(), at(1, running));
        running.await();
        Search second = searcher.start(start().play("Ff"), Limits.none(), NOBODY);
        second.stop();
        assertThat(second.isDone()).isFalse();
        first.stop();
        assertThat(first.result().depth()).isPositive();
        assertThat(second.result().depth()).isEqualTo(1);
        assertThat(second.result().position()).isEqualTo(start().play("Ff").position());
    }

    @Test
    void aStopRightAfterTheStartIsNotLost() throws InterruptedException {
        for (int i = 0; i < 50; i++) {
            Search search = searcher.start(start(), Limits.none(), NOBODY);
            search.stop();
            assertThat(search.result().depth()).isPositive();
        }
    }

    @Test
    void aStopFromTheListenerBeginsNoDeeperIteration() throws InterruptedException {
        List<Integer> depths = new ArrayList<>();
        CountDownLatch known = new CountDownLatch(1);
        Search[] search = new Search[1];
        search[0] = searcher.start(start(), Limits.none(), told -> {
            depths.add(told.depth());
            await(known);
            if (told.depth() == 4) {
                search[0].stop();
            }
        });
        known.countDown();
        assertThat(search[0].result().depth()).isEqualTo(4);
        assertThat(depths).containsExactly(1, 2, 3, 4);
    }

    @Test
    void allThreadsStop() throws InterruptedException {
        Searcher crew =
                Searcher.builder().hashMebibytes(4).threads(3).withoutTables().build();
        CountDownLatch running = new CountDownLatch(1);
        Search search = crew.start(start(), Limits.none(), at(6, running));
        running.await();
        search.stop();
        assertThat(search.result().depth()).isGreaterThanOrEqualTo(6);
        assertThat(crew.search(start(), Limits.depth(3)).depth()).isEqualTo(3);
    }

    @Test
    void timeDoesNotCountUntilThePonderHit() throws InterruptedException {
        CountDownLatch deep = new CountDownLatch(1);
        Limits none = Limits.time(Duration.ZERO).withPondering();
        Search search = searcher.start(start(), none, at(8, deep));
        deep.await();
        search.ponderHit();
        assertThat(search.result().depth()).isGreaterThanOrEqualTo(8);
    }

    @Test
    void theClockDoesNotCountUntilThePonderHit() throws InterruptedException {
        CountDownLatch deep = new CountDownLatch(1);
        Limits flagging = Limits.clock(Duration.ZERO, Duration.ZERO, 0).withPondering();
        Search search = searcher.start(start(), flagging, at(8, deep));
        deep.await();
        search.ponderHit();
        assertThat(search.result().depth()).isGreaterThanOrEqualTo(8);
    }

    @Test
    void pondersOnNothingWhenStopped() throws InterruptedException {
        CountDownLatch deep = new CountDownLatch(1);
        Search search = searcher.start(start(), Limits.time(Duration.ofDays(1)).withPondering(), at(3, deep));
        deep.await();
        search.stop();
        search.ponderHit();
        assertThat(search.result().depth()).isGreaterThanOrEqualTo(3);
    }

    @Test
    void aPonderHitBeforeTheBeginningCounts() throws InterruptedException {
        CountDownLatch running = new CountDownLatch(1);
        Search first = searcher.start(start(), Limits.none(), at(1, running));
        running.await();
        Search second = searcher.start(start(), Limits.time(Duration.ZERO).withPondering(), NOBODY);
        second.ponderHit();
        first.stop();
        assertThat(second.result().depth()).isEqualTo(1);
    }

    @Test
    void theGameMayBePlayedOnMeanwhile() throws InterruptedException {
        Game game = start();
        Search search = searcher.start(game, Limits.depth(8), NOBODY);
        game.play("FfEe");
        assertThat(search.result().position()).isEqualTo(Position.start(RuleSet.ABAPA));
    }

    @Test
    void aFinishedGameHasNoMove() throws InterruptedException {
        Position stuck = Position.parseAnyTotal("1-0-0-0-0-0-0-0-0-0-0-0-20-27-S", RuleSet.ABAPA);
        Search search = searcher.start(new Game(stuck), Limits.none().withPondering(), NOBODY);
        assertThat(search.result().move()).isEqualTo(-1);
    }

    @Test
    void aFailureIsToldAndTheNextSearchRuns() throws InterruptedException {
        Search search = searcher.start(start(), Limits.none(), told -> {
            throw new IllegalStateException("no paper");
        });
        assertThatThrownBy(search::result)
                .isInstanceOf(CompletionException.class)
                .hasMessageContaining("no paper");
        assertThat(searcher.search(start(), Limits.depth(2)).depth()).isEqualTo(2);
    }

    @Test
    void preparingChangesNoResult() {
        long nodes = searcher.search(start(), Limits.depth(9)).nodes();
        Searcher other = Searcher.builder().hashMebibytes(4).withoutTables().build();
        other.prepare(RuleSet.OURIL);
        other.prepare(RuleSet.ABAPA);
        assertThat(other.search(start(), Limits.depth(9)).nodes()).isEqualTo(nodes);
    }

    private static void await(CountDownLatch latch) {
        try {
            latch.await();
        } catch (InterruptedException e) {
            throw new AssertionError(e);
        }
    }
}
