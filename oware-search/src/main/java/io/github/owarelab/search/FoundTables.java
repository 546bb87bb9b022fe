package io.github.owarelab.search;

import io.github.owarelab.rules.Rules;
import io.github.owarelab.tables.EndgameTables;
import io.github.owarelab.tables.EndgameTablesProvider;
import java.util.ServiceConfigurationError;
import java.util.ServiceLoader;

/** The endgame tables of the providers on the module or class path, which may take longer to find than a short search has time. */
final class FoundTables implements EndgameTables {
    private volatile EndgameTables found = NONE;

    /** Begins to look for tables of these rules; until some are found there are none. */
    FoundTables(Rules rules) {
        Thread finder = new Thread(() -> find(rules), "endgame-tables-finder");
        finder.setDaemon(true);
        finder.start();
    }

    private void find(Rules rules) {
        try {
            found = of(rules);
        } catch (ServiceConfigurationError e) {
            System.getLogger(FoundTables.class.getName())
                    .log(
                            System.Logger.Level.WARNING,
                            "searches go without endgame tables, which cannot be found: " + e);
        }
    }

    /** The first tables that are found for these rules, {@link EndgameTables#NONE} without any. */
    static EndgameTables of(Rules rules) {
        return ServiceLoader.load(EndgameTablesProvider.class).stream()
                .map(provider -> provider.get().tables(rules))
                .filter(tables -> tables != EndgameTables.NONE)
                .findFirst()
                .orElse(EndgameTables.NONE);
    }

    @Override
    public int seeds() {
        return found.seeds();
    }

    @Override
    public int probe(long own, long other) {
        return found.probe(own, other);
    }
}
