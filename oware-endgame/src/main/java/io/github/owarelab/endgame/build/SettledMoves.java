package io.github.owarelab.endgame.build;

import io.github.owarelab.board.Row;
import io.github.owarelab.rules.Rules;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;

/**
 * The best that each board of a layer has in moves whose value is known before the layer is solved: captures, which lead to
 * finished layers, and moves after which the game is over. Boards without a legal move get what they are worth.
 */
final class SettledMoves implements AutoCloseable {
    private static final int FEWEST_TAKEN = 2;
    private static final int SLICES_AT_ONCE = 256;

    private final LayerTables tables;
    private final int seeds;
    private final List<FinishedLayer> finished;
    private final int successors;
    private final int same;
    private final Slices[] bySum;
    private BlockFile file;

    /**
     * Makes room for a layer.
     *
     * @param finished the layers of fewer seeds
     * @param successors their plane that holds the values after a move of the other
     * @param same their plane that holds the values after a move that keeps the turn
     */
    SettledMoves(LayerTables tables, List<FinishedLayer> finished, int successors, int same) {
        this.tables = tables;
        this.seeds = tables.seeds;
        this.finished = finished;
        this.successors = successors;
        this.same = same;
        bySum = new Slices[seeds + 1];
        for (int sum = 0; sum <= seeds; sum++) {
            bySum[sum] = new Slices(
                    tables.places(sum).order.count(), tables.places(seeds - sum).length());
        }
    }

    private Slices room(int sum) {
        return new Slices(
                tables.places(sum).order.count(), tables.places(seeds - sum).length());
    }

    /** Moves all blocks to a file. From then on a block must be held while it is used. */
    void moveTo(Path path) {
        file = new BlockFile(path, bySum);
        for (int sum = 0; sum <= seeds; sum++) {
            release(sum, true);
        }
    }

    /** Brings a block into memory, if it is not there. */
    void hold(int sum) {
        if (bySum[sum] == null) {
            bySum[sum] = room(sum);
            file.read(sum, bySum[sum]);
        }
    }

    /**
     * Lets go of a block.
     *
     * @param changed whether it has changed
     */
    void release(int sum, boolean changed) {
        if (file != null) {
            if (changed) {
                file.write(sum, bySum[sum]);
            }
            bySum[sum] = null;
        }
    }

    @Override
    public void close() {
        if (file != null) {
            file.close();
        }
    }

    /** The boards on which the mover's row holds a sum: a slice for each mover's row, an entry for each other's row. */
    Slices block(int moverSum) {
        return bySum[moverSum];
    }

    /** Fills all slices. Each block of the finished layers is asked for once. */
    void fill(Team team, RowTasks tasks) {
        for (int taken = FEWEST_TAKEN; taken <= seeds; taken++) {
            for (int moverSum = 0; moverSum <= seeds - taken; moverSum++) {
                fillCaptures(team, tasks, taken, moverSum);
            }
        }
        team.run(0, tasks.count(), (worker, task) -> {
            long[] scratch = new long[2];
            int[] ranks = tables.places(tasks.sum(task)).ranks;
            for (int place = tasks.first(task); place < tasks.end(task); place++) {
                if (ranks[place] != Runs.NOWHERE) {
                    fillEnds(tasks.sum(task), ranks[place], scratch);
                }
            }
        });
    }

    /** Captures of some seeds that lead to boards with one sum in the next mover's row; the sower's row keeps the rest. */
    private void fillCaptures(Team team, RowTasks tasks, int taken, int moverSum) {
        int kept = seeds - taken - moverSum;
        int mostCrossing = Math.min(tables.mostCrossing(), moverSum + taken);
        Slices after = inOrder(team, finished.get(seeds - taken).block(successors, moverSum), moverSum, kept);
        int first = tasks.firstOf(kept + 1);
        int end = tasks.firstOf(Math.min(seeds, kept + mostCrossing) + 1);
        team.run(first, end, (worker, task) -> {
            int x = tasks.sum(task) - kept;
            int[] runs = tables.captured(moverSum + taken - x, x, taken);
            if (runs != null) {
                int[] ranks = tables.places(tasks.sum(task)).ranks;
                for (int place = tasks.first(task); place < tasks.end(task); place++) {
                    if (ranks[place] != Runs.NOWHERE) {
                        fillCaptures(tasks.sum(task), ranks[place], x, runs, taken, after);
                    }
                }
            }
        });
    }

    /** Loads a block of a finished layer and brings its rows from the order in which they are stored into the builder's. */
    private Slices inOrder(Team team, FinishedLayer.Block block, int moverSum, int otherSum) {
        team.run(0, block.parts(), (worker, part) -> block.loader().accept(part));
        Places mover = tables.places(moverSum);
        RowOrder other = tables.rows.order(otherSum);
        Slices ordered = new Slices(other.count(), mover.length());
        team.run(0, (other.count() - 1) / SLICES_AT_ONCE + 1, (worker, part) -> {
            int end = Math.min(other.count(), (part + 1) * SLICES_AT_ONCE);
            for (int slice = part * SLICES_AT_ONCE; slice < end; slice++) {
                mover.fromStored(block.slices(), other.stored[slice], ordered, slice);
            }
        });
        return ordered;
    }

    private void fillCaptures(int sum, int rank, int x, int[] runs, int taken, Slices after) {
        SownRows.Sowings sowings = tables.rows.sown(sum).sowings();
        for (int i = sowings.first(rank); i < sowings.first(rank + 1); i++) {
            if (sowings.crossing(i) == x && sowings.endsAcross(i)) {
                Slices best = bySum[sum];
                int slice = sowings.row(i);
                raise(best.array(rank), best.offset(rank), runs, taken, after.array(slice), after.offset(slice));
            }
        }
    }

    /** Boards with an empty row, and those on which a row may be captured whole. */
    private void fillEnds(int sum, int rank, long[] scratch) {
        byte[] best = bySum[sum].array(rank);
        int at = bySum[sum].offset(rank);
        long own = tables.rows.order(sum).rows[rank];
        if (sum == 0) {
            Arrays.fill(best, at, at + bySum[sum].stride, (byte) (Layer.ZERO - seeds));
        } else if (sum == seeds) {
            best[at] = settled(own, 0, scratch);
        } else {
            fillSlams(sum, rank, best, at, scratch);
        }
    }

    /** Raises entries to the seeds taken minus the value after the move. */
    private static void raise(byte[] best, int at, int[] runs, int taken, byte[] after, int afterAt) {
        long minuend = EightBytes.all(2 * Layer.ZERO + taken);
        for (int run = 0; run < runs.length; run += Runs.INTS) {
            int to = at + runs[run];
            int from = afterAt + runs[run + 1];
            int left = runs[run + 2];
            for (; left >= EightBytes.BYTES; left -= EightBytes.BYTES) {
                long gain = minuend - EightBytes.get(after, from);
                EightBytes.set(best, to, EightBytes.max(EightBytes.get(best, to), gain));
                to += EightBytes.BYTES;
                from += EightBytes.BYTES;
            }
            for (; left > 0; left--) {
                best[to] = (byte) Math.max(best[to], 2 * Layer.ZERO + taken - after[from++]);
                to++;
            }
        }
    }

    private void fillSlams(int sum, int rank, byte[] best, int at, long[] scratch) {
        long own = tables.rows.order(sum).rows[rank];
        Places others = tables.places(seeds - sum);
        SownRows.Sowings sowings = tables.rows.sown(sum).sowings();
        for (int i = sowings.first(rank); i < sowings.first(rank + 1); i++) {
            if (sowings.endsAcross(i)) {
                for (int other : tables.crossing(seeds - sum, sowings.crossing(i)).slams) {
                    best[at + others.places[other]] = settled(own, others.order.rows[other], scratch);
                }
            }
        }
    }

    /** The best settled move of one board, or what a board without moves is worth, by the rules alone. */
    private byte settled(long own, long other, long[] scratch) {
        int legal = tables.rows.rules.legalMoves(own, other);
        if (legal == 0) {
            return (byte) (Layer.ZERO + Row.sum(own) - Row.sum(other));
        }
        int best = Layer.NONE;
        for (; legal != 0; legal &= legal - 1) {
            int sown = tables.rows.rules.sow(own, other, Integer.numberOfTrailingZeros(legal), scratch, 0);
            best = Math.max(best, value(sown, Row.houses(scratch[0]), Row.houses(scratch[1])));
        }
        return (byte) best;
    }

    private int value(int sown, long next, long last) {
        int captured = Rules.captured(sown);
        if (Rules.keepsTurn(sown)) {
            return Layer.ZERO + captured + finished.get(seeds - captured).value(same, next, last);
        }
        if (next == 0) {
            return Layer.ZERO + captured + Row.sum(last);
        }
        return captured == 0
                ? Layer.NONE
                : Layer.ZERO + captured - finished.get(seeds - captured).value(successors, next, last);
    }
}
