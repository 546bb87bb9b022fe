package io.github.owarelab.cli;

import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Spec;

/** The commands about endgame tables. */
@Command(name = "tables", description = "Builds, checks and asks endgame tables.")
final class TablesCommand implements Callable<Integer> {
    @Spec
    private CommandSpec spec;

    @Override
    public Integer call() {
        throw new IllegalArgumentException("after 'tables' comes one of "
                + String.join(", ", spec.subcommands().keySet()) + "; see 'oware tables --help'");
    }
}
