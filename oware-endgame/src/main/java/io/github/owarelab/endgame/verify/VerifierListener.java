package io.github.owarelab.endgame.verify;

/** Hears what a verification does and finds; called from several threads at once. */
public interface VerifierListener {
    /**
     * Boards were checked.
     *
     * @param seeds the layer
     * @param boards how many more
     */
    void checked(int seeds, long boards);

    /**
     * A board has a wrong value.
     *
     * @param own the mover's packed row
     * @param other the other's packed row
     * @param what which value, in words
     * @param expected what it should be, in seeds from the mover's view
     * @param found what the table holds
     */
    void wrongValue(long own, long other, String what, int expected, int found);

    /**
     * A layer's header has a wrong count.
     *
     * @param seeds the layer
     * @param what what is counted, in words
     * @param expected how many boards there are
     * @param found how many the header tells of
     */
    void wrongCount(int seeds, String what, long expected, long found);
}
