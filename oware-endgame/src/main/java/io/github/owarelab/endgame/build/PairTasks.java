package io.github.owarelab.endgame.build;

import it.unimi.dsi.fastutil.ints.IntArrayList;

/**
 * The order in which the boards of a pair of sums are worked out, in phases. The rows with more seeds are taken by distance, and
 * with those of each distance first the boards on which they move, then those on which the other side does: a sowing that stays in
 * its row leads to boards that were worked out before. Where both rows hold as many seeds it is the row with the lesser distance
 * that counts, so that no board is worked out twice.
 */
final class PairTasks {
    /** Boards of a task, about: some 100 microseconds of work, whose results stay in a near cache. */
    private static final int BOARDS = 1 << 15;

    private static final int MOST_ROWS = 512;
    private static final int INTS = 5;

    /** The other's rows are not cut if they are so few. */
    private static final int FEW = 128;

    private final LayerTables tables;
    private final int threads;
    private final IntArrayList tasks = new IntArrayList();
    private final IntArrayList phaseEnds = new IntArrayList();

    /**
     * Orders the boards of a pair.
     *
     * @param few the lesser sum
     */
    PairTasks(LayerTables tables, int few, int threads) {
        this.tables = tables;
        this.threads = threads;
        int many = tables.seeds - few;
        RowOrder order = tables.rows.order(many);
        int fewDistances = tables.rows.order(few).distances();
        for (int distance = 0; distance < order.distances(); distance++) {
            int first = order.first(distance);
            int end = order.first(distance + 1);
            if (few < many) {
                add(many, first, end, 0, fewDistances);
                add(few, 0, tables.rows.order(few).count(), distance, distance + 1);
            } else {
                add(many, first, end, distance, fewDistances);
                add(many, end, order.count(), distance, distance + 1);
            }
        }
    }

    /** Adds a phase: boards with some of the mover's rows and some distances of the other's. */
    private void add(int sum, int first, int end, int otherDistance, int otherEnd) {
        RowOrder other = tables.rows.order(tables.seeds - sum);
        int rows = end - first;
        int others = other.first(otherEnd) - other.first(otherDistance);
        int shares = threads * (rows * others / (threads * BOARDS) + 1);
        if (otherEnd - otherDistance == 1 || others <= FEW) {
            addRows(sum, first, end, Math.min(MOST_ROWS, rows / shares + 1), otherDistance, otherEnd);
        } else {
            int next;
            for (int distance = otherDistance; distance < otherEnd; distance = next) {
                next = distance + 1;
                while (next < otherEnd && (other.first(next) - other.first(distance)) * shares < others) {
                    next++;
                }
                addRows(sum, first, end, MOST_ROWS, distance, next);
            }
        }
        phaseEnds.add(tasks.size() / INTS);
    }

    private void addRows(int sum, int first, int end, int about, int otherDistance, int otherEnd) {
        int some = EightBytes.padded(about);
        for (int row = first; row < end; row += some) {
            tasks.add(sum);
            tasks.add(row);
            tasks.add(Math.min(some, end - row));
            tasks.add(otherDistance);
            tasks.add(otherEnd);
        }
    }

    /** By phase: the task after its last. */
    int[] phaseEnds() {
        return phaseEnds.toIntArray();
    }

    /** The sum of the mover's row. */
    int sum(int task) {
        return tasks.getInt(task * INTS);
    }

    /** The first of the mover's rows. */
    int first(int task) {
        return tasks.getInt(task * INTS + 1);
    }

    /** How many of the mover's rows. */
    int rows(int task) {
        return tasks.getInt(task * INTS + 2);
    }

    /** The first distance of the other's rows. */
    int otherDistance(int task) {
        return tasks.getInt(task * INTS + 3);
    }

    /** The distance after the last of the other's rows. */
    int otherEnd(int task) {
        return tasks.getInt(task * INTS + 4);
    }
}
