package io.github.owarelab.cli;

import java.io.IOException;
import java.io.Serial;

/** Results cannot be written any more. */
final class OutputFailure extends RuntimeException {
    @Serial
    private static final long serialVersionUID = 1;

    OutputFailure(IOException cause) {
        super("cannot write the results: " + cause.getMessage(), cause);
    }

    /** Whether the reader has gone, as {@code head} does when it has enough. */
    boolean readerIsGone() {
        return getMessage().contains("pipe");
    }
}
