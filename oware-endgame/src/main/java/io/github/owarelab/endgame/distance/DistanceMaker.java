package io.github.owarelab.endgame.distance;

import io.github.owarelab.endgame.distance.LayerWork.PlaneWork;
import io.github.owarelab.endgame.file.LayerReader;
import io.github.owarelab.endgame.file.LayerValues;
import io.github.owarelab.endgame.file.Plane;
import io.github.owarelab.endgame.file.Reach;
import io.github.owarelab.rules.Rules;
import java.util.EnumMap;
import java.util.Map;
import java.util.concurrent.CancellationException;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.DoubleConsumer;

/**
 * Works out the distances of the layers of one table of the Oware family, in rising order.
 *
 * <p>One side can force a board's value: of the split value the side that it favours, of the lower bound the mover, of the upper
 * bound the other. It wants a capture or the end of the game that brings it this value or more. The distance is the number of
 * plies within which it can have one, whatever the other side does: it plays moves that keep the value and hurries, the other plays
 * any moves and delays. It is 0 where the game is over, 1 where one sowing does it. Boards that have the value of infinite play have
 * none: there is nothing to force.
 *
 * <p>After a capture the plies are counted anew. A board is far if its distance is more than {@value Reach#LIMIT}. A capture that
 * leaves the forcing side something to force on a far board counts as {@value Reach#LIMIT} plies more. So the side that forces a bound,
 * always plays to the least distance and begins on a board that is not far has its bound, from capture to capture, with never more than
 * {@value Reach#LIMIT} plies without one. The same holds of the split value as long as that side is the favoured one; when it has taken
 * more than its value and gives something back, it may need captures of its own that are far. (There are no far split values up to 10
 * seeds.)
 *
 * <p>That a board is far does not prove that its value cannot be had in time: the forcing side here wants all that the other's mistakes
 * give it.
 *
 * <p>Distances are found in rising order, by going back from the boards of one distance to those before them. That takes for each
 * kind of value two bytes and two bits of memory a board beside the values, bounds both at once, and a bit for each smaller board.
 */
public final class DistanceMaker implements AutoCloseable {
    /** How much of the time the first look takes, about. */
    private static final double FIRST_LOOK = 0.4;

    private final Rules rules;
    private final int limit;
    private final SmallerLayers smaller;
    private final Threads threads;

    /**
     * Prepares a maker that knows no layer.
     *
     * @param rules whose moves count, those of a game in which boards can come back
     * @param values the values of boards of smaller layers
     * @param threads threads that work on a layer
     * @param stopped becomes true when the work is to end
     */
    public DistanceMaker(Rules rules, KnownValues values, int threads, AtomicBoolean stopped) {
        this(rules, values, threads, stopped, Reach.LIMIT);
    }

    /** A maker with another limit, so that there are far boards among the smallest. */
    DistanceMaker(Rules rules, KnownValues values, int threads, AtomicBoolean stopped, int limit) {
        this.rules = rules;
        this.limit = limit;
        this.threads = new Threads(threads, stopped);
        smaller = new SmallerLayers(values);
    }

    /**
     * How many layers are known.
     *
     * @return the seeds of the next one
     */
    public int layers() {
        return smaller.count();
    }

    /**
     * Adds the next layer, whose distances are in a file.
     *
     * @param layer its file
     */
    public void add(LayerReader layer) {
        smaller.add(layer);
    }

    /**
     * Works out the distances of the next layer.
     *
     * @param values its values: split values, bounds or both
     * @param done is told now and then which share of the work is done
     * @return the distances of all of them
     * @throws IllegalStateException if a value is not brought about by any play
     * @throws CancellationException if the work was stopped
     */
    public LayerDistances make(Map<Plane, ? extends LayerValues> values, DoubleConsumer done) {
        Map<Plane, BoardPlies> plies = new EnumMap<>(Plane.class);
        Map<Plane, LayerValues> bounds = new EnumMap<>(values);
        LayerValues split = bounds.remove(Plane.SPLIT);
        double share = 1.0 / values.size();
        if (split != null) {
            make(Map.of(Plane.SPLIT, split), plies, part -> done.accept(part * share));
        }
        if (!bounds.isEmpty()) {
            make(bounds, plies, part -> done.accept(1 + (part - 1) * share * bounds.size()));
        }
        Map<Plane, FarBoards> far = new EnumMap<>(Plane.class);
        plies.forEach((plane, of) -> far.put(plane, FarBoards.of(smaller.count(), of, limit)));
        smaller.add(far);
        return new LayerDistances(plies);
    }

    private void make(Map<Plane, LayerValues> values, Map<Plane, BoardPlies> plies, DoubleConsumer done) {
        LayerWork layer = new LayerWork(rules, smaller.count(), values);
        ThreadLocal<FirstLook> looks = ThreadLocal.withInitial(() -> new FirstLook(layer, smaller));
        ThreadLocal<Spread> spreads = ThreadLocal.withInitial(() -> new Spread(layer));
        long all = threads.sum(layer, looks, FirstLook::begin);
        long found = 0;
        for (int ply = 0; ; ply++) {
            checkFits(ply);
            int now = ply;
            long more = threads.sum(layer, spreads, (spread, task) -> spread.spread(task, now));
            if (ply == limit && found + more < all) {
                threads.sum(layer, looks, (look, task) -> look.release(task, limit + 1));
            }
            found += more;
            done.accept(FIRST_LOOK + (1 - FIRST_LOOK) * found / Math.max(1, all));
            if (more == 0 && ply > limit || found == all) {
                break;
            }
        }
        if (found < all) {
            throw new IllegalStateException(
                    "the layer of " + layer.seeds + " seeds has a value that no play brings about; verify the tables");
        }
        for (PlaneWork work : layer.planes()) {
            plies.put(work.plane(), work.plies());
        }
    }

    private static void checkFits(int ply) {
        if (ply > Reach.MOST) {
            throw new IllegalStateException("a distance of " + ply + " plies is more than a file can hold");
        }
    }

    @Override
    public void close() {
        threads.close();
    }
}
