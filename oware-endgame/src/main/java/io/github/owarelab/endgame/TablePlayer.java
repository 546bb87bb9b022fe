package io.github.owarelab.endgame;

import io.github.owarelab.endgame.file.Layers;
import io.github.owarelab.endgame.file.Plane;
import io.github.owarelab.endgame.file.StoredGame;
import io.github.owarelab.game.Position;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.OptionalInt;

/**
 * Plays by tables, so that values are not only kept but collected.
 *
 * <p>Values alone do not make progress: one who only keeps them can circle for ever. The distance of a board is the number
 * of plies within which the side that its value favours has a capture or the end that brings it this value or more,
 * whatever the other does. A player that takes the least distance among the moves that keep its value gets nearer with
 * every ply of both sides, so nothing repeats. (A capture that leaves a greater distance than 100 plies to the next counts as 101 plies.)
 * All split values of up to 10 seeds are at most 100 plies away, so that the limit of Abapa does no harm; of those of 11 seeds 1 in 110
 * is not, of 15 seeds 1 in 9. {@link Probe#isSureWithin} tells where it is proved that the limit does no harm.
 *
 * <p>Where the rules do not split evenly what infinite play leaves, a player can be sure of no more than the lower bound. If the
 * tables hold bounds, it plays to the distance of this bound there; if not, to that of the split value, and may get less.
 *
 * <p>Distances that the files do not hold are worked out when a layer is asked for first, with those of all smaller layers, which
 * takes some tenths of a microsecond and about three bytes of heap a board; they are kept. In games in which no board can come back
 * there are none, nor any need of them.
 *
 * <p>Many threads may ask at once.
 */
public final class TablePlayer {
    private static final Comparator<MoveValue> BEST_FIRST =
            Comparator.comparingInt(MoveValue::value).reversed().thenComparingInt(TablePlayer::pliesToAvoid);

    private final TableDirectory tables;
    private final Layers layers;
    private final KnownDistances distances;

    /**
     * A player.
     *
     * @param tables what it plays by
     */
    public TablePlayer(TableDirectory tables) {
        this.tables = tables;
        layers = tables.files();
        distances = new KnownDistances(layers);
    }

    /** The side that wins hurries, the other delays. */
    private static int pliesToAvoid(MoveValue move) {
        return Integer.signum(move.value()) * move.distance().orElse(0);
    }

    /**
     * What the tables know of a position and of each move, with distances.
     *
     * @param position a position of rules with the same moves
     * @return the same as {@link TableDirectory#probe(Position)}, with distances; of moves of the same value the one that
     *     makes progress comes first
     * @throws TableException if a file is damaged, or holds a value that no play brings about
     * @throws IllegalArgumentException if the houses hold more than {@link TableDirectory#seeds()}, the rules have other
     *     moves, or there is too little memory for the distances
     */
    public Probe probe(Position position) throws TableException {
        return withDistances(tables.values(position));
    }

    /** Adds the distances of values that are known. */
    Probe withDistances(Probe probe) throws TableException {
        if (!StoredGame.cycles(layers.rules())) {
            return probe;
        }
        List<MoveValue> moves = new ArrayList<>();
        for (MoveValue move : probe.moves()) {
            moves.add(move.withDistance(after(probe.position(), move)));
        }
        moves.sort(BEST_FIRST);
        Probe found = probe.withDistance(distance(probe.value(), moves), moves);
        return probe.lower().isPresent() ? found.withBoundDistances(lowerDistance(probe), upperDistance(probe)) : found;
    }

    /**
     * The move it plays.
     *
     * @param position a position of rules with the same moves
     * @return a house
     * @throws TableException if a file is damaged, or holds a value that no play brings about
     * @throws IllegalArgumentException if no move is legal, or for the reasons of {@link #probe}
     */
    public int move(Position position) throws TableException {
        Probe probe = probe(position);
        if (probe.moves().isEmpty()) {
            throw new IllegalArgumentException("no move is legal on " + position);
        }
        int best = probe.moves().get(0).house();
        boolean bounds = probe.lower().isPresent() && !tables.rules().splitIsExact(position.rules());
        if (!bounds || probe.lowerDistance().isEmpty()) {
            return best;
        }
        for (MoveValue move : probe.moves()) {
            if (keepsLower(probe, move)
                    && lowerPlies(probe, move) == probe.lowerDistance().getAsInt()) {
                return move.house();
            }
        }
        throw new TableException("the distances of " + position + " contradict each other; verify the tables");
    }

    private OptionalInt distance(int value, List<MoveValue> moves) {
        if (value == 0) {
            return OptionalInt.empty();
        }
        if (moves.isEmpty()) {
            return OptionalInt.of(0);
        }
        return value > 0
                ? moves.get(0).distance()
                : moves.stream().mapToInt(move -> move.distance().orElseThrow()).max();
    }

    private OptionalInt after(Position position, MoveValue move) throws TableException {
        if (move.value() == 0) {
            return OptionalInt.empty();
        }
        return plies(
                distances.afterMove(Plane.SPLIT, position.own(), position.other(), move.house(), move.value() > 0));
    }

    private static OptionalInt plies(int plies) {
        return plies == KnownDistances.NONE ? OptionalInt.empty() : OptionalInt.of(plies);
    }

    /** The mover hurries to its lower bound, unless that is what infinite play brings at worst. */
    private OptionalInt lowerDistance(Probe probe) throws TableException {
        if (probe.lower().getAsInt() == -probe.seeds()) {
            return OptionalInt.empty();
        }
        int least = probe.moves().isEmpty() ? 0 : Integer.MAX_VALUE;
        for (MoveValue move : probe.moves()) {
            least = keepsLower(probe, move) ? Math.min(least, lowerPlies(probe, move)) : least;
        }
        return OptionalInt.of(least);
    }

    private boolean keepsLower(Probe probe, MoveValue move) {
        Position position = probe.position();
        return layers.afterMove(Plane.LOWER, position.own(), position.other(), move.house())
                == probe.lower().getAsInt();
    }

    private int lowerPlies(Probe probe, MoveValue move) throws TableException {
        return distances.afterMove(
                Plane.LOWER, probe.position().own(), probe.position().other(), move.house(), true);
    }

    /** The other side hurries to the upper bound of the mover, who delays. */
    private OptionalInt upperDistance(Probe probe) throws TableException {
        if (probe.upper().getAsInt() == probe.seeds()) {
            return OptionalInt.empty();
        }
        Position position = probe.position();
        int most = 0;
        for (MoveValue move : probe.moves()) {
            most = Math.max(
                    most, distances.afterMove(Plane.UPPER, position.own(), position.other(), move.house(), false));
        }
        return OptionalInt.of(most);
    }
}
