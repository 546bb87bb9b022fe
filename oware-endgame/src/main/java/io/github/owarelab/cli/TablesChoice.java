package io.github.owarelab.cli;

import io.github.owarelab.rules.Rules;
import io.github.owarelab.search.Searcher;
import io.github.owarelab.tables.EndgameTables;
import java.io.IOException;
import java.nio.file.Path;
import picocli.CommandLine.Option;

/** The choice of endgame tables for a search, one option at most. */
final class TablesChoice {
    @Option(
            names = "--tables",
            paramLabel = "DIR",
            description =
                    "Ask the endgame tables or Awari scores of a directory (default: those of up to 12 seeds, built in memory in the"
                            + " background).")
    private Path directory;

    @Option(names = "--no-tables", description = "Ask no endgame tables.")
    private boolean none;

    /**
     * Makes a search ask what was chosen.
     *
     * @throws IOException if there are no tables in the directory, they are damaged or of other rules
     */
    void apply(Searcher.Builder search, Rules rules, Console console) throws IOException {
        if (none) {
            search.withoutTables();
        }
        if (directory == null) {
            return;
        }
        OpenTables opened = OpenTables.open(directory);
        if (!opened.rules().matches(rules)) {
            throw new IOException(
                    directory + " holds tables of " + opened.rules().name() + ", not of " + rules.name());
        }
        EndgameTables tables = opened.search().apply(rules);
        if (tables == EndgameTables.NONE) {
            console.say(directory + " is of no use here: under the repetition rule of " + rules.name()
                    + " a search can only rely on tables built with --bounds");
        } else {
            search.tables(tables);
        }
    }
}
