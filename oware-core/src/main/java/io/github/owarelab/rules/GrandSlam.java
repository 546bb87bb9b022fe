package io.github.owarelab.rules;

/** What happens to a move whose capture would take every seed of the other. */
public enum GrandSlam {
    /** It is legal and takes nothing. */
    NO_CAPTURE,
    /** It is not a legal move. */
    FORBIDDEN,
    /**
     * Any move that leaves the other without a seed is illegal while one that leaves a seed exists; where every move leaves
     * none, all are legal and capture normally.
     */
    FORBIDDEN_UNLESS_FORCED,
    /** It is legal and captures. */
    CAPTURE,
    /** It captures, then the same side moves once more and must feed; if it cannot, the game ends. */
    CAPTURE_AND_FEED
}
