package io.github.owarelab.rules;

/** When a house that holds a single seed may be sown. */
public enum SingleSeeds {
    /** Always. */
    FREE,
    /** Only if no own house holds more. */
    ONLY_IF_ALL_SINGLE
}
