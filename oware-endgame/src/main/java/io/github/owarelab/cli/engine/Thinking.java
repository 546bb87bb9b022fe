package io.github.owarelab.cli.engine;

import io.github.owarelab.game.Game;
import io.github.owarelab.game.Moves;
import io.github.owarelab.game.Position;
import io.github.owarelab.search.LevelPlayer;
import io.github.owarelab.search.Limits;
import io.github.owarelab.search.Search;
import io.github.owarelab.search.SearchResult;
import io.github.owarelab.search.Searcher;
import java.io.UncheckedIOException;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.concurrent.CompletionException;
import java.util.concurrent.CountDownLatch;
import java.util.function.Consumer;

/** The search for one move, from {@code go} to {@code bestmove}. */
final class Thinking {
    /** The answer when there is no move, as the boards' usual engine has it. */
    static final String NO_MOVE = "bestmove 0000";

    private final Game game;
    private final Go go;
    private final Limits limits;
    private final Consumer<String> out;

    /** What must be told first is told: the answer may follow. */
    private final CountDownLatch released;

    private Thread thread;
    /** Empty for a level that does not search. */
    private Optional<Search> search = Optional.empty();

    private volatile boolean answered;

    /**
     * Prepares a search.
     *
     * @param game a game that goes on, not to be changed
     * @param lines how many of the best moves are told
     */
    Thinking(Game game, Go go, int lines, Consumer<String> out) {
        this.game = game;
        this.go = go;
        this.limits = go.limits(game.position().toMove()).withLines(lines);
        this.out = out;
        this.released = new CountDownLatch(go.waits() ? 1 : 0);
    }

    /** Begins to search. */
    void search(Searcher searcher) {
        InfoReport report = new InfoReport(out);
        Search begun = searcher.start(game, limits, report::found);
        search = Optional.of(begun);
        start(() -> {
            SearchResult result = begun.result();
            report.end(result);
            return bestMove(result);
        });
    }

    /** Begins to choose as a level does. */
    void choose(LevelPlayer player) {
        start(() -> "bestmove " + letter(game.position(), player.choose(game, limits)));
    }

    private void start(Callable<String> work) {
        thread = new Thread(() -> answer(work), "thinking");
        thread.setDaemon(true);
        thread.start();
    }

    private void answer(Callable<String> work) {
        String answer = NO_MOVE;
        try {
            answer = work.call();
            released.await();
        } catch (CompletionException e) {
            out.accept("info string " + sentence(e));
        } catch (Exception e) {
            out.accept("info string the search failed: " + e);
        }
        // First, since the next line may come before this thread ends.
        answered = true;
        out.accept(answer);
    }

    /** Damaged tables tell it best themselves. */
    private static String sentence(CompletionException e) {
        return e.getCause() instanceof UncheckedIOException damaged
                ? damaged.getCause().getMessage()
                : e.getMessage();
    }

    private static String bestMove(SearchResult result) {
        List<Integer> line = result.principalVariation();
        Position position = result.position();
        Position after = position.play(result.move());
        boolean reply = line.size() > 1 && after.toMove() != position.toMove();
        return "bestmove " + letter(position, result.move()) + (reply ? " ponder " + letter(after, line.get(1)) : "");
    }

    private static char letter(Position position, int house) {
        return Moves.letter(position.toMove(), house);
    }

    /** Ends the search; the answer follows at once. */
    void stop() {
        search.ifPresent(Search::stop);
        released.countDown();
    }

    /** Whether the answer is still to come. */
    boolean isRunning() {
        return !answered;
    }

    /** The move pondered on was played: from now on time counts, if it did not before. */
    void ponderHit() {
        if (!go.infinite()) {
            search.ifPresent(Search::ponderHit);
            released.countDown();
        }
    }

    /** Waits until the answer is told; one that would wait for another line is told at once. */
    void finish() {
        if (go.waits()) {
            stop();
        }
        try {
            thread.join();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }
}
