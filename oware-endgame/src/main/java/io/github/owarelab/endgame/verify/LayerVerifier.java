package io.github.owarelab.endgame.verify;

import io.github.owarelab.endgame.file.Plane;
import io.github.owarelab.endgame.file.StoredGame;
import java.util.concurrent.atomic.AtomicBoolean;

/**
 * Proves the values of one layer. Every board is compared with its successors, and the header's counts with the boards.
 *
 * <p>That alone would let boards that lead to each other without a capture hold up each other's wrong values. So boards
 * whose value is not that of infinite play are open at first, and a board is closed when captures, ends and closed boards
 * alone give it its value:
 *
 * <ul>
 *   <li>If the value is more than infinite play counts, one move must give it by a capture, an end or a closed board.
 *   <li>If it is less, all moves without a capture must lead to closed boards.
 * </ul>
 *
 * <p>If no board is left open, all values are right. The side for which a closed board is worth more than infinite play gets
 * that much: it plays the moves that closed its boards, the other may play what it likes, and as each move leads to a board
 * that was closed earlier, a capture or an end comes. Nobody gets more, on these and on all other boards: a side that always
 * plays a best move never leads to a board that is worth less to it, until a capture or an end, or for ever, which it does
 * not lose by where its value is at most that of infinite play. And right values leave no board open: take the boards by
 * how far their values are from infinite play, the farthest first, and those of one value in the order in which the side
 * that gains by it forces it.
 */
final class LayerVerifier {
    private final KnownLayers layers;
    private final int seeds;
    private final int threads;
    private final VerifierListener listener;

    LayerVerifier(KnownLayers layers, int seeds, int threads, VerifierListener listener) {
        this.layers = layers;
        this.seeds = seeds;
        this.threads = threads;
        this.listener = listener;
    }

    void verify() {
        Tasks tasks = new Tasks(layers, seeds);
        Workers.run(threads, tasks.count(), () -> new Comparison(layers, seeds, tasks, listener));
        if (StoredGame.cycles(layers.files().rules())) {
            close(tasks);
        }
        count();
    }

    private void close(Tasks tasks) {
        AtomicBoolean more = new AtomicBoolean(true);
        while (more.getAndSet(false)) {
            Workers.run(threads, tasks.count(), () -> new Closing(layers, seeds, tasks, more, listener));
        }
    }

    private void count() {
        BoardCounts counts = new BoardCounts(seeds);
        Workers.run(threads, seeds + 1, () -> new Counting(layers, seeds, counts, listener));
        counts.compare(layers.files().layer(seeds).contents(), layers.planes().contains(Plane.LOWER), listener);
    }
}
