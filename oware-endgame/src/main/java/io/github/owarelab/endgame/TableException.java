package io.github.owarelab.endgame;

import io.github.owarelab.endgame.file.BadLayerException;
import java.io.IOException;
import java.nio.file.FileSystemException;
import java.nio.file.Path;
import java.util.Locale;

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

    /** The same failure as a sentence that names a file. */
    static TableException of(Path path, IOException e) {
        if (e instanceof TableException explained) {
            return explained;
        }
        if (e instanceof BadLayerException) {
            return new TableException(e.getMessage(), e);
        }
        boolean named = e instanceof FileSystemException;
        String file = named ? ((FileSystemException) e).getFile() : null;
        String reason = named ? ((FileSystemException) e).getReason() : e.getMessage();
        return new TableException(
                (file == null ? path : file) + " cannot be read or written: " + (reason == null ? words(e) : reason),
                e);
    }

    /** What the name of a failure says, such as "no such file". */
    private static String words(IOException e) {
        return e.getClass()
                .getSimpleName()
                .replace("Exception", "")
                .replaceAll("(?<=[a-z])(?=[A-Z])", " ")
                .toLowerCase(Locale.ROOT);
    }
}
