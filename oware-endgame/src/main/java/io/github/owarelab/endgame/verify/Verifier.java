package io.github.owarelab.endgame.verify;

import io.github.owarelab.board.Row;
import io.github.owarelab.endgame.file.LayerContents;
import io.github.owarelab.endgame.file.Layers;
import io.github.owarelab.endgame.file.Plane;
import java.io.IOException;
import java.util.List;
import java.util.SplittableRandom;

/**
 * Checks tables with nothing but the rules' move generator and the reader of the files.
 *
 * <p>Values are compared with the best of their successors' values. A check of all boards also makes sure that no value
 * rests only on boards that lead back to it without a capture; together both prove every value, given the rules and one
 * correct layer after the other from 0 seeds on. A check of a sample cannot tell the second.
 */
public final class Verifier {
    private static final int HOUSES = 6;
    private static final int SAMPLE_TASK = 4096;

    private final Layers layers;
    private final int threads;
    private final long memory;
    private final VerifierListener listener;

    /**
     * Prepares a verification.
     *
     * @param layers the tables
     * @param threads how many threads to use
     * @param memory bytes of heap that layers may take while all boards are checked
     * @param listener hears of boards and failures
     */
    public Verifier(Layers layers, int threads, long memory, VerifierListener listener) {
        this.layers = layers;
        this.threads = threads;
        this.memory = memory;
        this.listener = listener;
    }

    /**
     * Compares all checksums.
     *
     * @throws IOException if one is wrong
     */
    public void checksums() throws IOException {
        for (int seeds = 0; seeds <= layers.seeds(); seeds++) {
            layers.layer(seeds).checkAll();
        }
    }

    /**
     * Checks every board and every count.
     *
     * @throws IllegalArgumentException if a layer takes more memory than there is
     */
    public void all() {
        KnownLayers known = new KnownLayers(layers, memory);
        for (int seeds = 0; seeds <= layers.seeds(); seeds++) {
            known.load(seeds, threads);
            new LayerVerifier(known, seeds, threads, listener).verify();
        }
        for (int seeds = 0; seeds < layers.distances(); seeds++) {
            new DistanceVerifier(layers, seeds, threads, memory, listener).verify();
        }
    }

    /**
     * Checks boards that are drawn from all layers with equal chances.
     *
     * @param boards how many
     */
    public void sample(long boards) {
        int tasks = Math.toIntExact((boards + SAMPLE_TASK - 1) / SAMPLE_TASK);
        Workers.run(threads, tasks, () -> {
            SplittableRandom random = new SplittableRandom();
            return task -> sample(random, (int) Math.min(SAMPLE_TASK, boards - (long) task * SAMPLE_TASK));
        });
    }

    private void sample(SplittableRandom random, int boards) {
        for (int i = 0; i < boards; i++) {
            int seeds = randomLayer(random);
            long[] board = randomBoard(random, seeds);
            for (Plane plane : planes(layers, seeds)) {
                int found = layers.value(plane, board[0], board[1]);
                int expected = layers.best(plane, board[0], board[1]);
                if (found != expected) {
                    listener.wrongValue(board[0], board[1], name(plane), expected, found);
                }
            }
            listener.checked(seeds, 1);
        }
    }

    private int randomLayer(SplittableRandom random) {
        long boards = 0;
        for (int seeds = 0; seeds <= layers.seeds(); seeds++) {
            boards += LayerContents.boards(seeds);
        }
        int seeds = 0;
        for (long left = random.nextLong(boards) - LayerContents.boards(0); left >= 0; ) {
            left -= LayerContents.boards(++seeds);
        }
        return seeds;
    }

    /** Any stored board of a layer: eleven bars between seeds, put at random, part them into twelve houses. */
    private long[] randomBoard(SplittableRandom random, int seeds) {
        while (true) {
            int[][] rows = new int[2][HOUSES];
            int house = 0;
            for (int place = seeds + 2 * HOUSES - 1; place > 0; place--) {
                if (random.nextInt(place) < 2 * HOUSES - 1 - house) {
                    house++;
                } else {
                    rows[house / HOUSES][house % HOUSES]++;
                }
            }
            long other = Row.of(rows[1], 0);
            if (layers.holds(other)) {
                return new long[] {Row.of(rows[0], 0), other};
            }
        }
    }

    /** What can be checked of a layer: bounds only where all smaller layers hold them too. */
    static List<Plane> planes(Layers layers, int seeds) {
        return seeds < layers.withBounds() ? List.of(Plane.values()) : List.of(Plane.SPLIT);
    }

    static String name(Plane plane) {
        return switch (plane) {
            case SPLIT -> "split value";
            case LOWER -> "lower bound";
            case UPPER -> "upper bound";
        };
    }
}
