package io.github.owarelab.endgame;

import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.channels.OverlappingFileLockException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;

/** Keeps two builds from writing into one directory. The operating system lets go of it when a process dies. */
final class DirectoryLock {
    private static final String NAME = "build.lock";

    private final Path file;
    private final FileChannel channel;

    private DirectoryLock(Path file, FileChannel channel) {
        this.file = file;
        this.channel = channel;
    }

    /**
     * Takes the lock.
     *
     * @throws TableException if another build has it
     */
    static DirectoryLock take(Path directory) throws IOException {
        Path file = directory.resolve(NAME);
        FileChannel channel = FileChannel.open(file, StandardOpenOption.CREATE, StandardOpenOption.WRITE);
        if (!lock(channel)) {
            channel.close();
            throw new TableException(directory + " is being built by another program");
        }
        return new DirectoryLock(file, channel);
    }

    /** Whether a build has a lock, or left one when it was killed. */
    static boolean isIn(Path directory) {
        return Files.exists(directory.resolve(NAME));
    }

    private static boolean lock(FileChannel channel) throws IOException {
        try {
            FileLock lock = channel.tryLock();
            return lock != null;
        } catch (OverlappingFileLockException e) {
            return false;
        }
    }

    /** Lets go of the lock and leaves nothing behind. */
    void release() throws IOException {
        Files.deleteIfExists(file);
        channel.close();
    }
}
