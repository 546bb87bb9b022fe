package io.github.owarelab.cli;

import io.github.owarelab.game.Game;
import io.github.owarelab.search.Limits;
import io.github.owarelab.search.Searcher;
import io.github.owarelab.search.Solver;
import java.io.IOException;
import java.util.concurrent.Callable;
import picocli.CommandLine.ArgGroup;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** Searches positions. */
@Command(
        name = "analyze",
        description =
                "Searches deeper and deeper. A value is what the side to move will still gain minus what the other"
                        + " will still gain, in seeds; the stores are not counted.")
final class AnalyzeCommand implements Callable<Integer> {
    private static final int MOST_MEBIBYTES = 8192;

    private final Console console;

    @Mixin
    private final GameOptions games = new GameOptions();

    @Mixin
    private final SearchOptions search = new SearchOptions();

    @Mixin
    private final JsonOption json = new JsonOption();

    @ArgGroup
    private final TablesChoice tables = new TablesChoice();

    @Option(
            names = "--threads",
            paramLabel = "T",
            defaultValue = "1",
            description = "Search on T threads (default: ${DEFAULT-VALUE}).")
    private int threads;

    @Option(
            names = "--hash",
            paramLabel = "MIB",
            defaultValue = "64",
            description = "MiB of memory for boards met before (default: ${DEFAULT-VALUE}).")
    private int hashMebibytes;

    @Option(
            names = "--solve",
            description =
                    "Prove the exact value instead of ranking moves, with --time or --nodes as far as they allow. Made for Kalah and Congkak.")
    private boolean solve;

    AnalyzeCommand(Console console) {
        this.console = console;
    }

    @Override
    public Integer call() throws IOException {
        return solve ? solve() : search();
    }

    private Integer search() throws IOException {
        Limits limits = search.limits();
        SearchReport report = new SearchReport(console, json.isSet(), limits.lines() > 1);
        Searcher.Builder builder = searcher().listener(report::line);
        tables.chosen(games.rules(), console).ifPresent(builder::tables);
        Searcher searcher = builder.build();
        return games.answer(console, game -> analyze(game, limits, searcher, report));
    }

    private Integer solve() throws IOException {
        Limits limits = search.limitsToSolve();
        SolveReport report = new SolveReport(console, json.isSet());
        Options.checkRange("--hash", hashMebibytes, 1, MOST_MEBIBYTES);
        Solver.Builder builder = Solver.builder().hashMebibytes(hashMebibytes).listener(report::bounds);
        tables.chosenToSolve(games.rules(), console).ifPresent(builder::tables);
        Solver solver = builder.build();
        solver.prepare(games.rules());
        return games.answer(console, game -> {
            report.begin(game.position());
            report.end(console.interruption().run(() -> solver.solve(game.position(), limits), solver::cancel));
        });
    }

    private Searcher.Builder searcher() {
        Options.checkRange("--threads", threads, 1, Options.MOST_THREADS);
        Options.checkRange("--hash", hashMebibytes, 1, MOST_MEBIBYTES);
        return Searcher.builder().threads(threads).hashMebibytes(hashMebibytes);
    }

    private void analyze(Game game, Limits limits, Searcher searcher, SearchReport report) {
        report.begin(game);
        console.interruption()
                .run(
                        () -> {
                            report.end(searcher.search(game, limits));
                            return null;
                        },
                        searcher::cancel);
    }
}
