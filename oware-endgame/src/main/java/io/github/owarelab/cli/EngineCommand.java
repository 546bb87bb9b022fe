package io.github.owarelab.cli;

import io.github.owarelab.cli.engine.EngineSession;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;

/** Speaks the protocol of engines. */
@Command(
        name = "engine",
        description =
                "Answers boards by the protocol they share with chess (UCI), line by line: 'uci' lists the options,"
                        + " 'position startpos moves FfEe' sets a game, 'go movetime 1000' asks for a move, 'quit' ends.")
final class EngineCommand implements Callable<Integer> {
    private final Console console;

    @Mixin
    private final RulesOptions rules = new RulesOptions();

    private volatile OutputFailure failure;

    EngineCommand(Console console) {
        this.console = console;
    }

    @Override
    public Integer call() {
        String name = String.join(" ", new Version().getVersion()).replaceFirst("^oware", "Oware Lab");
        new EngineSession(name, rules.rules(), this::tell).run(console::readLine);
        if (failure != null) {
            throw failure;
        }
        return ExitCode.DONE.number();
    }

    /** When the board is gone the session goes on: the end of the board's lines ends it in order. */
    private void tell(String line) {
        try {
            console.line("%s", line);
        } catch (OutputFailure e) {
            failure = e;
        }
    }
}
