package io.github.owarelab.endgame.build;

import it.unimi.dsi.fastutil.longs.LongArrayList;
import java.util.Arrays;

/** Where a sowing takes each row of one sum that it captures nothing from, and back; rows by rank. */
final class RowMap {
    /** The rank after, by rank before; {@link Runs#NOWHERE} for a row that does not take part. */
    final int[] to;

    /** The rank before, by rank after; {@link Runs#NOWHERE} for a row that cannot be the result. */
    final int[] from;

    /** By rank before, {@link Tile#NOTHING} for a row that does not take part, else 0; a word is padding. */
    final byte[] nothing;

    /**
     * Up to eight consecutive ranks that go to consecutive ranks: the first before in the low half, the first after in the high
     * half. All rows of the sum, those that do not take part included, by rising rank.
     */
    private final long[] pieces;

    /** By distance before: where its pieces begin. */
    private final int[] firstPiece;

    /**
     * Cuts a map into pieces.
     *
     * @param all the rank after, by rank before, capture or not
     * @param takesPart whether nothing is captured, by rank before
     */
    RowMap(int[] all, boolean[] takesPart, RowOrder before, RowOrder after) {
        to = all.clone();
        from = new int[after.count()];
        nothing = new byte[before.count() + EightBytes.BYTES];
        Arrays.fill(from, Runs.NOWHERE);
        for (int rank = 0; rank < to.length; rank++) {
            if (takesPart[rank]) {
                from[to[rank]] = rank;
            } else {
                to[rank] = Runs.NOWHERE;
                nothing[rank] = Tile.NOTHING;
            }
        }
        firstPiece = new int[before.distances() + 1];
        LongArrayList found = new LongArrayList(before.count() / 2);
        for (int distance = 0; distance < before.distances(); distance++) {
            cut(all, before.first(distance), before.first(distance + 1), found);
            firstPiece[distance + 1] = found.size();
        }
        pieces = found.toLongArray();
    }

    private static void cut(int[] all, int first, int end, LongArrayList found) {
        int begun = first;
        for (int rank = first; rank < end; rank++) {
            boolean goesOn = all[rank] - all[begun] == rank - begun && rank - begun < EightBytes.BYTES;
            if (rank == first || !goesOn) {
                found.add((long) all[rank] << Integer.SIZE | rank);
                begun = rank;
            }
        }
    }

    /** Where the pieces of a distance begin; those of the next distance follow. */
    int firstPiece(int distance) {
        return firstPiece[distance];
    }

    /** The pieces of all rows. */
    long[] pieces() {
        return pieces;
    }
}
