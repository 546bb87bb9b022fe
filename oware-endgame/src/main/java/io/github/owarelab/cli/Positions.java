package io.github.owarelab.cli;

import java.util.function.Consumer;

/** The position of a command, or positions from the input, one a line. */
final class Positions {
    private static final String FROM_INPUT = "-";

    private Positions() {}

    /**
     * Answers one position, or each line of the input. A bad line is reported and the rest answered.
     *
     * @param text a position or {@code -}
     * @param answer throws IllegalArgumentException if the position is wrong
     * @return the exit code
     */
    static int answer(Console console, String text, Consumer<String> answer) {
        if (text.equals(FROM_INPUT)) {
            return answerLines(console, answer);
        }
        answer.accept(text);
        return ExitCode.DONE.number();
    }

    private static int answerLines(Console console, Consumer<String> answer) {
        ExitCode exit = ExitCode.DONE;
        int number = 1;
        for (String line = console.readLine(); line != null; line = console.readLine(), number++) {
            try {
                if (!line.isBlank()) {
                    answer.accept(line);
                }
            } catch (IllegalArgumentException e) {
                console.say("line " + number + ": " + e.getMessage());
                exit = ExitCode.INPUT;
            }
        }
        return exit.number();
    }
}
