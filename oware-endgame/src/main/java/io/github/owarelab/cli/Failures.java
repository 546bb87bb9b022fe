package io.github.owarelab.cli;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.FileSystemException;
import java.nio.file.NoSuchFileException;
import java.nio.file.NotDirectoryException;
import java.util.concurrent.CancellationException;
import picocli.CommandLine;
import picocli.CommandLine.IExecutionExceptionHandler;
import picocli.CommandLine.IParameterExceptionHandler;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.ParseResult;
import picocli.CommandLine.UnmatchedArgumentException;

/** Turns whatever went wrong into one sentence and an exit code. */
final class Failures implements IParameterExceptionHandler, IExecutionExceptionHandler {
    private final Console console;

    Failures(Console console) {
        this.console = console;
    }

    @Override
    public int handleParseException(ParameterException e, String[] args) {
        String command = e.getCommandLine().getCommandSpec().qualifiedName();
        return say(sentence(e) + "; see '" + command + " --help'", ExitCode.INPUT);
    }

    private static String sentence(ParameterException e) {
        if (e instanceof UnmatchedArgumentException unmatched) {
            String argument = unmatched.getUnmatched().get(0).strip();
            return unmatched.isUnknownOption()
                    ? "there is no option '" + argument + "'"
                    : unexpected(argument, e.getCommandLine());
        }
        String message = e.getMessage().replaceFirst("^Error: ", "");
        return Character.toLowerCase(message.charAt(0)) + message.substring(1);
    }

    private static String unexpected(String argument, CommandLine command) {
        return command.getSubcommands().isEmpty()
                ? "unexpected argument '" + argument + "'"
                : "there is no command '" + argument + "', but "
                        + String.join(", ", command.getSubcommands().keySet());
    }

    @Override
    public int handleExecutionException(Exception e, CommandLine command, ParseResult parsed) {
        return report(e);
    }

    int report(Throwable e) {
        if (e instanceof OutputFailure failure) {
            return failure.readerIsGone() ? ExitCode.FILES.number() : say(e.getMessage(), ExitCode.FILES);
        }
        if (e instanceof CancellationException) {
            return say("interrupted; what was finished is kept", ExitCode.INTERRUPTED);
        }
        if (e instanceof IllegalArgumentException) {
            return say(e.getMessage(), ExitCode.INPUT);
        }
        if (e instanceof UncheckedIOException unchecked) {
            return report(unchecked.getCause());
        }
        if (e instanceof IOException io) {
            return say(sentence(io), ExitCode.FILES);
        }
        if (e instanceof OutOfMemoryError) {
            return say("not enough memory (" + e.getMessage() + "); java -Xmx gives more", ExitCode.FILES);
        }
        return say("internal error, please report it: " + e + " at " + place(e), ExitCode.FILES);
    }

    private static String sentence(IOException e) {
        if (!(e instanceof FileSystemException file) || file.getFile() == null) {
            return e.getMessage() == null ? e.toString() : e.getMessage();
        }
        return file.getFile() + ": " + reason(file);
    }

    private static String reason(FileSystemException e) {
        if (e instanceof NoSuchFileException) {
            return "no such file or directory";
        }
        if (e instanceof AccessDeniedException) {
            return "permission denied";
        }
        if (e instanceof NotDirectoryException) {
            return "not a directory";
        }
        if (e instanceof FileAlreadyExistsException) {
            return "exists already";
        }
        return e.getReason() == null ? e.getClass().getSimpleName() : e.getReason();
    }

    private static String place(Throwable e) {
        StackTraceElement[] trace = e.getStackTrace();
        return trace.length == 0 ? "an unknown place" : trace[0].toString();
    }

    private int say(String sentence, ExitCode exit) {
        console.say(sentence);
        return exit.number();
    }
}
