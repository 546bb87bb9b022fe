package io.github.owarelab.endgame.file;

import io.github.owarelab.endgame.rank.RowRank;
import java.util.List;

/** Reads one plane of a layer file into memory, number after number. */
final class PlaneLoader {
    private final EntryUnpacker entries;
    private final BoardPlaces places;
    private final int plane;
    private final LayerValues split;
    private final LayerValues to;
    private final byte[] numbers = new byte[LayerFormat.ENTRY_VALUES];
    private long entry;

    /** A loader of a plane; the planes before it must have been loaded. */
    PlaneLoader(Section index, Section data, BoardPlaces places, int plane, List<? extends LayerValues> planes) {
        this.entries = new EntryUnpacker(index, data);
        this.places = places;
        this.plane = plane;
        split = planes.get(0);
        to = planes.get(plane);
        entry = plane * places.entries() * LayerFormat.ENTRY_BYTES;
    }

    void load() {
        for (int sum = 0; sum <= places.seeds; sum++) {
            loadBlock(sum);
        }
    }

    private void loadBlock(int sum) {
        int length = RowRank.count(sum);
        int next = numbers.length;
        for (int rank : StoredRows.ranks(places.seeds - sum)) {
            for (int done = 0; done < length; ) {
                if (next == numbers.length) {
                    entries.unpack(entry, numbers);
                    entry += LayerFormat.ENTRY_BYTES;
                    next = 0;
                }
                int some = Math.min(length - done, numbers.length - next);
                put(sum, rank, done, next, some);
                done += some;
                next += some;
            }
        }
    }

    private void put(int sum, int rank, int done, int next, int some) {
        byte[] array = to.array(sum, rank);
        int at = to.offset(sum, rank) + done;
        System.arraycopy(numbers, next, array, at, some);
        if (plane > 0) {
            addSplit(sum, rank, done, array, at, some);
        }
    }

    /** Turns differences into bounds. */
    private void addSplit(int sum, int rank, int done, byte[] array, int at, int some) {
        byte[] values = split.array(sum, rank);
        int from = split.offset(sum, rank) + done;
        int sign = plane == 1 ? -1 : 1;
        for (int i = 0; i < some; i++) {
            array[at + i] = (byte) (values[from + i] + array[at + i] * sign);
        }
    }
}
