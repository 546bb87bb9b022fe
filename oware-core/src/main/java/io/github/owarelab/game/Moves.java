package io.github.owarelab.game;

import io.github.owarelab.rules.Rules;

/** Moves as letters: A to F (G) for South's houses, a to f (g) for North's, each from its owner's left. */
public final class Moves {
    private Moves() {}

    /**
     * The letter of a house.
     *
     * @param side its owner
     * @param house 0 to 6
     * @return upper case for South, lower case for North
     */
    public static char letter(Side side, int house) {
        return (char) (side.firstHouse() + house);
    }

    /**
     * The house of a letter.
     *
     * @param letter a letter
     * @param side the side to move, whose house it must be
     * @param rules the rules, which know how many houses a row has
     * @return the house
     * @throws IllegalArgumentException if no house of that side has this letter
     */
    public static int house(char letter, Side side, Rules rules) {
        int house = letter - side.firstHouse();
        if (house >= 0 && house < rules.houses()) {
            return house;
        }
        int others = letter - side.opposite().firstHouse();
        if (others >= 0 && others < rules.houses()) {
            throw new IllegalArgumentException("move '" + letter + "' is a house of " + side.opposite() + ", but "
                    + side + " is to move, with " + houses(side, rules));
        }
        throw new IllegalArgumentException(
                "move '" + letter + "' is unknown: " + side + " moves with " + houses(side, rules));
    }

    private static String houses(Side side, Rules rules) {
        return letter(side, 0) + " to " + letter(side, rules.houses() - 1);
    }

    /**
     * The letters of a set of houses.
     *
     * @param side their owner
     * @param mask bit i for house i
     * @return letters in rising order, empty for no house
     */
    public static String text(Side side, int mask) {
        StringBuilder text = new StringBuilder();
        for (int left = mask; left != 0; left &= left - 1) {
            text.append(letter(side, Integer.numberOfTrailingZeros(left)));
        }
        return text.toString();
    }
}
