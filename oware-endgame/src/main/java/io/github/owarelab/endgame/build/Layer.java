package io.github.owarelab.endgame.build;

import io.github.owarelab.board.Row;
import io.github.owarelab.endgame.file.LayerFormat;
import io.github.owarelab.endgame.file.LayerValues;
import io.github.owarelab.endgame.file.Workers;
import io.github.owarelab.endgame.rank.RowRank;
import java.util.Arrays;
import java.util.concurrent.atomic.LongAdder;

/**
 * One value for each board of a number of seeds: a block for each sum of the mover's row, in it a slice for each other's row,
 * in that an entry for each mover's row. Values are net seeds from the mover's view, kept as {@link #ZERO} + value.
 */
public final class Layer implements LayerValues {
    /** The byte that stands for the value 0. */
    public static final int ZERO = LayerFormat.ZERO;

    /** The byte of a value that nothing has set yet; less than any value. */
    static final int NONE = 0;

    /** Seeds of its boards. */
    public final int seeds;

    private final Slices[] blocks;

    /**
     * Makes a layer in which all boards have the same value.
     *
     * @param seeds seeds of its boards
     * @param value their value in seeds
     */
    public Layer(int seeds, int value) {
        this(seeds);
        for (int sum = 0; sum <= seeds; sum++) {
            makeBlock(sum, Room.fresh()).fill((byte) (ZERO + value));
        }
    }

    /**
     * Makes a layer without boards.
     *
     * @param seeds seeds of its boards
     */
    Layer(int seeds) {
        this.seeds = seeds;
        blocks = new Slices[seeds + 1];
    }

    /** Makes room for the boards on which the mover's row holds a sum. */
    Slices makeBlock(int moverSum, Room room) {
        blocks[moverSum] = new Slices(RowRank.count(seeds - moverSum), RowRank.count(moverSum), room);
        return blocks[moverSum];
    }

    /**
     * The boards on which the mover's row holds a sum.
     *
     * @param moverSum the sum, 0 to the layer's seeds
     * @return a slice for each other's row, an entry for each mover's row
     */
    public Slices block(int moverSum) {
        return blocks[moverSum];
    }

    @Override
    public byte[] array(int moverSum, int otherRank) {
        return blocks[moverSum].array(otherRank);
    }

    @Override
    public int offset(int moverSum, int otherRank) {
        return blocks[moverSum].offset(otherRank);
    }

    /**
     * The value of a board.
     *
     * @param own the mover's packed row
     * @param other the other's packed row
     * @return net seeds from the mover's view
     */
    public int value(long own, long other) {
        return block(Row.sum(own)).get(RowRank.rank(other), RowRank.rank(own)) - ZERO;
    }

    /**
     * How many boards have each value, those that no move leads to included.
     *
     * @param workers who counts
     * @return counts by {@link #ZERO} + value
     */
    public long[] counts(Workers workers) {
        long[] counts = new long[2 * ZERO];
        workers.share(seeds + 1, sum -> {
            long[] some = counts(blocks[sum]);
            synchronized (counts) {
                Arrays.setAll(counts, value -> counts[value] + some[value]);
            }
        });
        return counts;
    }

    private static long[] counts(Slices block) {
        long[] counts = new long[2 * ZERO];
        for (int slice = 0; slice < block.count; slice++) {
            byte[] array = block.array(slice);
            int at = block.offset(slice);
            for (int entry = 0; entry < block.length; entry++) {
                counts[array[at + entry]]++;
            }
        }
        return counts;
    }

    /**
     * How many boards have the same value in another layer of as many seeds.
     *
     * @param other the other layer
     * @param workers who compares
     * @return their number
     */
    public long equalBoards(Layer other, Workers workers) {
        LongAdder equal = new LongAdder();
        workers.share(seeds + 1, sum -> equal.add(equalEntries(block(sum), other.block(sum))));
        return equal.sum();
    }

    private static long equalEntries(Slices a, Slices b) {
        long equal = 0;
        for (int slice = 0; slice < a.count; slice++) {
            byte[] ours = a.array(slice);
            byte[] theirs = b.array(slice);
            int ourAt = a.offset(slice);
            int theirAt = b.offset(slice);
            for (int entry = 0; entry < a.length; entry++) {
                equal += ours[ourAt + entry] == theirs[theirAt + entry] ? 1 : 0;
            }
        }
        return equal;
    }
}
