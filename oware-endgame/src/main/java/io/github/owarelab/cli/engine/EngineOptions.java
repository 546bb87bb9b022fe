package io.github.owarelab.cli.engine;

import io.github.owarelab.endgame.AutomaticTables;
import io.github.owarelab.endgame.TablesForSearch;
import io.github.owarelab.game.Game;
import io.github.owarelab.rules.Rules;
import io.github.owarelab.rules.RulesByName;
import io.github.owarelab.search.Level;
import io.github.owarelab.search.Limits;
import io.github.owarelab.search.OpeningBook;
import io.github.owarelab.search.Searcher;
import io.github.owarelab.tables.EndgameTables;
import java.io.IOException;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.locks.LockSupport;
import java.util.stream.Collectors;

/** The options that a board can set. */
final class EngineOptions {
    private static final String AUTOMATIC = "auto";
    private static final String NONE = "none";
    private static final String EMPTY = "<empty>";
    private static final Duration POLL = Duration.ofMillis(10);
    private static final int MOST_MEBIBYTES = 8192;
    private static final int MOST_THREADS = 1024;

    private int hash = 64;
    private int threads = 1;
    private String tables = AUTOMATIC;
    private Rules rules;
    private int lines = 1;
    private Level level = Level.MASTER;
    private int seed;
    private boolean ownBook = true;
    /** A book set by the board, instead of that of the library. */
    private Optional<OpeningBook> givenBook = Optional.empty();

    private Optional<OpeningBook> book;

    private final List<EngineOption> options;

    EngineOptions(Rules rules) {
        this.rules = rules;
        book = OpeningBook.of(rules);
        options = List.of(
                EngineOption.number("Hash", hash, 1, MOST_MEBIBYTES, value -> hash = value),
                EngineOption.number("Threads", threads, 1, MOST_THREADS, value -> threads = value),
                EngineOption.text("Tables", tables, this::setTables),
                EngineOption.choice("Rules", rules.name(), rulesNames(), this::setRules),
                EngineOption.number("MultiPV", lines, 1, Limits.MOST_LINES, value -> lines = value),
                EngineOption.choice("Level", level.text(), levelNames(), this::setLevel),
                EngineOption.number("Seed", seed, 0, Integer.MAX_VALUE, value -> seed = value),
                EngineOption.truth("OwnBook", ownBook, value -> ownBook = value),
                EngineOption.text("Book", EMPTY, this::setBook));
    }

    private static List<String> rulesNames() {
        return RulesByName.all().stream().map(Rules::name).toList();
    }

    private static List<String> levelNames() {
        return Arrays.stream(Level.values()).map(Level::text).toList();
    }

    /** Lines that tell a board which options there are. */
    List<String> describe() {
        return options.stream().map(EngineOption::describe).toList();
    }

    /**
     * Sets an option.
     *
     * @throws IllegalArgumentException if there is no such option or its value is wrong
     */
    void set(String name, String value) {
        options.stream()
                .filter(option -> option.name().equalsIgnoreCase(name))
                .findFirst()
                .orElseThrow(() -> new IllegalArgumentException("there is no option '" + name + "', but "
                        + options.stream().map(EngineOption::name).collect(Collectors.joining(", "))))
                .set(value);
    }

    private void setRules(String name) {
        Rules before = rules;
        rules = rules.name().equals(name) ? rules : RulesByName.of(name);
        try {
            setTables(tables);
        } catch (IllegalArgumentException e) {
            rules = before;
            throw e;
        }
        book = OpeningBook.of(rules);
    }

    private void setLevel(String name) {
        level = Level.values()[levelNames().indexOf(name)];
    }

    private void setTables(String value) {
        if (!isKeyword(value) && open(value) == EndgameTables.NONE) {
            throw new IllegalArgumentException(value + " is of no use here: under the repetition rule of "
                    + rules.name() + " a search can only rely on tables built with --bounds");
        }
        tables = value;
    }

    private static boolean isKeyword(String tables) {
        return tables.equals(AUTOMATIC) || tables.equals(NONE);
    }

    private EndgameTables open(String directory) {
        try {
            return TablesForSearch.open(Path.of(directory), rules);
        } catch (IOException e) {
            throw new IllegalArgumentException(e.getMessage(), e);
        }
    }

    private void setBook(String file) {
        try {
            boolean none = file.isEmpty() || file.equals(EMPTY);
            givenBook = none ? Optional.empty() : Optional.of(OpeningBook.read(Path.of(file)));
        } catch (IOException e) {
            throw new IllegalArgumentException("cannot read " + file + ": " + e.getMessage(), e);
        }
    }

    /** A searcher that is set up as told. */
    Searcher searcher() {
        Searcher.Builder builder = Searcher.builder().hashMebibytes(hash).threads(threads);
        if (level != Level.MASTER || tables.equals(NONE)) {
            builder.withoutTables();
        } else if (!isKeyword(tables)) {
            builder.tables(open(tables));
        }
        return builder.build();
    }

    /** Waits until the tables built in the background are there, so that they do not slow a search. */
    void awaitTables(Duration longest) {
        if (level != Level.MASTER || !tables.equals(AUTOMATIC)) {
            return;
        }
        EndgameTables built = new AutomaticTables().tables(rules);
        long end = System.nanoTime() + longest.toNanos();
        while (built != EndgameTables.NONE && built.seeds() < AutomaticTables.SEEDS && System.nanoTime() < end) {
            LockSupport.parkNanos(POLL.toNanos());
        }
    }

    Rules rules() {
        return rules;
    }

    int lines() {
        return lines;
    }

    Level level() {
        return level;
    }

    /** What levels play by; 0: something else each game. */
    int seed() {
        return seed;
    }

    /** What the book says, empty if it says nothing or may not be used. */
    Optional<OpeningBook.Entry> book(Game game) {
        if (!ownBook || !level.searches() || lines > 1) {
            return Optional.empty();
        }
        return givenBook.or(() -> book).flatMap(used -> used.find(game));
    }
}
