package io.github.owarelab.endgame.build;

import it.unimi.dsi.fastutil.longs.LongArrayList;
import java.util.Arrays;

/** Where a sowing takes each row of one sum that it captures nothing from, and back; rows by place. */
final class RowMap {
    /** The place after, by place before; {@link Runs#NOWHERE} for a row that does not take part. */
    final int[] to;

    /** The place before, by place after; {@link Runs#NOWHERE} for a row that cannot be the result. */
    final int[] from;

    /** By place before, {@link Tile#NOTHING} for a row that does not take part, else 0. */
    final byte[] nothing;

    /**
     * Up to eight consecutive places that go to consecutive places: the first before in the low half, the first after in the high
     * half. All rows of the sum, those that do not take part included, by rising place.
     */
    private final long[] pieces;

    /** By chunk: where its pieces begin. */
    private final int[] firstPiece;

    /**
     * Cuts a map into pieces.
     *
     * @param all the place after, by place before, capture or not
     * @param takesPart whether nothing is captured, by place before
     */
    RowMap(int[] all, boolean[] takesPart, Places before, Places after) {
        to = all.clone();
        from = new int[after.length()];
        nothing = new byte[before.length()];
        Arrays.fill(from, Runs.NOWHERE);
        for (int place = 0; place < to.length; place++) {
            if (takesPart[place]) {
                from[to[place]] = place;
            } else {
                to[place] = Runs.NOWHERE;
                nothing[place] = Tile.NOTHING;
            }
        }
        firstPiece = new int[before.chunks() + 1];
        LongArrayList found = new LongArrayList();
        for (int chunk = 0; chunk < before.chunks(); chunk++) {
            cut(all, before.first(chunk), before.count(chunk), found);
            firstPiece[chunk + 1] = found.size();
        }
        pieces = found.toLongArray();
    }

    private static void cut(int[] all, int first, int count, LongArrayList found) {
        int begun = first;
        for (int place = first; place < first + count; place++) {
            boolean goesOn = all[place] - all[begun] == place - begun && place - begun < EightBytes.BYTES;
            if (place == first || !goesOn) {
                found.add((long) all[place] << Integer.SIZE | place);
                begun = place;
            }
        }
    }

    /** Where the pieces of a chunk begin; those of the next chunk follow. */
    int firstPiece(int chunk) {
        return firstPiece[chunk];
    }

    /** The pieces of all chunks. */
    long[] pieces() {
        return pieces;
    }
}
