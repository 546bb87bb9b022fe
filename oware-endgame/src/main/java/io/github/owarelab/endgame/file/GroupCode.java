package io.github.owarelab.endgame.file;

/** The arithmetic of a group's codes: two digits in so many bits. */
final class GroupCode {
    /** Widths are 0 to 14 bits: digits of values -48 to 48 are at most 96. */
    static final int MOST_WIDTH = 14;

    private static final int RECIPROCAL_SHIFT = 21;
    private static final int MOST_DIGITS = 128;

    /** By width: how many different digits there are. */
    private static final int[] RADIX = new int[MOST_WIDTH + 2];

    /** By width: 2^21 / radix, rounded up; exact for codes of up to 14 bits because radix * code is below 2^21. */
    private static final int[] RECIPROCAL = new int[MOST_WIDTH + 2];

    /** By greatest digit: the least width that holds it. */
    private static final byte[] WIDTH = new byte[MOST_DIGITS];

    static {
        for (int width = RADIX.length - 1; width >= 0; width--) {
            RADIX[width] = (int) Math.sqrt(1 << width);
            RECIPROCAL[width] = ((1 << RECIPROCAL_SHIFT) + RADIX[width] - 1) / RADIX[width];
            for (int digit = 0; digit < Math.min(MOST_DIGITS, RADIX[width]); digit++) {
                WIDTH[digit] = (byte) width;
            }
        }
    }

    private GroupCode() {}

    /** The least width for digits up to a greatest one of 0 to 127. */
    static int width(int greatestDigit) {
        return WIDTH[greatestDigit];
    }

    /** How many different digits a width has room for. */
    static int radix(int width) {
        return RADIX[width];
    }

    /** The first of a code's digits. */
    static int first(int code, int width) {
        return code * RECIPROCAL[width] >>> RECIPROCAL_SHIFT;
    }

    /** The second of a code's digits. */
    static int second(int code, int width) {
        return code - first(code, width) * RADIX[width];
    }
}
