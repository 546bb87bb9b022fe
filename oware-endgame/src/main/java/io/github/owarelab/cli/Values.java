package io.github.owarelab.cli;

/** Writes net values for people. */
final class Values {
    private Values() {}

    /** Seeds with their sign. */
    static String text(int seeds) {
        return seeds > 0 ? "+" + seeds : String.valueOf(seeds);
    }
}
