package io.github.owarelab.endgame;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.owarelab.rules.RuleSet;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/** Builds and compares directories of tables. */
final class TableFiles {
    private TableFiles() {}

    /** Builds tables of ABAPA with bounds on one thread. */
    static void build(Path directory, int seeds) throws IOException {
        new TableBuilder(new BuildOptions(RuleSet.ABAPA, seeds).withBounds().withThreads(1))
                .build(directory, BuildListener.NONE);
    }

    static List<String> names(Path directory) throws IOException {
        try (var files = Files.list(directory)) {
            return files.map(file -> file.getFileName().toString()).sorted().toList();
        }
    }

    /** Checks that two directories hold the same files. */
    static void assertSame(Path directory, Path expected) throws IOException {
        assertThat(names(directory)).isEqualTo(names(expected));
        assertFinishedAreSame(directory, expected);
    }

    /** Checks that every finished layer of a directory is as it should be. */
    static void assertFinishedAreSame(Path directory, Path expected) throws IOException {
        for (String name : names(directory)) {
            if (name.endsWith(".oware")) {
                assertThat(directory.resolve(name)).hasSameBinaryContentAs(expected.resolve(name));
            }
        }
    }
}
