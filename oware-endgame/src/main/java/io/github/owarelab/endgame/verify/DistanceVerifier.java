package io.github.owarelab.endgame.verify;

import io.github.owarelab.board.Row;
import io.github.owarelab.endgame.file.LayerContents;
import io.github.owarelab.endgame.file.Layers;
import io.github.owarelab.endgame.file.Plane;
import io.github.owarelab.endgame.file.Reach;
import io.github.owarelab.endgame.rank.RowRank;
import io.github.owarelab.rules.Rules;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.atomic.AtomicLong;

/**
 * Checks the distances of one layer: each must be what the boards one move on make it. As a board's distance is one more than that of
 * another or given by captures and ends, no other distances than the right ones agree with each other.
 */
final class DistanceVerifier {
    private static final int OTHERS = 64;

    /** Other's rows from a rank on, with all mover's rows of a sum. */
    private record Task(int sum, int first) {}

    private final Layers layers;
    private final Rules rules;
    private final int seeds;
    private final int threads;
    private final VerifierListener listener;
    private final Map<Plane, StoredDistances> planes = new EnumMap<>(Plane.class);
    private final List<Task> tasks = new ArrayList<>();
    private final long[][] rows;

    DistanceVerifier(Layers layers, int seeds, int threads, long memory, VerifierListener listener) {
        this.layers = layers;
        this.seeds = seeds;
        this.threads = threads;
        this.listener = listener;
        rules = layers.rules();
        rows = new long[seeds + 1][];
        for (int sum = 0; sum <= seeds; sum++) {
            rows[sum] = RowRank.rows(sum);
            for (int first = 0; first < RowRank.count(seeds - sum); first += OTHERS) {
                tasks.add(new Task(sum, first));
            }
        }
        List<Plane> checked = Verifier.planes(layers, seeds);
        long needed = LayerContents.boards(seeds) * StoredDistances.BYTES * checked.size();
        if (needed > memory) {
            throw new IllegalArgumentException("to verify the distances of the layer of " + seeds + " seeds takes "
                    + (needed >> 20) + " MiB of memory, but there are " + (memory >> 20) + " MiB");
        }
        for (Plane plane : checked) {
            planes.put(plane, new StoredDistances(layers.layer(seeds), plane, threads));
        }
    }

    void verify() {
        planes.keySet().forEach(this::verify);
    }

    private void verify(Plane plane) {
        AtomicLong longest = new AtomicLong();
        AtomicLong beyond = new AtomicLong();
        Workers.run(threads, tasks.size(), () -> {
            long[] next = new long[2];
            return number -> verify(tasks.get(number), plane, next, longest, beyond);
        });
        Reach reach = layers.layer(seeds).contents().reach().get(plane.ordinal());
        compareCount("longest distance of " + Verifier.name(plane), longest.get(), reach.longest());
        compareCount(
                "count of boards of " + Verifier.name(plane) + " beyond " + Reach.LIMIT, beyond.get(), reach.beyond());
    }

    private void compareCount(String what, long expected, long found) {
        if (expected != found) {
            listener.wrongCount(seeds, what, expected, found);
        }
    }

    private void verify(Task task, Plane plane, long[] next, AtomicLong longest, AtomicLong beyond) {
        long[] others = rows[seeds - task.sum];
        long[] movers = rows[task.sum];
        StoredDistances stored = planes.get(plane);
        int most = 0;
        long far = 0;
        for (int rank = task.first; rank < Math.min(others.length, task.first + OTHERS); rank++) {
            for (int i = 0; i < movers.length && layers.holds(others[rank]); i++) {
                int found = stored.distance(task.sum, rank, i);
                int expected = expected(plane, movers[i], others[rank], stored.value(task.sum, rank, i), next);
                if (found != expected) {
                    listener.wrongValue(
                            movers[i], others[rank], "distance of " + Verifier.name(plane), expected, found);
                }
                most = Math.max(most, found);
                far += found > Reach.LIMIT ? 1 : 0;
            }
        }
        longest.accumulateAndGet(most, Math::max);
        beyond.addAndGet(far);
    }

    private int expected(Plane plane, long own, long other, int value, long[] next) {
        int infinite = plane.infinitePlay(seeds);
        if (value == infinite) {
            return -1;
        }
        boolean moverForces = value > infinite;
        int legal = rules.legalMoves(own, other);
        int best = legal == 0 ? 0 : moverForces ? Integer.MAX_VALUE : 0;
        for (int left = legal; left != 0; left &= left - 1) {
            int sown = rules.sow(own, other, Integer.numberOfTrailingZeros(left), next, 0);
            int plies = Rules.captured(sown) == 0
                    ? afterMove(plane, moverForces, value, next)
                    : afterCapture(plane, moverForces, value, sown, next);
            best = moverForces ? Math.min(best, plies) : Math.max(best, plies);
        }
        return best;
    }

    /** Plies with a move; endless if the mover lets go of what it forces. */
    private int afterMove(Plane plane, boolean moverForces, int value, long[] next) {
        StoredDistances after = planes.get(plane.ofOther());
        int sum = Row.sum(next[0]);
        int otherRank = RowRank.rank(next[1]);
        int rank = RowRank.rank(next[0]);
        if (moverForces && after.value(sum, otherRank, rank) != -value) {
            return Integer.MAX_VALUE;
        }
        return after.distance(sum, otherRank, rank) + 1;
    }

    private int afterCapture(Plane plane, boolean moverForces, int value, int sown, long[] next) {
        boolean again = Rules.keepsTurn(sown);
        Plane seen = again ? plane : plane.ofOther();
        int captured = Rules.captured(sown);
        if (moverForces) {
            int after = layers.value(seen, next[0], next[1]);
            if (captured + (again ? after : -after) != value) {
                return Integer.MAX_VALUE;
            }
        }
        int layer = Row.sum(next[0]) + Row.sum(next[1]);
        boolean far = layers.layer(layer).contents().reach().get(seen.ordinal()).beyond() > 0
                && layers.layer(layer).distance(seen, next[0], next[1]) > Reach.LIMIT;
        boolean forcesNext = moverForces == again;
        boolean toForce = plane != Plane.SPLIT || layers.value(seen, next[0], next[1]) > 0 == forcesNext;
        return far && toForce ? Reach.LIMIT + 1 : 1;
    }
}
