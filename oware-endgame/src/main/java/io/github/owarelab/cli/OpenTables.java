package io.github.owarelab.cli;

import io.github.owarelab.endgame.AwariScores;
import io.github.owarelab.endgame.Probe;
import io.github.owarelab.endgame.TableDirectory;
import io.github.owarelab.endgame.TableException;
import io.github.owarelab.endgame.TablePlayer;
import io.github.owarelab.endgame.TableRules;
import io.github.owarelab.endgame.TablesForSearch;
import io.github.owarelab.game.Game;
import io.github.owarelab.game.Position;
import io.github.owarelab.rules.Rules;
import io.github.owarelab.tables.EndgameTables;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.List;

/**
 * Tables that a user named, ours or the published Awari scores.
 *
 * @param rules the moves they were made for
 * @param remarks what is uneven about them, in sentences
 * @param prober answers positions
 * @param search makes of them what a search of some rules may rely on
 * @param inMemory makes of them the same for a search that asks so often that reading all of them first is worth it
 */
record OpenTables(TableRules rules, List<String> remarks, Prober prober, Searched search, Searched inMemory) {
    /** Makes tables for searches of some rules. */
    interface Searched {
        EndgameTables of(Rules rules) throws TableException;
    }

    /** Answers positions. */
    interface Prober {
        Probe probe(Position position) throws TableException;
    }

    /**
     * Opens what is in a directory.
     *
     * @throws TableException if there are no tables, or they are damaged
     */
    static OpenTables open(Path directory) throws TableException {
        if (TablesForSearch.areScores(directory)) {
            AwariScores scores = AwariScores.open(directory);
            return new OpenTables(scores.rules(), List.of(), scores::probe, scores::tables, scores::tables);
        }
        TableDirectory tables = TableDirectory.open(directory);
        return new OpenTables(tables.rules(), tables.remarks(), tables::probe, tables::tables, tables::tablesInMemory);
    }

    /**
     * The same, whose answers have distances.
     *
     * @throws TableException if there are no tables that know distances, or they are damaged
     */
    static OpenTables openWithDistances(Path directory) throws TableException {
        TableDirectory tables = TableDirectory.open(directory);
        return new OpenTables(
                tables.rules(),
                tables.remarks(),
                new TablePlayer(tables)::probe,
                tables::tables,
                tables::tablesInMemory);
    }

    Probe probe(Game game) {
        try {
            return prober.probe(game.position());
        } catch (TableException e) {
            throw new UncheckedIOException(e);
        }
    }
}
