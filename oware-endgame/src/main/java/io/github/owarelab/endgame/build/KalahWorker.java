package io.github.owarelab.endgame.build;

import io.github.owarelab.board.Row;
import io.github.owarelab.endgame.rank.RowRank;
import java.util.Arrays;
import java.util.List;

/** Works out the values of all boards that have one row in common, the fixed row; belongs to one thread. */
final class KalahWorker {
    private final KalahRows rows;
    private final List<KalahLayer> layers;

    /** What a capture leads to, by the seeds taken from the running row: a slice and what its value is taken from. */
    private final byte[][] arrays;

    private final int[] offsets;
    private final int[] from;

    /** Values of the boards being worked on: an array and where the slice begins. */
    private byte[] to;

    private int at;
    private int seeds;
    private long fixed;
    private int rank;
    private int running;

    KalahWorker(KalahRows rows, List<KalahLayer> layers, int mostSeeds) {
        this.rows = rows;
        this.layers = layers;
        arrays = new byte[mostSeeds + 1][];
        offsets = new int[mostSeeds + 1];
        from = new int[mostSeeds + 1];
    }

    /**
     * Sets the values of a fixed row in the last layer. Needs all smaller layers, and in this one the fixed rows of the same sum
     * with larger ranks that it can become without sowing into its store.
     */
    void update(int sum, int fixedRank) {
        seeds = layers.size() - 1;
        running = seeds - sum;
        rank = fixedRank;
        fixed = rows.rows(sum)[rank];
        aim(layers.get(seeds).moving());
        if (sum == 0) {
            fill(-running);
            aim(layers.get(seeds).waiting());
            fill(running);
            return;
        }
        for (int left = Row.occupied(fixed); left != 0; left &= left - 1) {
            int house = Integer.numberOfTrailingZeros(left);
            fixedMoves(rows.sowing(house, Row.seeds(fixed, house)));
        }
        aim(layers.get(seeds).waiting());
        for (KalahMoves.Group group : rows.moves(running)) {
            runningMove(group);
        }
    }

    private void aim(Layer layer) {
        Slices block = layer.block(running);
        to = block.array(rank);
        at = block.offset(rank);
    }

    private void fill(int value) {
        Arrays.fill(to, at, at + RowRank.count(running), (byte) (Layer.ZERO + value));
    }

    private void fixedMoves(KalahSowing sowing) {
        long after = fixed + sowing.change();
        KalahLayer next = layers.get(seeds - sowing.gained());
        int[] sown = rows.sown(running, sowing.crossing());
        int sum = running + sowing.crossing();
        if (sowing.last() == KalahSowing.STORE) {
            add(next.moving().block(sum), after, sown, sowing.gained());
        } else if (sowing.endsAlone(after)) {
            capture(sowing, after, sown, sum);
        } else {
            subtract(next.waiting().block(sum), after, sown, sowing.gained() + 2 * Layer.ZERO);
        }
    }

    /** Same side to move. */
    private void add(Slices block, long after, int[] sown, int gained) {
        int slice = RowRank.rank(after);
        byte[] values = block.array(slice);
        int offset = block.offset(slice);
        for (int i = 0; i < sown.length; i++) {
            to[at + i] = (byte) Math.max(to[at + i], gained + values[offset + sown[i]]);
        }
    }

    private void subtract(Slices block, long after, int[] sown, int gained) {
        int slice = RowRank.rank(after);
        byte[] values = block.array(slice);
        int offset = block.offset(slice);
        for (int i = 0; i < sown.length; i++) {
            to[at + i] = (byte) Math.max(to[at + i], gained - values[offset + sown[i]]);
        }
    }

    /** The fixed row's last seed is alone: it and the seeds opposite are taken. */
    private void capture(KalahSowing sowing, long after, int[] sown, int sum) {
        int house = KalahSowing.opposite(sowing.last());
        int kept = RowRank.rank(after);
        int taken = RowRank.rank(after - KalahSowing.seed(sowing.last()));
        for (int captured = 0; captured <= sum; captured++) {
            boolean takes = captured > 0 || rows.emptyCapture;
            int gained = sowing.gained() + (takes ? 1 + captured : 0);
            int slice = takes ? taken : kept;
            Slices block = layers.get(seeds - gained).waiting().block(sum - captured);
            arrays[captured] = block.array(slice);
            offsets[captured] = block.offset(slice);
            from[captured] = gained + 2 * Layer.ZERO;
        }
        byte[] held = rows.held(sum, house);
        int[] cleared = rows.cleared(sum, house);
        for (int i = 0; i < sown.length; i++) {
            int row = sown[i];
            int captured = held[row];
            int value = from[captured] - arrays[captured][offsets[captured] + cleared[row]];
            to[at + i] = (byte) Math.max(to[at + i], value);
        }
    }

    /** The moves of the running rows that do the same to the fixed row. */
    private void runningMove(KalahMoves.Group group) {
        long after = fixed + KalahSowing.across(group.crossing());
        int sum = running - group.gained() - group.crossing();
        if (group.last() == KalahSowing.STORE) {
            Slices block = layers.get(seeds - group.gained()).waiting().block(sum);
            add(block, RowRank.rank(after), group.from(), group.to(), group.gained());
            return;
        }
        int captured = 0;
        if (group.last() < KalahSowing.STORE) {
            int house = KalahSowing.opposite(group.last());
            captured = Row.seeds(after, house);
            if (captured > 0 || rows.emptyCapture) {
                int gained = group.gained() + 1 + captured;
                Slices block = layers.get(seeds - gained).moving().block(sum - 1);
                long robbed = after - captured * KalahSowing.seed(house);
                subtract(block, RowRank.rank(robbed), group.from(), group.taken(), gained + 2 * Layer.ZERO);
                return;
            }
        }
        Slices block = layers.get(seeds - group.gained()).moving().block(sum);
        subtract(block, RowRank.rank(after), group.from(), group.to(), group.gained() + 2 * Layer.ZERO);
    }

    private void add(Slices block, int slice, int[] boards, int[] next, int gained) {
        byte[] values = block.array(slice);
        int offset = block.offset(slice);
        for (int i = 0; i < boards.length; i++) {
            int board = at + boards[i];
            to[board] = (byte) Math.max(to[board], gained + values[offset + next[i]]);
        }
    }

    private void subtract(Slices block, int slice, int[] boards, int[] next, int gained) {
        byte[] values = block.array(slice);
        int offset = block.offset(slice);
        for (int i = 0; i < boards.length; i++) {
            int board = at + boards[i];
            to[board] = (byte) Math.max(to[board], gained - values[offset + next[i]]);
        }
    }
}
