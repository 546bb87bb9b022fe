package io.github.owarelab.cli;

import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Set;
import java.util.function.Supplier;
import picocli.CommandLine;

/**
 * The commands by name. A run makes the one it is called by alone, none to tell the version: to describe all of them takes
 * longer than most have to do. Whoever names none of them meets them all.
 */
final class Commands {
    private static final Set<String> VERSION = Set.of("--version", "-V");

    private final Console console;
    private final String[] args;

    Commands(Console console, String... args) {
        this.console = console;
        this.args = args;
    }

    /** The whole tool. */
    CommandLine oware() {
        Map<String, Supplier<Object>> commands = new LinkedHashMap<>();
        commands.put("moves", () -> new MovesCommand(console));
        commands.put("perft", () -> new PerftCommand(console));
        commands.put("analyze", () -> new AnalyzeCommand(console));
        commands.put("bench", () -> new BenchCommand(console));
        commands.put("engine", () -> new EngineCommand(console));
        commands.put("match", () -> new MatchCommand(console));
        commands.put("play", () -> new PlayCommand(console));
        commands.put("tables", this::tables);
        return above(commands, 0, new CommandLine(new OwareCommand()));
    }

    private CommandLine tables() {
        Map<String, Supplier<Object>> commands = new LinkedHashMap<>();
        commands.put("build", () -> new TablesBuildCommand(console));
        commands.put("info", () -> new TablesInfoCommand(console));
        commands.put("verify", () -> new TablesVerifyCommand(console));
        commands.put("probe", () -> new TablesProbeCommand(console));
        commands.put("scores", () -> new TablesScoresCommand(console));
        return above(commands, 1, new CommandLine(new TablesCommand()));
    }

    private CommandLine above(Map<String, Supplier<Object>> commands, int place, CommandLine above) {
        String called = place < args.length ? args[place] : "";
        if (commands.containsKey(called) || VERSION.contains(called)) {
            commands.keySet().retainAll(Set.of(called));
        }
        commands.forEach((name, command) -> above.addSubcommand(name, command.get()));
        return above;
    }
}
