package io.github.owarelab.cli.engine;

import io.github.owarelab.game.Game;
import io.github.owarelab.game.Moves;
import io.github.owarelab.game.Position;
import io.github.owarelab.search.LevelPlayer;
import io.github.owarelab.search.Limits;
import io.github.owarelab.search.SearchResult;
import io.github.owarelab.search.Searcher;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import java.util.function.Supplier;

/** The search for one move, on a thread of its own, from {@code go} to {@code bestmove}. */
final class Thinking {
    /** The answer when there is no move, as the boards' usual engine has it. */
    static final String NO_MOVE = "bestmove 0000";

    private static final Duration FOREVER = Duration.ofDays(1000);

    private final Game game;
    private final Go go;
    private final int lines;
    private final Consumer<String> out;
    private final InfoReport report;
    private final Optional<Clock> clock;

    private final CountDownLatch released = new CountDownLatch(1);
    private final CountDownLatch searched = new CountDownLatch(1);

    private Thread thread;
    private Runnable cancel = () -> {};
    private volatile boolean stopped;
    private volatile boolean answered;
    private boolean pondering;

    /**
     * Prepares a search.
     *
     * @param game a game that goes on, not to be changed
     * @param lines how many of the best moves are told
     */
    Thinking(Game game, Go go, int lines, Consumer<String> out) {
        this.game = game;
        this.go = go;
        this.lines = lines;
        this.out = out;
        this.report = new InfoReport(out);
        this.clock = go.clock(game.position().toMove());
        this.pondering = go.ponder();
    }

    /** Begins to search with a searcher that tells {@link #found} what it finds. */
    void search(Searcher searcher) {
        cancel = searcher::cancel;
        start(() -> bestMove(searcher));
    }

    /** Begins to choose as a level does. */
    void choose(LevelPlayer player) {
        start(() -> "bestmove " + letter(game.position(), player.choose(game, go.limits())));
    }

    private void start(Supplier<String> work) {
        thread = new Thread(() -> think(work), "thinking");
        thread.setDaemon(true);
        thread.start();
    }

    private void think(Supplier<String> work) {
        String answer = NO_MOVE;
        try {
            answer = work.get();
        } catch (RuntimeException | OutOfMemoryError e) {
            out.accept("info string the search failed: " + e);
        }
        searched.countDown();
        if (go.waits()) {
            await(released, FOREVER);
        }
        // First, since the next line may come before this thread ends.
        answered = true;
        out.accept(answer);
    }

    private String bestMove(Searcher searcher) {
        SearchResult result = searcher.search(game, limits());
        report.end(result);
        List<Integer> line = result.principalVariation();
        Position position = game.position();
        Position after = position.play(result.move());
        boolean reply = line.size() > 1 && after.toMove() != position.toMove();
        return "bestmove " + letter(position, result.move()) + (reply ? " ponder " + letter(after, line.get(1)) : "");
    }

    private static char letter(Position position, int house) {
        return Moves.letter(position.toMove(), house);
    }

    /** While the board has to speak first, time does not count. */
    private Limits limits() {
        Limits asked = go.limits().withLines(lines);
        if (go.waits()) {
            return new Limits(asked.depth(), asked.nodes(), Optional.empty(), lines);
        }
        return clock.isPresent() && asked.time().isEmpty()
                ? asked.withTime(clock.get().longest())
                : asked;
    }

    /** Takes a result of the search, on its thread. */
    void found(SearchResult result) {
        report.found(result);
        // A stop may have come before the search began.
        if (stopped || isLongEnough(result.time())) {
            cancel.run();
        }
    }

    /** The next depth takes longer than all before: it is not begun when most of a move's usual time is over. */
    private boolean isLongEnough(Duration time) {
        return !go.waits()
                && go.limits().time().isEmpty()
                && clock.isPresent()
                && time.compareTo(clock.get().usual().dividedBy(2)) > 0;
    }

    /** Ends the search; the answer follows at once. */
    void stop() {
        stopped = true;
        released.countDown();
        cancel.run();
    }

    /** Whether the answer is still to come. */
    boolean isRunning() {
        return !answered;
    }

    boolean isPondering() {
        return pondering && isRunning();
    }

    /** The move pondered on was played: from now on time counts. */
    void ponderHit() {
        pondering = false;
        if (go.infinite()) {
            return;
        }
        Optional<Duration> fixed = go.limits().time();
        Optional<Duration> time = fixed.isPresent() ? fixed : clock.map(Clock::usual);
        time.ifPresent(this::stopAfter);
        released.countDown();
    }

    private void stopAfter(Duration time) {
        Thread timer = new Thread(
                () -> {
                    if (!await(searched, time)) {
                        stop();
                    }
                },
                "clock");
        timer.setDaemon(true);
        timer.start();
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

    private static boolean await(CountDownLatch latch, Duration time) {
        try {
            return latch.await(time.toNanos(), TimeUnit.NANOSECONDS);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            return false;
        }
    }
}
