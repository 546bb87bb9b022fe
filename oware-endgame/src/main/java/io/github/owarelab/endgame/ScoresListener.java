package io.github.owarelab.endgame;

/** Hears how the writing of scores gets on. Called from the thread that writes. */
public interface ScoresListener {
    /** Hears nothing. */
    ScoresListener NONE = new ScoresListener() {};

    /**
     * Some boards were written.
     *
     * @param boards boards so far, of all files
     */
    default void progress(long boards) {}

    /**
     * A file is in place.
     *
     * @param file what it is
     */
    default void finished(ScoresInfo file) {}
}
