package io.github.owarelab.endgame.build;

import io.github.owarelab.board.Row;
import io.github.owarelab.endgame.rank.RowRank;
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

    private final LayerTables tables;
    private final int seeds;
    private final List<FinishedLayer> finished;
    private final int successors;
    private final int same;
    private final Rooms rooms;
    private final PairBlock[] bySum;
    private BlockFile file;

    /**
     * Prepares a layer.
     *
     * @param finished the layers of fewer seeds
     * @param successors their plane that holds the values after a move of the other
     * @param same their plane that holds the values after a move that keeps the turn
     * @param rooms where the moves are to be
     */
    SettledMoves(LayerTables tables, List<FinishedLayer> finished, int successors, int same, Rooms rooms) {
        this.tables = tables;
        this.seeds = tables.seeds;
        this.finished = finished;
        this.successors = successors;
        this.same = same;
        this.rooms = rooms;
        bySum = new PairBlock[seeds + 1];
    }

    private PairBlock newBlock(int sum) {
        RowOrder others = tables.rows.order(seeds - sum);
        return new PairBlock(tables.rows.order(sum).count(), others, 2 * sum < seeds, rooms.settled());
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
            bySum[sum] = newBlock(sum);
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
    PairBlock block(int moverSum) {
        return bySum[moverSum];
    }

    /**
     * Finds all moves, in rows as they are stored, which keeps together what a sowing takes to rows that are together. Each block of the
     * finished layers is asked for once.
     */
    void fill(Team team, RowTasks tasks) {
        Slices[] stored = new Slices[seeds + 1];
        for (int sum = 0; sum <= seeds; sum++) {
            RowOrder others = tables.rows.order(seeds - sum);
            stored[sum] = new Slices(tables.rows.order(sum).count(), others.count(), rooms.values());
        }
        team.run(0, seeds + 1, (worker, sum) -> stored[sum].fill((byte) Layer.NONE));
        makeCaptures(team, tasks, stored);
        for (int sum = 0; sum <= seeds; sum++) {
            bySum[sum] = newBlock(sum);
            finish(team, tasks, stored[sum], sum);
            stored[sum] = null;
        }
    }

    /** Takes two blocks of finished layers at a time: captures that lead to one are made while the next one is loaded. */
    private void makeCaptures(Team team, RowTasks tasks, Slices[] stored) {
        BlockCaptures before = null;
        Room room = rooms.loaded();
        Room free = rooms.loadedBefore();
        for (int taken = FEWEST_TAKEN; taken <= seeds; taken++) {
            for (int moverSum = 0; moverSum <= seeds - taken; moverSum++) {
                room.clear();
                FinishedLayer.Block block = finished.get(seeds - taken).block(successors, moverSum, room);
                BlockCaptures next = new BlockCaptures(tables, tasks, taken, moverSum, block);
                run(team, before, next, stored);
                before = next;
                Room loaded = room;
                room = free;
                free = loaded;
            }
        }
        run(team, before, null, stored);
    }

    /** Adds the boards that end, and brings a block into the order in which a layer is solved. */
    private void finish(Team team, RowTasks tasks, Slices stored, int sum) {
        team.run(tasks.firstOf(sum), tasks.firstOf(sum + 1), (worker, task) -> {
            long[] scratch = new long[2];
            for (int rank = tasks.first(task); rank < tasks.end(task); rank++) {
                fillEnds(stored, sum, rank, scratch);
                bySum[sum].fromStored(stored, rank);
            }
        });
    }

    /** Fills in captures while the block that the next ones lead to is loaded. */
    private void run(Team team, BlockCaptures captures, BlockCaptures next, Slices[] stored) {
        int filling = captures == null ? 0 : captures.tasks();
        int loading = next == null ? 0 : next.block.parts();
        team.run(0, filling + loading, (worker, number) -> {
            if (number < loading) {
                next.block.loader().accept(number);
            } else {
                captures.make(number - loading, stored);
            }
        });
    }

    /** Boards with an empty row, and those on which a row may be captured whole. */
    private void fillEnds(Slices stored, int sum, int rank, long[] scratch) {
        byte[] best = stored.array(rank);
        int at = stored.offset(rank);
        long own = tables.rows.order(sum).rows[rank];
        if (sum == 0) {
            Arrays.fill(best, at, at + stored.stride, (byte) (Layer.ZERO - seeds));
        } else if (sum == seeds) {
            best[at] = settled(own, 0, scratch);
        } else {
            fillSlams(sum, rank, best, at, scratch);
        }
    }

    private void fillSlams(int sum, int rank, byte[] best, int at, long[] scratch) {
        long own = tables.rows.order(sum).rows[rank];
        Sowings sowings = tables.rows.sown(sum).sowings();
        for (int i = sowings.first(rank); i < sowings.first(rank + 1); i++) {
            if (sowings.endsAcross(i)) {
                for (long other : tables.rows.crossing(seeds - sum, sowings.crossing(i)).slams) {
                    best[at + RowRank.rank(other)] = settled(own, other, scratch);
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
