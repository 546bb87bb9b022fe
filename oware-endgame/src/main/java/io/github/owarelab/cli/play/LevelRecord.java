package io.github.owarelab.cli.play;

/**
 * The player's games against one level.
 *
 * @param won games won
 * @param lost games lost
 * @param drawn games drawn
 * @param streak games won in a row up to now
 * @param best the longest such row
 */
record LevelRecord(int won, int lost, int drawn, int streak, int best) {
    static final LevelRecord NONE = new LevelRecord(0, 0, 0, 0, 0);

    private static final int ALL = 100;

    LevelRecord afterWin() {
        return new LevelRecord(won + 1, lost, drawn, streak + 1, Math.max(best, streak + 1));
    }

    LevelRecord afterLoss() {
        return new LevelRecord(won, lost + 1, drawn, 0, best);
    }

    LevelRecord afterDraw() {
        return new LevelRecord(won, lost, drawn + 1, 0, best);
    }

    int games() {
        return won + lost + drawn;
    }

    /** Games won of a hundred, rounded; 0 without a game. */
    int percentage() {
        return games() == 0 ? 0 : Math.round(won * (float) ALL / games());
    }
}
