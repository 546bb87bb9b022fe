package io.github.owarelab.search;

/**
 * One of the best moves of the root after an iteration.
 *
 * @param line the variation; the move is its first house
 * @param points the net value in points
 * @param bound how the value stands to that of a complete search of this depth
 * @param floor what is proved to be the least, in points
 * @param ceiling what is proved to be the most, in points
 * @param settled whether the move is proved to gain all that can be gained
 * @param depth in plies
 */
record Finding(int[] line, int points, Bound bound, int floor, int ceiling, boolean settled, int depth) {
    int house() {
        return line[0];
    }
}
