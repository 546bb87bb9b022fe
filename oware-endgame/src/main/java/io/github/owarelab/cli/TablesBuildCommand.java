package io.github.owarelab.cli;

import io.github.owarelab.endgame.BuildListener;
import io.github.owarelab.endgame.BuildOptions;
import io.github.owarelab.endgame.BuildPlan;
import io.github.owarelab.endgame.TableBuilder;
import io.github.owarelab.endgame.TableRules;
import io.github.owarelab.rules.Rules;
import io.github.owarelab.rules.RulesByName;
import java.io.IOException;
import java.nio.file.Path;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** Builds endgame tables. */
@Command(
        name = "build",
        description =
                "Builds endgame tables, layer by layer. A second run goes on where the first stopped, and builds damaged"
                        + " layers anew.")
final class TablesBuildCommand implements Callable<Integer> {
    private final Console console;

    @Mixin
    private final JsonOption json = new JsonOption();

    @Option(
            names = "--rules",
            paramLabel = "NAME",
            defaultValue = "abapa",
            description =
                    "The game whose moves count, one of the Oware family, kalah or kalah-empty-capture (default: ${DEFAULT-VALUE}).")
    private String rules;

    @Option(
            names = "--seeds",
            required = true,
            paramLabel = "N",
            description = "The most seeds in the houses of a board: all layers from 0 to N are built.")
    private int seeds;

    @Option(names = "--out", required = true, paramLabel = "DIR", description = "The directory of the tables.")
    private Path directory;

    @Option(
            names = "--threads",
            paramLabel = "T",
            description = "Threads (default: as many as there are processors); they make no difference to the files.")
    private Integer threads;

    @Option(
            names = "--memory",
            paramLabel = "SIZE",
            converter = Sizes.class,
            description = "The most memory that layers may take, such as 4G (default: what Java can give).")
    private Long memory;

    @Option(
            names = "--bounds",
            description =
                    "Hold bounds too: what the side to move can force whatever repetition brings. Layers that are finished"
                            + " without them are built anew.")
    private boolean bounds;

    @Option(
            names = "--distance",
            description =
                    "Hold distances too: the plies within which the side that a value favours can bring it about. Layers that are"
                            + " finished without them get them now.")
    private boolean distance;

    @Option(names = "--dry-run", description = "Print the plan and stop.")
    private boolean dryRun;

    TablesBuildCommand(Console console) {
        this.console = console;
    }

    @Override
    public Integer call() throws IOException {
        TableBuilder builder = new TableBuilder(options());
        BuildPlan plan = builder.plan(directory);
        if (dryRun) {
            builder.checkMemory(plan);
            BuildReport.print(console, plan, json.isSet());
        } else if (plan.boardsToDo() == 0) {
            plan.remarks().forEach(console::say);
            builder.build(directory, BuildListener.NONE);
            console.say("nothing to do: " + directory + " holds all layers already");
        } else {
            build(builder, plan);
        }
        return ExitCode.DONE.number();
    }

    private void build(TableBuilder builder, BuildPlan plan) throws IOException {
        console.say(BuildReport.summary(plan));
        try (BuildReport report = new BuildReport(console, plan, json.isSet())) {
            console.interruption()
                    .run(
                            () -> {
                                builder.build(directory, report);
                                return null;
                            },
                            builder::stop);
            report.tellTime();
        }
    }

    private BuildOptions options() {
        int count = threads == null ? Runtime.getRuntime().availableProcessors() : threads;
        Options.checkRange("--seeds", seeds, 0, BuildOptions.MOST_SEEDS);
        Options.checkRange("--threads", count, 1, Options.MOST_THREADS);
        if (memory != null) {
            Options.checkRange("--memory", memory, 1, Long.MAX_VALUE);
            tellOfLess(memory, Runtime.getRuntime().maxMemory());
        }
        return new BuildOptions(
                Options.naming("--rules", this::game), seeds, bounds, distance, count, memory == null ? 0 : memory);
    }

    private void tellOfLess(long allowed, long given) {
        if (allowed > given) {
            console.say("--memory allows " + Sizes.text(allowed) + ", but Java may use " + Sizes.text(given)
                    + "; java -Xmx gives it more");
        }
    }

    private Rules game() {
        Rules game = RulesByName.of(rules);
        TableRules.of(game);
        return game;
    }
}
