package io.github.owarelab.endgame.build;

import it.unimi.dsi.fastutil.ints.IntArrayList;
import java.util.Arrays;

/**
 * Where the rows of one sum stand in slices of bytes, in chunks that begin at whole words. Rows stand as they are stored, which
 * keeps rows together that a sowing takes to rows that are together; or by rank, chunks being of one distance.
 */
final class Places {
    /** The most rows in a chunk. */
    static final int MOST = 512;

    /** Distances of fewer rows are not cut. */
    private static final int FEWEST = 16;

    /** The rows. */
    final RowOrder order;

    /** By rank: the place. */
    final int[] places;

    /** By place: the rank; {@link Runs#NOWHERE} where no row stands. */
    final int[] ranks;

    private final boolean byDistance;

    /** By chunk: its first place, and how many rows it has. */
    private final IntArrayList firsts = new IntArrayList();

    private final IntArrayList counts = new IntArrayList();

    /**
     * Finds the places.
     *
     * @param parts into how many chunks the rows of one distance are cut, if there are many
     */
    Places(RowOrder order, boolean byDistance, int parts) {
        this.order = order;
        this.byDistance = byDistance;
        int[] inOrder = byDistance ? null : byStored(order);
        int length = 0;
        for (int done = 0; done < order.count(); ) {
            int end = byDistance ? endOfDistance(done) : order.count();
            int chunk = byDistance ? Math.max(FEWEST, EightBytes.padded((end - done + parts - 1) / parts)) : MOST;
            for (; done < end; done += Math.min(end - done, Math.min(MOST, chunk))) {
                int count = Math.min(end - done, Math.min(MOST, chunk));
                firsts.add(length);
                counts.add(count);
                length += EightBytes.padded(count);
            }
        }
        firsts.add(length);
        places = new int[order.count()];
        ranks = new int[length];
        Arrays.fill(ranks, Runs.NOWHERE);
        for (int chunk = 0, next = 0; chunk < chunks(); chunk++) {
            for (int place = first(chunk); place < first(chunk) + count(chunk); place++, next++) {
                ranks[place] = byDistance ? next : inOrder[next];
                places[ranks[place]] = place;
            }
        }
    }

    private static int[] byStored(RowOrder order) {
        int[] ranks = new int[order.count()];
        for (int rank = 0; rank < ranks.length; rank++) {
            ranks[order.stored[rank]] = rank;
        }
        return ranks;
    }

    private int endOfDistance(int rank) {
        int distance = RowOrder.distance(order.rows[rank]);
        int end = rank + 1;
        while (end < order.count() && RowOrder.distance(order.rows[end]) == distance) {
            end++;
        }
        return end;
    }

    /** How many chunks there are. */
    int chunks() {
        return counts.size();
    }

    /** The first place of a chunk, at a whole word; those of the next chunk follow. */
    int first(int chunk) {
        return firsts.getInt(chunk);
    }

    /** How many rows a chunk has. */
    int count(int chunk) {
        return counts.getInt(chunk);
    }

    /** The distance of the rows of a chunk, if they are in that order. */
    int distance(int chunk) {
        return RowOrder.distance(order.rows[ranks[first(chunk)]]);
    }

    /** How many places there are, whole words. */
    int length() {
        return ranks.length;
    }

    /** The place of a packed row. */
    int place(long row) {
        return places[order.rank(row)];
    }

    /** Copies a stored slice, whose entries are these rows, into one in which they stand at their places. */
    void fromStored(Slices from, int fromSlice, Slices to, int toSlice) {
        copy(from, fromSlice, order.stored, to, toSlice, places);
    }

    /** Copies a slice in which these rows stand at their places into one as it is stored. */
    void toStored(Slices from, int fromSlice, Slices to, int toSlice) {
        copy(from, fromSlice, places, to, toSlice, order.stored);
    }

    /** Copies all rows; where each is and goes is given by rank. */
    private void copy(Slices from, int fromSlice, int[] whence, Slices to, int toSlice, int[] whither) {
        byte[] source = from.array(fromSlice);
        int sourceAt = from.offset(fromSlice);
        byte[] target = to.array(toSlice);
        int targetAt = to.offset(toSlice);
        if (!byDistance) {
            System.arraycopy(source, sourceAt, target, targetAt, order.count());
            return;
        }
        for (int rank = 0; rank < order.count(); rank++) {
            target[targetAt + whither[rank]] = source[sourceAt + whence[rank]];
        }
    }
}
