package io.github.owarelab.cli;

import io.github.owarelab.rules.Rules;
import io.github.owarelab.tables.EndgameTables;
import java.io.IOException;
import java.nio.file.Path;
import java.util.Optional;
import java.util.function.Function;
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
     * What a search is to ask.
     *
     * @return the tables chosen; empty for those that a search finds by itself
     * @throws IOException if there are no tables in the directory, they are damaged or of other rules
     */
    Optional<EndgameTables> chosen(Rules rules, Console console) throws IOException {
        return chosen(rules, console, OpenTables::search);
    }

    /**
     * The same for the search for proofs that games without repetition have, which asks for most of its boards.
     *
     * @return what the search is to ask
     * @throws IOException as {@link #chosen}
     */
    Optional<EndgameTables> chosenToSolve(Rules rules, Console console) throws IOException {
        return chosen(rules, console, rules.canRepeat() ? OpenTables::search : OpenTables::inMemory);
    }

    private Optional<EndgameTables> chosen(Rules rules, Console console, Function<OpenTables, OpenTables.Searched> way)
            throws IOException {
        if (none) {
            return Optional.of(EndgameTables.NONE);
        }
        if (directory == null) {
            return Optional.empty();
        }
        OpenTables opened = OpenTables.open(directory);
        opened.remarks().forEach(console::say);
        if (!opened.rules().matches(rules)) {
            throw new IOException(
                    directory + " holds tables of " + opened.rules().name() + ", not of " + rules.name());
        }
        EndgameTables tables = way.apply(opened).of(rules);
        if (tables != EndgameTables.NONE) {
            return Optional.of(tables);
        }
        console.say(directory + " is of no use here: under the repetition rule of " + rules.name()
                + " a search can only rely on tables built with --bounds");
        return Optional.empty();
    }
}
