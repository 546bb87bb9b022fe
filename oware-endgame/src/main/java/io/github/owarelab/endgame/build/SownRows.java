package io.github.owarelab.endgame.build;

import io.github.owarelab.board.Row;
import io.github.owarelab.endgame.rank.RowRank;
import it.unimi.dsi.fastutil.ints.IntArrayList;
import it.unimi.dsi.fastutil.longs.LongArrayList;
import java.util.Arrays;

/**
 * The rows of one sum as sowers' rows: which row each sowing leaves behind, and the other way round which sowings leave a row
 * behind. Rows by rank; sowings by number, with how many seeds fall across and whether the last one does, fewest first.
 */
final class SownRows {
    private static final int HOUSES = RowRank.HOUSES;

    /** Where seeds that fall across stand in a sowing that is being sorted, above whether the last one does and the rank. */
    private static final int SEEDS_SHIFT = 40;

    private static final int ACROSS_SHIFT = 32;

    private final Sowings sowings;
    private final Sowings origins;
    private final Captures[] captures;

    SownRows(RowTables tables, int sum) {
        RowOrder order = tables.order(sum);
        sowings = new Sowings(order.count(), (rank, found) -> sow(tables, order.rows[rank], found));
        origins = new Sowings(
                order.count(), (rank, found) -> unsow(tables, order.rows[rank], tables.mostSeeds() - sum, found));
        captures = new Captures[tables.mostSeeds() + 1];
        Arrays.setAll(captures, x -> new Captures());
        for (int rank = 0; rank < order.count(); rank++) {
            for (int i = sowings.first(rank); i < sowings.first(rank + 1); i++) {
                if (sowings.endsAcross(i)) {
                    captures[sowings.crossing(i)].add(rank, sowings.row(i));
                }
            }
        }
    }

    /** The sowings that end with so many seeds across, at least one. */
    Captures captures(int x) {
        return captures[x];
    }

    /** What can be sown from each row, and the row left behind. */
    Sowings sowings() {
        return sowings;
    }

    /** How each row can have been left behind by a sowing, and the row before. */
    Sowings origins() {
        return origins;
    }

    private static void sow(RowTables tables, long row, LongArrayList found) {
        for (int houses = tables.sowable(row); houses != 0; houses &= houses - 1) {
            int house = Integer.numberOfTrailingZeros(houses);
            int seeds = Row.seeds(row, house);
            add(tables, found, house, seeds, row + Sowing.own(house, seeds));
        }
    }

    /** An empty house takes back its seeds from the houses after it, and some from the other's row. */
    private static void unsow(RowTables tables, long row, int mostCrossing, LongArrayList found) {
        for (int houses = ~Row.occupied(row) & (1 << HOUSES) - 1; houses != 0; houses &= houses - 1) {
            int house = Integer.numberOfTrailingZeros(houses);
            for (int seeds = 1; Sowing.crossing(house, seeds) <= mostCrossing; seeds++) {
                long before = row - Sowing.own(house, seeds);
                if ((before & EightBytes.TOPS) != 0) {
                    break;
                }
                if ((tables.sowable(before) & 1 << house) != 0) {
                    add(tables, found, house, seeds, before);
                }
            }
        }
    }

    private static void add(RowTables tables, LongArrayList found, int house, int seeds, long row) {
        int rank = tables.order(Row.sum(row)).rank(row);
        long across = Sowing.endsAcross(house, seeds) ? 1L << ACROSS_SHIFT : 0;
        found.add((long) Sowing.crossing(house, seeds) << SEEDS_SHIFT | across | rank);
    }

    /** Sowings of all rows, numbered from row to row. */
    static final class Sowings {
        private final int[] first;
        private final int[] rows;
        private final byte[] crossing;
        private final boolean[] endsAcross;

        private Sowings(int count, Finder finder) {
            first = new int[count + 1];
            LongArrayList found = new LongArrayList();
            for (int rank = 0; rank < count; rank++) {
                first[rank] = found.size();
                finder.find(rank, found);
                sort(found.elements(), first[rank], found.size());
            }
            first[count] = found.size();
            rows = new int[found.size()];
            crossing = new byte[found.size()];
            endsAcross = new boolean[found.size()];
            for (int i = 0; i < found.size(); i++) {
                rows[i] = (int) found.getLong(i);
                crossing[i] = (byte) (found.getLong(i) >>> SEEDS_SHIFT);
                endsAcross[i] = (found.getLong(i) >>> ACROSS_SHIFT & 1) != 0;
            }
        }

        /** Sorts a few numbers. */
        private static void sort(long[] numbers, int first, int end) {
            for (int i = first + 1; i < end; i++) {
                long number = numbers[i];
                int at = i;
                for (; at > first && numbers[at - 1] > number; at--) {
                    numbers[at] = numbers[at - 1];
                }
                numbers[at] = number;
            }
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

    /** The sowings that may capture, of one number of seeds that fall across, from row to row. */
    static final class Captures {
        private final IntArrayList from = new IntArrayList(0);
        private final IntArrayList to = new IntArrayList(0);

        private void add(int before, int after) {
            from.add(before);
            to.add(after);
        }

        /** The number of the first sowing of a row or a later one. */
        int first(int rank) {
            int found = Arrays.binarySearch(from.elements(), 0, from.size(), rank);
            int number = found < 0 ? -found - 1 : found;
            while (number > 0 && from.getInt(number - 1) == rank) {
                number--;
            }
            return number;
        }

        /** The rank of the row before. */
        int from(int number) {
            return from.getInt(number);
        }

        /** The rank of the row left behind. */
        int to(int number) {
            return to.getInt(number);
        }
    }

    /** Finds the sowings of one row. */
    private interface Finder {
        void find(int rank, LongArrayList found);
    }
}
