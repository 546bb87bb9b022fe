package io.github.owarelab.search;

/** What a value says about the value that a complete search to the same depth would give. */
public enum Bound {
    /** Equal. */
    EXACT,
    /** At least the value. */
    LOWER,
    /** At most the value. */
    UPPER
}
