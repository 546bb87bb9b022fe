package io.github.owarelab.cli;

import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.InputStream;
import java.io.OutputStream;
import java.util.Arrays;
import java.util.regex.Pattern;
import picocli.CommandLine;

/** The entry point of the command line. */
public final class Main {
    private static final Pattern NEGATIVE_START = Pattern.compile("-[0-9]+-.*");

    private Main() {}

    /**
     * Runs the command line and ends the process with its exit code.
     *
     * @param args the command and its options
     */
    public static void main(String[] args) {
        Interruption interruption = new Interruption();
        // Not System.out: a PrintStream hides that nobody reads on or that a disk is full.
        OutputStream out = new FileOutputStream(FileDescriptor.out);
        OutputStream err = new FileOutputStream(FileDescriptor.err);
        Console console = new Console(System.in, out, err, Terminal::errorWidth, interruption);
        Thread hook = new Thread(() -> interruption.requestAndWait(() -> console.say("interrupted")), "interruption");
        Runtime.getRuntime().addShutdownHook(hook);
        int exitCode = run(console, args);
        interruption.finished();
        System.exit(exitCode);
    }

    /** Runs one command in this process and returns its exit code. */
    static int run(InputStream in, OutputStream out, OutputStream err, String... args) {
        return run(new Console(in, out, err, () -> 0, new Interruption()), args);
    }

    static int run(Console console, String... args) {
        Failures failures = new Failures(console);
        CommandLine commands = new Commands(console, args)
                .oware()
                .setOut(console.helpWriter())
                .setExpandAtFiles(false)
                .setParameterExceptionHandler(failures)
                .setExecutionExceptionHandler(failures);
        Options.register(commands);
        try {
            return commands.execute(args.length == 0 ? new String[] {"--help"} : withoutFalseOptions(args));
        } catch (Error e) {
            return failures.report(e);
        }
    }

    /** A position that begins with a negative number is wrong, but no option: its own error is the better one. */
    private static String[] withoutFalseOptions(String[] args) {
        return Arrays.stream(args)
                .map(arg -> NEGATIVE_START.matcher(arg).matches() ? " " + arg : arg)
                .toArray(String[]::new);
    }
}
