package io.github.owarelab.endgame.build;

/** What the layers of one number of seeds need to know about rows. */
final class LayerTables {
    final RowTables rows;
    final int seeds;

    LayerTables(RowTables rows, int seeds) {
        this.rows = rows;
        this.seeds = seeds;
    }

    /** The most seeds that can fall into the other's row in one sowing. */
    int mostCrossing() {
        int x = 0;
        while (Sowing.fewestSeeds(x + 1) <= seeds) {
            x++;
        }
        return x;
    }
}
