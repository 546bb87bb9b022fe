package io.github.owarelab.endgame.build;

/** The captures of some seeds that lead to one block of a finished layer: the sower's row keeps the rest of the seeds. */
final class BlockCaptures {
    /** What they lead to. */
    final FinishedLayer.Block block;

    private final LayerTables tables;
    private final RowTasks rows;
    private final int taken;
    private final int moverSum;
    private final int kept;
    private final int first;
    private final int end;

    /**
     * Captures of a layer.
     *
     * @param rows the mover's rows, cut into tasks
     * @param moverSum seeds of the next mover's row
     * @param block the boards on which the next mover's row holds them
     */
    BlockCaptures(LayerTables tables, RowTasks rows, int taken, int moverSum, FinishedLayer.Block block) {
        this.tables = tables;
        this.rows = rows;
        this.taken = taken;
        this.moverSum = moverSum;
        this.block = block;
        kept = tables.seeds - taken - moverSum;
        int mostCrossing = Math.min(tables.mostCrossing(), moverSum + taken);
        first = rows.firstOf(kept + 1);
        end = rows.firstOf(Math.min(tables.seeds, kept + mostCrossing) + 1);
    }

    /** In how many tasks they can be made. */
    int tasks() {
        return end - first;
    }

    /** Makes the captures of a task: raises the best moves of its rows, by the sum of the mover's row. */
    void make(int task, Slices[] bestMoves) {
        int some = first + task;
        int sum = rows.sum(some);
        int x = sum - kept;
        int[] runs = tables.rows.captured(moverSum + taken - x, x, taken);
        if (runs == null) {
            return;
        }
        int[] slices = tables.rows.order(kept).stored;
        SownRows.Captures captures = tables.rows.sown(sum).captures(x);
        Slices best = bestMoves[sum];
        Slices after = block.slices();
        int last = captures.first(rows.end(some));
        for (int i = captures.first(rows.first(some)); i < last; i++) {
            int rank = captures.from(i);
            int slice = slices[captures.to(i)];
            raise(best.array(rank), best.offset(rank), runs, taken, after.array(slice), after.offset(slice));
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
}
