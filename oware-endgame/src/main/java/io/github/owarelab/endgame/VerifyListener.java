package io.github.owarelab.endgame;

/** Hears how a verification gets on. */
public interface VerifyListener {
    /** Hears nothing. */
    VerifyListener NONE = (seeds, boards, inAll) -> {};

    /**
     * Some boards were checked; called from one thread at a time.
     *
     * @param seeds the layer of the boards
     * @param boards boards checked so far
     * @param inAll boards to check
     */
    void progress(int seeds, long boards, long inAll);
}
