package io.github.owarelab.cli;

import io.github.owarelab.cli.match.Contestant;
import io.github.owarelab.cli.match.EngineChoice;
import io.github.owarelab.cli.match.Match;
import io.github.owarelab.cli.match.PlayedGame;
import io.github.owarelab.cli.match.TimeControl;
import io.github.owarelab.endgame.AutomaticTables;
import io.github.owarelab.endgame.TablesForSearch;
import io.github.owarelab.rules.Rules;
import io.github.owarelab.tables.EndgameTables;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.LocalDate;
import java.time.format.DateTimeFormatter;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Plays two engines against each other. */
@Command(
        name = "match",
        description =
                "Plays two engines against each other, each opening with either side, and tells how much stronger the"
                        + " first is. An engine is a level of this program (easy, medium, hard, insane, master) or, in one"
                        + " argument, the command line of a program that speaks the protocol of 'oware engine'. Engines"
                        + " play without opening books unless the option OwnBook is set. An engine that ends, or gives no move"
                        + " 5 s after its time and margin, loses the game (reason crash or time) and is started anew for"
                        + " the next; when it fails in three games running the match ends.")
final class MatchCommand implements Callable<Integer> {
    private static final String AUTOMATIC = "auto";

    private final Console console;

    @Parameters(index = "0", paramLabel = "ENGINE1", description = "The engine whose points are counted.")
    private String engine1;

    @Parameters(index = "1", paramLabel = "ENGINE2", description = "The other engine.")
    private String engine2;

    @Option(
            names = "--option1",
            paramLabel = "NAME=VALUE",
            description = "Set an option of the first engine, such as Hash=256; may be repeated.")
    private final Map<String, String> options1 = new LinkedHashMap<>();

    @Option(names = "--option2", paramLabel = "NAME=VALUE", description = "Set an option of the second engine.")
    private final Map<String, String> options2 = new LinkedHashMap<>();

    @Mixin
    private final RulesOptions rules = new RulesOptions();

    @Mixin
    private final TimeControlOptions times = new TimeControlOptions();

    @Mixin
    private final OpeningsOptions openings = new OpeningsOptions();

    @Mixin
    private final SprtOptions test = new SprtOptions();

    @Option(
            names = "--adjudicate",
            paramLabel = "DIR",
            description =
                    "End games when tables know the result: those of a directory, or 'auto' for 12 seeds in memory.")
    private String adjudicate;

    @Option(names = "--save", paramLabel = "FILE", description = "Add the games to a file as boards save them.")
    private Path save;

    @Mixin
    private final JsonOption json = new JsonOption();

    MatchCommand(Console console) {
        this.console = console;
    }

    @Override
    public Integer call() throws IOException {
        Rules game = rules.rules();
        TimeControl control = times.control();
        MatchReport report = new MatchReport(console, json.isSet(), test.sprt());
        OpeningsOptions.Plan plan = openings.plan(game);
        EndgameTables tables = tables(game);
        Thread player = Thread.currentThread();
        try {
            console.interruption()
                    .run(
                            () -> {
                                play(game, control, tables, plan, report);
                                return null;
                            },
                            player::interrupt);
        } finally {
            report.summary();
        }
        return ExitCode.DONE.number();
    }

    private void play(
            Rules game, TimeControl control, EndgameTables tables, OpeningsOptions.Plan plan, MatchReport report)
            throws IOException {
        try (Contestant first = new Contestant(new EngineChoice(engine1, options1), game);
                Contestant second = new Contestant(new EngineChoice(engine2, options2), game)) {
            new Match(first, second, control, tables, plan.seed(), console::say)
                    .play(plan.games(), plan.openings(), played -> keep(played, report), report::isOpen);
        }
    }

    private void keep(PlayedGame game, MatchReport report) {
        if (save != null) {
            String date = LocalDate.now().format(DateTimeFormatter.ofPattern("yyyy.MM.dd"));
            // Not a channel: an interruption would close it and lose a finished game.
            try (OutputStream games = new FileOutputStream(save.toFile(), true)) {
                games.write((game.text(date) + "\n").getBytes(StandardCharsets.UTF_8));
            } catch (IOException e) {
                throw new UncheckedIOException(e);
            }
        }
        report.game(game);
    }

    private EndgameTables tables(Rules game) throws IOException {
        if (adjudicate == null) {
            return EndgameTables.NONE;
        }
        EndgameTables tables = adjudicate.equals(AUTOMATIC)
                ? new AutomaticTables().tables(game)
                : TablesForSearch.open(Path.of(adjudicate), game);
        if (tables == EndgameTables.NONE) {
            console.say(
                    "--adjudicate is of no use here: these tables do not tell how a game of " + game.name() + " ends");
        }
        return tables;
    }
}
