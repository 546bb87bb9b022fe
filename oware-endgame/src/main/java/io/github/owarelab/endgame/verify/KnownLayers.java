package io.github.owarelab.endgame.verify;

import io.github.owarelab.board.Row;
import io.github.owarelab.endgame.file.BlockLoader;
import io.github.owarelab.endgame.file.Layers;
import io.github.owarelab.endgame.file.Plane;
import io.github.owarelab.endgame.file.StoredGame;
import io.github.owarelab.endgame.rank.RowRank;
import java.util.ArrayList;
import java.util.List;

/**
 * The layers that a verification reads: the one it is at and as many smaller ones as there is room for lie in memory, the
 * rest is read from the files.
 */
final class KnownLayers {
    private final Layers files;
    private final long memory;
    private final PlaneBytes[][] loaded;
    private final List<RowTable> rows = new ArrayList<>();
    private int first;
    private List<Plane> planes = List.of();

    /** No layer is loaded; all together may take so many bytes of memory. */
    KnownLayers(Layers files, long memory) {
        this.files = files;
        this.memory = memory;
        loaded = new PlaneBytes[files.seeds() + 1][];
    }

    Layers files() {
        return files;
    }

    /** What is checked of the layer loaded last. */
    List<Plane> planes() {
        return planes;
    }

    /** Loads the next layer, for which the smallest ones may have to go. */
    void load(int seeds, int threads) {
        while (first < seeds && bytes(first, seeds) > memory) {
            loaded[first++] = null;
        }
        checkMemory(seeds);
        planes = Verifier.planes(files, seeds);
        rows.add(new RowTable(files.rules(), seeds));
        loaded[seeds] = new PlaneBytes[planes.size()];
        for (Plane plane : planes) {
            loaded[seeds][plane.ordinal()] = new PlaneBytes(seeds);
        }
        for (int sum = 0; sum <= seeds; sum++) {
            load(seeds, sum, threads);
        }
    }

    private void checkMemory(int seeds) {
        long needed = bytes(seeds, seeds);
        if (needed > memory) {
            throw new IllegalArgumentException("to verify the layer of " + seeds + " seeds takes "
                    + mebibytes(needed) + " MiB of memory, but there are " + mebibytes(memory)
                    + " MiB; give Java more, for example with java -Xmx" + (mebibytes(needed) * 3 / 2 / 1024 + 1)
                    + "g");
        }
    }

    private static long mebibytes(long bytes) {
        return (bytes + (1 << 20) - 1) >> 20;
    }

    /** A byte a board and plane. */
    private long bytes(int from, int to) {
        long bytes = 0;
        for (int seeds = from; seeds <= to; seeds++) {
            long plane = PlaneBytes.bytes(seeds);
            if (plane == Long.MAX_VALUE) {
                return plane;
            }
            bytes += plane * Verifier.planes(files, seeds).size();
        }
        return bytes;
    }

    private void load(int seeds, int sum, int threads) {
        PlaneBytes split = loaded[seeds][0];
        for (Plane plane : planes) {
            PlaneBytes to = loaded[seeds][plane.ordinal()];
            BlockLoader loader = plane == Plane.SPLIT
                    ? files.layer(seeds).splitLoader(sum, to)
                    : files.layer(seeds).boundLoader(plane, sum, to, split);
            Workers.run(threads, loader.parts(), () -> loader::load);
        }
        if (!StoredGame.cycles(files.rules())) {
            return;
        }
        for (Plane plane : planes) {
            loaded[seeds][plane.ordinal()].open(sum, plane.infinitePlay(seeds));
        }
    }

    /** The rows of a sum, not more than seeds of the layers loaded so far. */
    RowTable rows(int sum) {
        return rows.get(sum);
    }

    PlaneBytes plane(int seeds, Plane plane) {
        return loaded[seeds][plane.ordinal()];
    }

    /** The value of a board that is stored. */
    int value(Plane plane, long own, long other) {
        PlaneBytes[] layer = loaded[Row.sum(own) + Row.sum(other)];
        return layer == null
                ? files.value(plane, own, other)
                : PlaneBytes.value(layer[plane.ordinal()].get(own, RowRank.rank(other)));
    }
}
