package io.github.owarelab.endgame.file;

/**
 * Where the values of a layer's boards stand in memory: for each sum of the mover's row and each other's row a slice of
 * bytes, {@link LayerFormat#ZERO} + value in seeds from the mover's view for each mover's row, rows in the order of
 * {@link io.github.owarelab.endgame.rank.RowRank}.
 */
public interface LayerValues {
    /**
     * The array that holds a slice.
     *
     * @param moverSum seeds of the mover's row
     * @param otherRank rank of the other's row
     * @return an array, which may hold other slices too
     */
    byte[] array(int moverSum, int otherRank);

    /**
     * Where in its array a slice begins.
     *
     * @param moverSum seeds of the mover's row
     * @param otherRank rank of the other's row
     * @return an index
     */
    int offset(int moverSum, int otherRank);
}
