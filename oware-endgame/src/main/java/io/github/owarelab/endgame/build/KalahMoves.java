package io.github.owarelab.endgame.build;

import io.github.owarelab.board.Row;
import io.github.owarelab.endgame.rank.RowRank;
import it.unimi.dsi.fastutil.ints.IntArrayList;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Where the moves of all rows of one sum take these rows, grouped by what they do to the store and to the other's row. */
final class KalahMoves {
    /**
     * Moves that are alike to the rest of the board.
     *
     * @param gained seeds sown into the store
     * @param crossing seeds that fall into the other's row
     * @param last the own house in which the last seed lies alone, or {@link KalahSowing#STORE} or {@link KalahSowing#ACROSS}; the
     *     latter stands also for own houses that held seeds
     * @param from the ranks of the rows, rising; a row stands there once for each such move
     * @param to the ranks of the rows after the sowing
     * @param taken the ranks when the last seed is taken too, empty if it never can be
     */
    record Group(int gained, int crossing, int last, int[] from, int[] to, int[] taken) {}

    private record Kind(int gained, int crossing, int last) {}

    /** A group that grows: from, to and taken. */
    private record Lists(IntArrayList from, IntArrayList to, IntArrayList taken) {}

    private KalahMoves() {}

    static List<Group> of(long[] rows, KalahSowing[][] sowings) {
        Map<Kind, Lists> lists = new LinkedHashMap<>();
        for (int rank = 0; rank < rows.length; rank++) {
            for (int left = Row.occupied(rows[rank]); left != 0; left &= left - 1) {
                int house = Integer.numberOfTrailingZeros(left);
                add(lists, rank, rows[rank], sowings[house][Row.seeds(rows[rank], house)]);
            }
        }
        List<Group> groups = new ArrayList<>();
        lists.forEach((kind, list) -> groups.add(new Group(
                kind.gained,
                kind.crossing,
                kind.last,
                list.from.toIntArray(),
                list.to.toIntArray(),
                list.taken.toIntArray())));
        return groups;
    }

    private static void add(Map<Kind, Lists> lists, int rank, long row, KalahSowing sowing) {
        long after = row + sowing.change();
        boolean alone = sowing.endsAlone(after);
        int last = alone ? sowing.last() : sowing.last() == KalahSowing.STORE ? KalahSowing.STORE : KalahSowing.ACROSS;
        Lists list = lists.computeIfAbsent(
                new Kind(sowing.gained(), sowing.crossing(), last),
                kind -> new Lists(new IntArrayList(), new IntArrayList(), new IntArrayList()));
        list.from.add(rank);
        list.to.add(RowRank.rank(after));
        if (alone) {
            list.taken.add(RowRank.rank(after - KalahSowing.seed(last)));
        }
    }
}
