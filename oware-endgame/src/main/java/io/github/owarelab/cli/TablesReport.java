package io.github.owarelab.cli;

import io.github.owarelab.cli.report.BuildLog;
import io.github.owarelab.cli.report.Report;
import io.github.owarelab.endgame.TableDirectory;
import java.io.IOException;
import java.nio.file.Path;
import picocli.CommandLine.Option;

/** Writes a page of pictures about tables. */
final class TablesReport {
    @Option(
            names = "--report",
            paramLabel = "FILE",
            description = "Write a page of pictures (HTML) instead: values, exact boards and bytes by layer.")
    private Path file;

    @Option(
            names = "--build-log",
            paramLabel = "LOG",
            description = "What 'tables build --json' printed, to show the build rate too.")
    private Path log;

    boolean isAsked() {
        return file != null;
    }

    /**
     * Checks the options before any work.
     *
     * @throws IllegalArgumentException if they make no sense
     */
    void check() {
        if (file == null && log != null) {
            throw new IllegalArgumentException("--build-log is about --report, which is missing");
        }
    }

    void write(TableDirectory tables) throws IOException {
        BuildLog rates = log == null ? BuildLog.NONE : BuildLog.read(log);
        new Report(tables.rules().name(), tables.layers(), rates).write(file);
    }
}
