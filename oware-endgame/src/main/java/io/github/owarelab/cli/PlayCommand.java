package io.github.owarelab.cli;

import io.github.owarelab.cli.play.Messages;
import io.github.owarelab.cli.play.PlaySession;
import io.github.owarelab.cli.play.Statistics;
import io.github.owarelab.cli.play.UnfinishedGame;
import io.github.owarelab.game.Game;
import io.github.owarelab.game.Side;
import io.github.owarelab.rules.Rules;
import io.github.owarelab.search.Level;
import io.github.owarelab.search.LevelPlayer;
import io.github.owarelab.search.Limits;
import io.github.owarelab.search.SearchResult;
import io.github.owarelab.search.Searcher;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.concurrent.Callable;
import java.util.concurrent.CancellationException;
import java.util.concurrent.ThreadLocalRandom;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** Lets a person play. */
@Command(
        name = "play",
        description =
                "Plays a game with you. A game that you leave is kept and goes on next time; the games against each"
                        + " level are counted.")
final class PlayCommand implements Callable<Integer> {
    private static final Duration HINT_TIME = Duration.ofSeconds(1);

    private final Console console;

    @Option(
            names = "--level",
            paramLabel = "LEVEL",
            defaultValue = "easy",
            description = "Your opponent: easy, medium, hard, insane or master (default: ${DEFAULT-VALUE}).")
    private String level;

    @Mixin
    private final RulesOptions rules = new RulesOptions();

    @Option(
            names = "--side",
            paramLabel = "S|N",
            defaultValue = "S",
            description = "Your side in a new game, South, which begins, or North (default: ${DEFAULT-VALUE}).")
    private String side;

    @Option(
            names = "--time",
            paramLabel = "TIME",
            converter = Times.class,
            defaultValue = "2s",
            description = "How long insane and master think: " + Times.FORM + " (default: ${DEFAULT-VALUE}).")
    private Duration time;

    @Option(names = "--new", description = "Begin a new game even if there is one to go on with.")
    private boolean begin;

    @Option(
            names = "--seed",
            paramLabel = "N",
            description = "Play a new game that can be repeated: easy, medium and hard answer the same each time.")
    private Long seed;

    @Option(names = "--statistics", description = "Tell your games against all levels and stop.")
    private boolean tell;

    @Option(
            names = "--language",
            paramLabel = "en|ru",
            description = "English or Russian (default: as this machine is set).")
    private String language;

    @Option(
            names = "--directory",
            paramLabel = "DIR",
            description =
                    "Where the unfinished game and the statistics are kept (default: 'oware' among your settings).")
    private Path directory;

    PlayCommand(Console console) {
        this.console = console;
    }

    @Override
    public Integer call() throws IOException {
        Messages messages =
                Options.naming("--language", () -> Messages.of(language == null ? Messages.usualLanguage() : language));
        Path kept = directory == null ? PlaySettings.directory() : directory;
        if (Files.exists(kept) && !Files.isDirectory(kept)) {
            throw new IllegalArgumentException("--directory " + kept + " is a file");
        }
        Statistics statistics = new Statistics(kept);
        if (tell) {
            for (Level each : Level.values()) {
                PlaySession.tell(statistics, each, messages, this::print);
            }
        } else {
            try {
                play(game(kept), statistics, messages);
            } catch (CancellationException e) {
                console.say(messages.interrupted());
                return ExitCode.INTERRUPTED.number();
            }
        }
        return ExitCode.DONE.number();
    }

    private void print(String line) {
        console.line("%s", line);
    }

    private UnfinishedGame game(Path kept) throws IOException {
        Rules game = rules.rules();
        Level opponent = level();
        Side player = side();
        if (!begin && UnfinishedGame.exists(kept, opponent, game)) {
            return UnfinishedGame.read(kept, opponent, game);
        }
        long chosen = seed == null ? ThreadLocalRandom.current().nextInt() : seed;
        return UnfinishedGame.begin(kept, opponent, chosen, player, game);
    }

    private Level level() {
        for (Level each : Level.values()) {
            if (each.text().equals(level)) {
                return each;
            }
        }
        throw new IllegalArgumentException("--level is easy, medium, hard, insane or master, not '" + level + "'");
    }

    private Side side() {
        for (Side each : Side.values()) {
            if (side.equals(String.valueOf(each.letter()))) {
                return each;
            }
        }
        throw new IllegalArgumentException("--side is S or N, not '" + side + "'");
    }

    private void play(UnfinishedGame game, Statistics statistics, Messages messages) throws IOException {
        LevelPlayer opponent = new LevelPlayer(game.level(), game.seed());
        Searcher adviser = Searcher.builder().build();
        if (!console.readsTerminal()) {
            session(game, statistics, messages, prompt -> console.readLine(), opponent, adviser)
                    .run();
            return;
        }
        try (JlineLines lines = new JlineLines()) {
            session(game, statistics, messages, lines, opponent, adviser).run();
        }
    }

    private PlaySession session(
            UnfinishedGame game,
            Statistics statistics,
            Messages messages,
            PlaySession.Lines lines,
            LevelPlayer opponent,
            Searcher adviser) {
        return new PlaySession(
                game,
                statistics,
                messages,
                lines,
                this::print,
                now -> console.interruption().run(() -> opponent.choose(now, Limits.time(time)), opponent::cancel),
                now -> hint(now, adviser));
    }

    private SearchResult hint(Game game, Searcher adviser) {
        return console.interruption().run(() -> adviser.search(game, Limits.time(HINT_TIME)), adviser::cancel);
    }
}
