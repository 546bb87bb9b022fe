package io.github.owarelab.endgame;

import java.time.Duration;

/** Hears how a build gets on. Called from threads that build, one at a time; what takes long here delays the build. */
public interface BuildListener {
    /** Hears nothing. */
    BuildListener NONE = new BuildListener() {};

    /**
     * Something about the directory that is no failure, heard before the work starts.
     *
     * @param sentence for example which file is damaged, where, and that it is built anew
     */
    default void remark(String sentence) {}

    /**
     * Some work was done.
     *
     * @param seeds the layer on which it was done
     * @param boards boards done of this run, an estimate inside a layer
     * @param inAll boards of this run
     */
    default void progress(int seeds, long boards, long inAll) {}

    /**
     * A layer was finished and its file is in place.
     *
     * @param layer what the file holds
     * @param time how long it took, writing included; two layers built at a time share it
     */
    default void finished(LayerInfo layer, Duration time) {}
}
