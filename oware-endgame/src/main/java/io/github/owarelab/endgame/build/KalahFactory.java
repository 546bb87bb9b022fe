package io.github.owarelab.endgame.build;

import io.github.owarelab.board.Row;
import io.github.owarelab.endgame.rank.RowRank;
import io.github.owarelab.rules.Kalah;
import it.unimi.dsi.fastutil.ints.IntArrayList;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.DoubleConsumer;
import java.util.function.IntConsumer;

/**
 * Makes the layers of a table of Kalah, each in one pass.
 *
 * <p>A move that stays in its layer sows within the own row towards its store and leaves the other row as it is. So rows are
 * taken in turn, those nearest to the store first, each together with all rows of the other side that make up the layer with
 * it, first with the row to move, then with the others to move. Rows equally near cannot become each other: they are shared out
 * among threads.
 */
public final class KalahFactory implements LayerMaker {
    private final Team team;
    private final KalahRows rows;
    private final List<KalahLayer> layers = new ArrayList<>();
    private final KalahWorker[] workers;
    private final IntArrayList[][] ranks;
    private int added;

    /**
     * Prepares the tables that all layers share.
     *
     * @param rules whose moves count
     * @param seeds seeds of the largest layer
     * @param threads threads that work on a layer
     * @param stopped becomes true when the work is to end
     */
    public KalahFactory(Kalah rules, int seeds, int threads, AtomicBoolean stopped) {
        team = new Team(threads, stopped);
        rows = new KalahRows(rules.emptyCapture(), seeds);
        workers = new KalahWorker[threads];
        Arrays.setAll(workers, worker -> new KalahWorker(rows, layers, seeds));
        ranks = new IntArrayList[seeds / 2 + 1][];
        Arrays.setAll(ranks, sum -> byNearness(rows.rows(sum), sum));
    }

    /** The ranks of rows by how near to the store their seeds are. */
    private static IntArrayList[] byNearness(long[] rows, int sum) {
        IntArrayList[] ranks = new IntArrayList[mostNear(sum) + 1];
        Arrays.setAll(ranks, nearness -> new IntArrayList());
        for (int rank = 0; rank < rows.length; rank++) {
            ranks[nearness(rows[rank])].add(rank);
        }
        return ranks;
    }

    private static int mostNear(int sum) {
        return (RowRank.HOUSES - 1) * sum;
    }

    private static int nearness(long row) {
        int nearness = 0;
        for (int house = 1; house < RowRank.HOUSES; house++) {
            nearness += house * Row.seeds(row, house);
        }
        return nearness;
    }

    @Override
    public void add(FinishedLayer layer) {
        if (added == layers.size()) {
            layers.add(KalahLayer.read(added, layer, team));
        }
        added++;
    }

    @Override
    public List<Layer> make(int seeds, DoubleConsumer done) {
        KalahLayer layer = KalahLayer.empty(seeds);
        layers.add(layer);
        int most = mostNear(seeds / 2);
        for (int nearness = most; nearness >= 0; nearness--) {
            update(seeds, nearness);
            done.accept((double) (most - nearness + 1) / (most + 2));
        }
        RowTasks tasks = new RowTasks(seeds, RowRank::count);
        team.run(0, tasks.count(), (worker, task) -> layer.turn(tasks, task));
        return List.of(layer.waiting());
    }

    /** Not in Kalah: a seed that falls into a store leads to the layer before. */
    @Override
    public void together(Runnable smaller, Runnable larger) {
        throw new UnsupportedOperationException("a layer of Kalah needs the one before");
    }

    @Override
    public List<Layer> makeAndKeep() {
        List<Layer> planes = make(layers.size(), share -> {});
        add(FinishedLayer.inMemory(planes));
        return planes;
    }

    /** Sets the values of all fixed rows of a nearness; of each two rows of a board the one with fewer seeds is fixed. */
    private void update(int seeds, int nearness) {
        IntArrayList sums = new IntArrayList();
        IntArrayList which = new IntArrayList();
        for (int sum = seeds / 2; sum >= 0 && mostNear(sum) >= nearness; sum--) {
            for (int rank : ranks[sum][nearness]) {
                sums.add(sum);
                which.add(rank);
            }
        }
        team.run(0, sums.size(), (worker, task) -> workers[worker].update(sums.getInt(task), which.getInt(task)));
    }

    @Override
    public void share(int parts, IntConsumer part) {
        team.run(0, parts, (worker, number) -> part.accept(number));
    }

    @Override
    public void close() {
        team.close();
    }
}
