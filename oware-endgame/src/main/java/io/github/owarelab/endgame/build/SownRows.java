package io.github.owarelab.endgame.build;

import java.util.Arrays;

/** The rows of one sum as sowers' rows, by rank: which row each sowing leaves behind. */
final class SownRows {
    private final Sowings sowings;
    private final Captures[] captures;

    SownRows(RowTables tables, int sum) {
        sowings = Sowings.of(tables, sum);
        captures = captures(sowings, tables.order(sum).count(), tables.mostSeeds());
    }

    /** The sowings that end with so many seeds across, at least one. */
    Captures captures(int x) {
        return captures[x];
    }

    /** What can be sown from each row, and the row left behind. */
    Sowings sowings() {
        return sowings;
    }

    private static Captures[] captures(Sowings sowings, int count, int mostCrossing) {
        int[] sizes = new int[mostCrossing + 1];
        for (int i = 0; i < sowings.first(count); i++) {
            sizes[sowings.crossing(i)] += sowings.endsAcross(i) ? 1 : 0;
        }
        Captures[] captures = new Captures[mostCrossing + 1];
        Arrays.setAll(captures, x -> new Captures(sizes[x]));
        for (int rank = 0; rank < count; rank++) {
            for (int i = sowings.first(rank); i < sowings.first(rank + 1); i++) {
                if (sowings.endsAcross(i)) {
                    captures[sowings.crossing(i)].add(rank, sowings.row(i));
                }
            }
        }
        return captures;
    }

    /** The sowings that may capture, of one number of seeds that fall across, from row to row. */
    static final class Captures {
        private final int[] from;
        private final int[] to;
        private int size;

        private Captures(int most) {
            from = new int[most];
            to = new int[most];
        }

        private void add(int before, int after) {
            from[size] = before;
            to[size++] = after;
        }

        /** The number of the first sowing of a row or a later one. */
        int first(int rank) {
            int found = Arrays.binarySearch(from, rank);
            int number = found < 0 ? -found - 1 : found;
            while (number > 0 && from[number - 1] == rank) {
                number--;
            }
            return number;
        }

        /** The rank of the row before. */
        int from(int number) {
            return from[number];
        }

        /** The rank of the row left behind. */
        int to(int number) {
            return to[number];
        }
    }
}
