package io.github.owarelab.tables;

import io.github.owarelab.rules.Rules;

/** Finds endgame tables; searched for as a service, so that a searcher needs no module that builds tables. */
public interface EndgameTablesProvider {
    /**
     * The tables that come without being asked for. The first call for some rules starts to build them in the background and
     * returns at once; {@link EndgameTables#seeds()} tells how far they have come.
     *
     * @param rules the rules of the game
     * @return tables, {@link EndgameTables#NONE} if this provider has none for these rules
     */
    EndgameTables tables(Rules rules);

    /**
     * Tables for a search that is long enough to be worth larger ones. Built in the background like the others.
     *
     * @param rules the rules of the game
     * @return tables, those of {@link #tables} if this provider has no larger ones for these rules
     */
    default EndgameTables largeTables(Rules rules) {
        return tables(rules);
    }
}
