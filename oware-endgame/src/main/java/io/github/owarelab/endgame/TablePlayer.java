package io.github.owarelab.endgame;

import io.github.owarelab.board.Row;
import io.github.owarelab.endgame.distance.LayerDistances;
import io.github.owarelab.endgame.file.LayerContents;
import io.github.owarelab.endgame.file.Layers;
import io.github.owarelab.endgame.file.StoredGame;
import io.github.owarelab.game.Position;
import io.github.owarelab.rules.Rules;
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
 * every ply of both sides, so nothing repeats, and a limit of plies without a capture does no harm where distances are no
 * more. In Abapa they reach 97 on boards of up to 10 seeds, 127 on those of 11 and 184 on those of 12.
 *
 * <p>Values are split values. Where the rules do not split evenly what infinite play leaves, a player may get less.
 *
 * <p>Distances are worked out when a layer is asked for first, which takes about a microsecond and three bytes of heap a
 * board of the layer; they are kept. In games in which no board can come back there are none, nor any need of them.
 *
 * <p>Many threads may ask at once.
 */
public final class TablePlayer {
    private static final int WORKING_BYTES = 3;
    private static final Comparator<MoveValue> BEST_FIRST =
            Comparator.comparingInt(MoveValue::value).reversed().thenComparingInt(TablePlayer::pliesToAvoid);

    private final TableDirectory tables;
    private final Layers layers;
    private final LayerDistances[] known;

    /**
     * A player.
     *
     * @param tables what it plays by
     */
    public TablePlayer(TableDirectory tables) {
        this.tables = tables;
        layers = tables.files();
        known = new LayerDistances[layers.seeds() + 1];
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
     *     this player would take comes first
     * @throws TableException if a file is damaged, or holds a value that no play brings about
     * @throws IllegalArgumentException if the houses hold more than {@link TableDirectory#seeds()}, the rules have other
     *     moves, or there is too little memory for the distances
     */
    public Probe probe(Position position) throws TableException {
        Probe probe = tables.probe(position);
        if (!StoredGame.cycles(layers.rules())) {
            return probe;
        }
        List<MoveValue> moves = new ArrayList<>();
        for (MoveValue move : probe.moves()) {
            moves.add(move.withDistance(after(position, move)));
        }
        moves.sort(BEST_FIRST);
        return probe.withDistance(distance(probe.value(), moves), moves);
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
        List<MoveValue> moves = probe(position).moves();
        if (moves.isEmpty()) {
            throw new IllegalArgumentException("no move is legal on " + position);
        }
        return moves.get(0).house();
    }

    private static OptionalInt distance(int value, List<MoveValue> moves) {
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
        long[] next = new long[2];
        int sown = layers.rules().sow(Row.houses(position.own()), Row.houses(position.other()), move.house(), next, 0);
        if (Rules.captured(sown) > 0) {
            return OptionalInt.of(1);
        }
        OptionalInt left = distances(position.inHouses()).get(next[0], next[1]);
        return left.isEmpty() ? left : OptionalInt.of(left.getAsInt() + 1);
    }

    private synchronized LayerDistances distances(int seeds) throws TableException {
        if (known[seeds] == null) {
            checkMemory(seeds);
            try {
                known[seeds] = LayerDistances.of(layers, seeds);
            } catch (IllegalStateException e) {
                throw new TableException(layers.layer(seeds).file() + ": " + e.getMessage(), e);
            }
        }
        return known[seeds];
    }

    private static void checkMemory(int seeds) {
        long needed = LayerContents.boards(seeds) * WORKING_BYTES;
        long memory = Runtime.getRuntime().maxMemory() / 4 * 3;
        if (needed > memory) {
            throw new IllegalArgumentException("distances of boards of " + seeds + " seeds take " + (needed >> 20)
                    + " MiB of memory, but there are " + (memory >> 20)
                    + " MiB; give Java more, for example with java -Xmx" + ((needed * 3 / 2 >> 30) + 1) + "g");
        }
    }
}
