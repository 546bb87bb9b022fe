package io.github.owarelab.game;

/**
 * A house or a store.
 *
 * @param side its owner
 * @param house 0 to 6, -1 for the store
 */
public record Place(Side side, int house) {
    private static final int STORE = -1;

    /**
     * The store of a side.
     *
     * @param side its owner
     * @return the store
     */
    public static Place store(Side side) {
        return new Place(side, STORE);
    }

    /**
     * Whether this is a store.
     *
     * @return false for a house
     */
    public boolean isStore() {
        return house == STORE;
    }

    /**
     * The letter of the house, or the store in words.
     *
     * @return for example {@code C}, {@code f} or {@code South's store}
     */
    @Override
    public String toString() {
        return isStore() ? side + "'s store" : String.valueOf(Moves.letter(side, house));
    }
}
