package io.github.owarelab.endgame.file;

import io.github.owarelab.endgame.rank.RowRank;

/**
 * Reads the boards of one plane on which the mover's row holds a sum into memory, by parts that different threads may
 * read. Throws what {@link LayerReader} throws.
 */
public final class BlockLoader {
    private static final int ROWS = 256;

    private final LayerReader reader;
    private final int plane;
    private final int moverSum;
    private final int[] ranks;
    private final LayerValues to;
    private final BlockLoader split;

    /** A loader; bounds need one for the split values of the same boards. */
    BlockLoader(LayerReader reader, int plane, int moverSum, LayerValues to, BlockLoader split) {
        this.reader = reader;
        this.plane = plane;
        this.moverSum = moverSum;
        this.to = to;
        this.split = split;
        ranks = split == null ? reader.otherRanks(moverSum) : split.ranks;
    }

    /**
     * How many parts there are.
     *
     * @return their number
     */
    public int parts() {
        return (ranks.length + ROWS - 1) / ROWS;
    }

    /**
     * Reads a part. Slices of other's rows that are not stored are left as they are.
     *
     * @param part its number
     */
    public void load(int part) {
        if (split != null) {
            split.load(part);
        }
        int first = part * ROWS;
        int end = Math.min(ranks.length, first + ROWS);
        int length = RowRank.count(moverSum);
        byte[] numbers = new byte[LayerFormat.RUN_VALUES];
        RunUnpacker runs = reader.unpacker();
        long place = (long) first * length;
        int next = (int) (place % LayerFormat.RUN_VALUES);
        long run = place / LayerFormat.RUN_VALUES;
        runs.unpack(reader.start(plane, moverSum, run), numbers);
        for (int row = first; row < end; row++) {
            for (int done = 0; done < length; ) {
                if (next == numbers.length) {
                    runs.unpack(reader.start(plane, moverSum, ++run), numbers);
                    next = 0;
                }
                int some = Math.min(length - done, numbers.length - next);
                put(ranks[row], done, numbers, next, some);
                done += some;
                next += some;
            }
        }
    }

    private void put(int rank, int done, byte[] numbers, int next, int some) {
        byte[] array = to.array(moverSum, rank);
        int at = to.offset(moverSum, rank) + done;
        System.arraycopy(numbers, next, array, at, some);
        if (split != null) {
            addSplit(rank, done, array, at, some);
        }
    }

    /** Turns differences into bounds. */
    private void addSplit(int rank, int done, byte[] array, int at, int some) {
        byte[] values = split.to.array(moverSum, rank);
        int from = split.to.offset(moverSum, rank) + done;
        int sign = plane == Plane.LOWER.ordinal() ? -1 : 1;
        for (int i = 0; i < some; i++) {
            array[at + i] = (byte) (values[from + i] + array[at + i] * sign);
        }
    }
}
