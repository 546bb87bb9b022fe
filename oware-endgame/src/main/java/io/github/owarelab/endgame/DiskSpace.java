package io.github.owarelab.endgame;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/** Tells of a full disk. */
final class DiskSpace {
    private DiskSpace() {}

    /**
     * A failure to write a layer as a sentence that names the file, with the room that there is where the layer takes more.
     *
     * @param needed bytes that the layer takes while it is made, about
     */
    static TableException explained(Path directory, long needed, IOException e) throws IOException {
        TableException explained = TableException.of(directory, e);
        long free = Files.getFileStore(directory).getUsableSpace();
        return free >= needed
                ? explained
                : new TableException(
                        explained.getMessage() + "; this layer takes about " + needed + " bytes, " + free + " are free",
                        e);
    }
}
