package io.github.owarelab.search;

import io.github.owarelab.rules.Rules;
import io.github.owarelab.tables.EndgameTables;
import io.github.owarelab.tables.EndgameTablesProvider;
import java.util.ServiceConfigurationError;
import java.util.ServiceLoader;
import java.util.function.Function;

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
        return first(provider -> provider.tables(rules));
    }

    /** The first that are found for a long search under these rules, {@link EndgameTables#NONE} without any. */
    static EndgameTables largeOf(Rules rules) {
        return first(provider -> provider.largeTables(rules));
    }

    private static EndgameTables first(Function<EndgameTablesProvider, EndgameTables> tables) {
        return ServiceLoader.load(EndgameTablesProvider.class).stream()
                .map(provider -> tables.apply(provider.get()))
                .filter(some -> some != EndgameTables.NONE)
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
