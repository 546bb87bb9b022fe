package io.github.owarelab.search;

import java.util.concurrent.Callable;
import java.util.concurrent.CompletionException;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;

/**
 * A search that runs on a thread of its own, begun by {@link Searcher#start}. All methods may be called from any thread, at any
 * time, also before the search has had its turn and after it has ended.
 *
 * <pre>{@code
 * Limits limits = Limits.clock(left, increment, 0).withPondering();
 * Search search = searcher.start(gameWithExpectedReply, limits, told -> {});
 * ...
 * search.ponderHit(); // the reply was played: time counts from now
 * SearchResult best = search.result();
 * }</pre>
 */
public final class Search {
    private final Watch watch;
    private final FutureTask<SearchResult> task;

    Search(Watch watch, Callable<SearchResult> work) {
        this.watch = watch;
        this.task = new FutureTask<>(work);
    }

    void start() {
        Thread thread = new Thread(task, "oware-search");
        thread.setDaemon(true);
        thread.start();
    }

    /** The move pondered on was played: time counts from now on. Does nothing if it counts already. */
    public void ponderHit() {
        watch.ponderHit();
    }

    /**
     * Ends the search; its result follows within a few ms. A search that has not begun yet, as another one runs, still waits for
     * its turn and then finishes the iteration of one ply alone.
     */
    public void stop() {
        watch.cancel();
    }

    /**
     * Whether the result is there. A search that ponders may end by itself, when all is proved or a limit of depth or nodes is
     * met.
     *
     * @return true if {@link #result} does not wait
     */
    public boolean isDone() {
        return task.isDone();
    }

    /**
     * Waits for the end of the search.
     *
     * @return the best move and its value
     * @throws InterruptedException if the waiting thread is interrupted; the search goes on
     * @throws CompletionException if the search failed, by an exception of a listener or for want of memory; it is the cause
     */
    public SearchResult result() throws InterruptedException {
        try {
            return task.get();
        } catch (ExecutionException e) {
            throw new CompletionException("the search failed: " + e.getCause(), e.getCause());
        }
    }
}
