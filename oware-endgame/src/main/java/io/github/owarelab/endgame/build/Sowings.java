package io.github.owarelab.endgame.build;

import io.github.owarelab.board.Row;
import io.github.owarelab.endgame.rank.RowRank;
import java.util.Arrays;

/** Sowings between rows by rank, numbered from row to row of one sum; of each row those first of which fewest seeds fall across. */
final class Sowings {
    /** Where seeds that fall across stand in a sowing that is being sorted, above whether the last one does and the rank. */
    private static final int SEEDS_SHIFT = 40;

    private static final int ACROSS_SHIFT = 32;

    private final int[] first;
    private final int[] rows;
    private final byte[] crossing;
    private final boolean[] endsAcross;

    /** Sowings that are still to be set, by rank how many. */
    private Sowings(int[] counts) {
        first = new int[counts.length + 1];
        for (int rank = 0; rank < counts.length; rank++) {
            first[rank + 1] = first[rank] + counts[rank];
        }
        rows = new int[first[counts.length]];
        crossing = new byte[rows.length];
        endsAcross = new boolean[rows.length];
    }

    /** What can be sown from each row of a sum, and the row left behind. */
    static Sowings of(RowTables tables, int sum) {
        long[] movers = tables.order(sum).rows;
        Sowings sowings = new Sowings(Arrays.stream(movers)
                .mapToInt(row -> Integer.bitCount(tables.sowable(row)))
                .toArray());
        long[] found = new long[RowRank.HOUSES];
        for (int rank = 0; rank < movers.length; rank++) {
            int first = sowings.first[rank];
            int count = sowings.first[rank + 1] - first;
            find(tables, movers[rank], found);
            Arrays.sort(found, 0, count);
            for (int i = 0; i < count; i++) {
                sowings.set(
                        first + i,
                        (int) found[i],
                        (int) (found[i] >>> SEEDS_SHIFT),
                        (found[i] >>> ACROSS_SHIFT & 1) != 0);
            }
        }
        return sowings;
    }

    private static void find(RowTables tables, long row, long[] found) {
        int count = 0;
        for (int houses = tables.sowable(row); houses != 0; houses &= houses - 1) {
            int house = Integer.numberOfTrailingZeros(houses);
            int seeds = Row.seeds(row, house);
            long left = row + Sowing.own(house, seeds);
            int rank = tables.order(Row.sum(left)).rank(left);
            long across = Sowing.endsAcross(house, seeds) ? 1L << ACROSS_SHIFT : 0;
            found[count++] = (long) Sowing.crossing(house, seeds) << SEEDS_SHIFT | across | rank;
        }
    }

    /** The other way round, by sum: the sowings that leave each row behind, and the row before. */
    static Sowings[] origins(SownRows[] sown, RowOrder[] orders) {
        int[][] counts = new int[sown.length][];
        Arrays.setAll(counts, sum -> new int[orders[sum].count()]);
        for (int sum = 0; sum < sown.length; sum++) {
            Sowings sowings = sown[sum].sowings();
            for (int i = 0; i < sowings.rows.length; i++) {
                counts[sum - sowings.crossing[i]][sowings.rows[i]]++;
            }
        }
        Sowings[] origins = new Sowings[sown.length];
        Arrays.setAll(origins, sum -> new Sowings(counts[sum]));
        for (int sum = 0; sum < sown.length; sum++) {
            sown[sum].sowings().addTo(origins, counts, sum);
        }
        return origins;
    }

    /** Adds all sowings of the rows of a sum to the origins of the rows that they leave behind; counts how many are missing there. */
    private void addTo(Sowings[] origins, int[][] missing, int sum) {
        for (int rank = 0; rank < first.length - 1; rank++) {
            for (int i = first[rank]; i < first[rank + 1]; i++) {
                int left = sum - crossing[i];
                int number = origins[left].first[rows[i] + 1] - missing[left][rows[i]]--;
                origins[left].set(number, rank, crossing[i], endsAcross[i]);
            }
        }
    }

    private void set(int number, int row, int seeds, boolean across) {
        rows[number] = row;
        crossing[number] = (byte) seeds;
        endsAcross[number] = across;
    }

    /** The number of the first sowing of a row; those of the next row follow. */
    int first(int rank) {
        return first[rank];
    }

    /** The number of the first sowing of a row of which a seed falls across. */
    int firstAcross(int rank) {
        int number = first[rank];
        while (number < first[rank + 1] && crossing[number] == 0) {
            number++;
        }
        return number;
    }

    /** The rank of the other end of a sowing: the row left behind, or the row before. */
    int row(int number) {
        return rows[number];
    }

    /** Seeds that fall across. */
    int crossing(int number) {
        return crossing[number];
    }

    /** Whether the last of them falls across. */
    boolean endsAcross(int number) {
        return endsAcross[number];
    }
}
