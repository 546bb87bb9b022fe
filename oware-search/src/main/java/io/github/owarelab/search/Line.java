package io.github.owarelab.search;

/** The principal variations of all plies, each the best move followed by the variation of the next ply. */
final class Line {
    private final byte[] houses;
    private final int[] lengths;
    private final int[] points;
    private final int plies;

    Line(int plies) {
        this.plies = plies;
        this.houses = new byte[(plies + 1) * plies];
        this.lengths = new int[plies + 1];
        this.points = new int[plies + 1];
    }

    void clear(int ply) {
        lengths[ply] = 0;
    }

    /** Puts a move before the variation of the next ply. */
    void set(int ply, int house, int value) {
        points[ply] = value;
        int to = ply * plies;
        int length = Math.min(lengths[ply + 1], plies - 1);
        houses[to] = (byte) house;
        System.arraycopy(houses, to + plies, houses, to + 1, length);
        lengths[ply] = length + 1;
    }

    /** The variation from the root. */
    int[] fromRoot() {
        int[] line = new int[lengths[0]];
        for (int i = 0; i < line.length; i++) {
            line[i] = houses[i];
        }
        return line;
    }

    /** The value of the variation from the root, in points. */
    int rootPoints() {
        return points[0];
    }
}
