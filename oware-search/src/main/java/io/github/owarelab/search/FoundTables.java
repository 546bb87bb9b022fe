package io.github.owarelab.search;

import io.github.owarelab.rules.Rules;
import io.github.owarelab.tables.EndgameTables;
import io.github.owarelab.tables.EndgameTablesProvider;
import java.util.ServiceLoader;

/** The endgame tables of the providers on the module or class path. */
final class FoundTables {
    private FoundTables() {}

    /** Loads the providers, but asks them for nothing. */
    static void load() {
        ServiceLoader.load(EndgameTablesProvider.class).forEach(provider -> {});
    }

    /** The first tables that are found for these rules, {@link EndgameTables#NONE} without any. */
    static EndgameTables of(Rules rules) {
        return ServiceLoader.load(EndgameTablesProvider.class).stream()
                .map(provider -> provider.get().tables(rules))
                .filter(found -> found != EndgameTables.NONE)
                .findFirst()
                .orElse(EndgameTables.NONE);
    }
}
