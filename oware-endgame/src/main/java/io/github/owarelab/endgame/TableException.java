package io.github.owarelab.endgame;

import java.io.IOException;

/**
 * Tables that cannot be used or written. The message is one sentence that names the file and, where it is damaged, the
 * offset.
 */
public final class TableException extends IOException {
    private static final long serialVersionUID = 1;

    TableException(String message) {
        super(message);
    }

    TableException(String message, Throwable cause) {
        super(message, cause);
    }
}
