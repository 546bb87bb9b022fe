package io.github.owarelab.cli;

import io.github.owarelab.endgame.LayerInfo;
import io.github.owarelab.endgame.TableDirectory;
import io.github.owarelab.endgame.Verification;
import java.io.IOException;
import java.nio.file.Path;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Checks tables. */
@Command(
        name = "verify",
        description =
                "Checks the checksums of tables, then computes values again from the successors of each board, by other"
                        + " code than that which built them.")
final class TablesVerifyCommand implements Callable<Integer> {
    private final Console console;

    @Mixin
    private final JsonOption json = new JsonOption();

    @Parameters(paramLabel = "DIR", description = "The directory of the tables.")
    private Path directory;

    @Option(names = "--sample", paramLabel = "N", description = "Check N random boards (default: every board).")
    private Long sample;

    @Option(names = "--threads", paramLabel = "T", description = "Threads (default: as many as there are processors).")
    private Integer threads;

    TablesVerifyCommand(Console console) {
        this.console = console;
    }

    @Override
    public Integer call() throws IOException {
        int workers = threads == null ? Runtime.getRuntime().availableProcessors() : threads;
        Options.checkRange("--threads", workers, 1, Options.MOST_THREADS);
        if (sample != null) {
            Options.checkRange("--sample", sample, 1, Long.MAX_VALUE);
        }
        TableDirectory tables = TableDirectory.open(directory);
        tables.remarks().forEach(console::say);
        long start = System.nanoTime();
        Verification verification = verify(tables, workers);
        report(tables, verification, (System.nanoTime() - start) / 1e9);
        return (verification.passed() ? ExitCode.DONE : ExitCode.FILES).number();
    }

    private Verification verify(TableDirectory tables, int workers) throws IOException {
        long boards = tables.layers().stream().mapToLong(LayerInfo::boards).sum();
        boolean all = sample == null || sample >= boards;
        long checks = all ? boards : sample;
        try (Progress progress = new Progress(console, checks)) {
            return console.interruption()
                    .run(
                            () -> tables.verify(all ? 0 : sample, workers, (seeds, done, inAll) -> {
                                console.interruption().check();
                                progress.show(done);
                            }),
                            () -> {});
        }
    }

    private void report(TableDirectory tables, Verification verification, double seconds) throws IOException {
        verification.first().forEach(failure -> console.say(failure.toString()));
        if (json.isSet()) {
            console.json(fields -> {
                fields.writeStringField("rules", tables.rules().name());
                fields.writeNumberField("seeds", tables.seeds());
                fields.writeNumberField("boards", verification.boards());
                fields.writeNumberField("failures", verification.failures());
                fields.writeNumberField("seconds", Math.round(seconds * 1000) / 1000.0);
            });
        } else if (verification.passed()) {
            console.line(
                    "%,d boards of %s checked, all are right (%.1f s, %,.0f boards/s)",
                    verification.boards(), tables.rules().name(), seconds, verification.boards() / seconds);
        } else {
            console.line("%,d boards checked, %,d values are wrong", verification.boards(), verification.failures());
        }
    }
}
