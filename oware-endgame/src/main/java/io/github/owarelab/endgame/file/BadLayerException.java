package io.github.owarelab.endgame.file;

import java.io.IOException;
import java.nio.file.Path;

/**
 * Layer files that cannot be used. The message is one sentence that names the file and, where it is damaged, the
 * offset.
 */
public final class BadLayerException extends IOException {
    private static final long serialVersionUID = 1;

    BadLayerException(String message) {
        super(message);
    }

    BadLayerException(Path file, long offset, String reason) {
        super(file + " at offset " + offset + ": " + reason);
    }
}
