package io.github.owarelab.cli;

import io.github.owarelab.endgame.AwariScoresWriter;
import io.github.owarelab.endgame.ScoresInfo;
import io.github.owarelab.endgame.ScoresListener;
import io.github.owarelab.endgame.TableDirectory;
import io.github.owarelab.endgame.TableException;
import io.github.owarelab.rules.RuleSet;
import java.io.IOException;
import java.nio.file.Path;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Writes the published Awari scores. */
@Command(
        name = "scores",
        description =
                "Writes tables of awari as the files of the published score database: scores.0, scores.1 and so on,"
                        + " one byte for each board that a move can lead to. 'tables probe' reads them too.")
final class TablesScoresCommand implements Callable<Integer> {
    private static final String TITLES = "%5s %18s  %s";
    private static final String ROW = "%5d %,18d  %08x";

    private final Console console;

    @Mixin
    private final JsonOption json = new JsonOption();

    @Parameters(paramLabel = "DIR", description = "The directory of the tables, which must be of awari.")
    private Path directory;

    @Option(names = "--out", required = true, paramLabel = "OUT", description = "The directory of the scores.")
    private Path out;

    TablesScoresCommand(Console console) {
        this.console = console;
    }

    @Override
    public Integer call() throws IOException {
        AwariScoresWriter writer = writer();
        if (!json.isSet()) {
            console.line(TITLES, "seeds", "bytes", "CRC-32");
        }
        try (Progress progress = new Progress(console, writer.boards())) {
            console.interruption().run(() -> write(writer, progress), writer::stop);
        }
        return ExitCode.DONE.number();
    }

    private AwariScoresWriter writer() throws IOException {
        TableDirectory tables = TableDirectory.open(directory);
        if (!tables.rules().matches(RuleSet.AWARI)) {
            throw new IOException(directory + " holds tables of "
                    + tables.rules().name() + "; the published scores are those of awari");
        }
        return new AwariScoresWriter(tables);
    }

    private Void write(AwariScoresWriter writer, Progress progress) throws TableException {
        writer.write(out, new ScoresListener() {
            @Override
            public void progress(long boards) {
                progress.show(boards);
            }

            @Override
            public void finished(ScoresInfo file) {
                print(file);
            }
        });
        return null;
    }

    private void print(ScoresInfo file) {
        if (!json.isSet()) {
            console.line(ROW, file.seeds(), file.bytes(), file.crc32());
            return;
        }
        console.json(fields -> {
            fields.writeNumberField("seeds", file.seeds());
            fields.writeStringField("file", file.file().getFileName().toString());
            fields.writeNumberField("bytes", file.bytes());
            fields.writeStringField("crc32", String.format("%08x", file.crc32()));
        });
    }
}
