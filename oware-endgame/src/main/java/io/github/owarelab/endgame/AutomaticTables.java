package io.github.owarelab.endgame;

import io.github.owarelab.endgame.file.StoredGame;
import io.github.owarelab.rules.Kalah;
import io.github.owarelab.rules.Rules;
import io.github.owarelab.tables.EndgameTables;
import io.github.owarelab.tables.EndgameTablesProvider;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/**
 * The tables of up to 12 seeds that a search of any Oware game or of Kalah finds without being asked. The first request for some moves
 * builds them in memory, in the background, in up to two seconds; they take 5 MB and are kept as long as the program runs.
 *
 * <p>They hold no distances, which take several times the work of the values.
 *
 * <p>For long searches of Kalah there are larger ones, of up to 18 seeds: two to four seconds and 190 MB.
 */
public final class AutomaticTables implements EndgameTablesProvider {
    /** Seeds of the largest boards. */
    public static final int SEEDS = 12;

    private static final int LARGE_SEEDS = 18;
    /** Below this much heap there are no large tables. */
    private static final long LARGE_HEAP = 1L << 30;

    /** Tables differ by moves and by what infinite play counts, not by limits or seeds per house. */
    private record Key(TableRules moves, boolean split, int seeds) {}

    private static final Map<Key, MemoryTables> BUILT = new ConcurrentHashMap<>();

    /** For the service loader. */
    public AutomaticTables() {}

    @Override
    public EndgameTables tables(Rules rules) {
        return StoredGame.isStored(rules) ? tables(rules, SEEDS) : EndgameTables.NONE;
    }

    @Override
    public EndgameTables largeTables(Rules rules) {
        boolean large = rules instanceof Kalah && Runtime.getRuntime().maxMemory() >= LARGE_HEAP;
        return large ? tables(rules, LARGE_SEEDS) : tables(rules);
    }

    private static EndgameTables tables(Rules rules, int seeds) {
        TableRules moves = TableRules.of(rules);
        Key key = new Key(moves, moves.splitIsExact(rules), seeds);
        return BUILT.computeIfAbsent(key, ignored -> start(rules, seeds));
    }

    private static MemoryTables start(Rules rules, int seeds) {
        MemoryTables tables = new MemoryTables(seeds);
        Thread builder = new Thread(() -> build(tables, rules), "endgame-tables-" + rules.name());
        builder.setDaemon(true);
        builder.start();
        return tables;
    }

    /** A search does without tables that cannot be built: a class path without fastutil, or too little memory, is told, not thrown. */
    private static void build(MemoryTables tables, Rules rules) {
        try {
            tables.build(rules);
        } catch (LinkageError | OutOfMemoryError e) {
            System.getLogger(AutomaticTables.class.getName())
                    .log(
                            System.Logger.Level.WARNING,
                            "searches go without endgame tables, which cannot be built: " + e);
        }
    }
}
