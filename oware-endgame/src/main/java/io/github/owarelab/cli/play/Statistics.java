package io.github.owarelab.cli.play;

import io.github.owarelab.search.Level;
import java.io.IOException;
import java.io.StringReader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.EnumMap;
import java.util.Map;
import java.util.Properties;

/** The player's games against each level, kept in a file of properties such as {@code easy.won=3}. */
public final class Statistics {
    private final Path file;
    private final Map<Level, LevelRecord> records = new EnumMap<>(Level.class);

    /**
     * Reads the statistics of a directory.
     *
     * @param directory where the file is, or will be
     * @throws IOException if the file cannot be read or is damaged
     */
    public Statistics(Path directory) throws IOException {
        this.file = directory.resolve("statistics.properties");
        Properties numbers = new Properties();
        if (Files.exists(file)) {
            numbers.load(new StringReader(Files.readString(file)));
        }
        for (Level level : Level.values()) {
            records.put(level, read(numbers, level.text()));
        }
    }

    private LevelRecord read(Properties numbers, String level) throws IOException {
        return new LevelRecord(
                number(numbers, level + ".won"),
                number(numbers, level + ".lost"),
                number(numbers, level + ".drawn"),
                number(numbers, level + ".streak"),
                number(numbers, level + ".best"));
    }

    private int number(Properties numbers, String name) throws IOException {
        String text = numbers.getProperty(name, "0");
        if (!text.matches("[0-9]{1,9}")) {
            throw new IOException(file + ": " + name + " is '" + text + "', not a number of games");
        }
        return Integer.parseInt(text);
    }

    LevelRecord of(Level level) {
        return records.get(level);
    }

    /** Keeps a new record of a level. */
    void put(Level level, LevelRecord now) throws IOException {
        records.put(level, now);
        StringBuilder text = new StringBuilder();
        records.forEach((each, record) -> {
            String name = each.text();
            text.append(name).append(".won=").append(record.won()).append('\n');
            text.append(name).append(".lost=").append(record.lost()).append('\n');
            text.append(name).append(".drawn=").append(record.drawn()).append('\n');
            text.append(name).append(".streak=").append(record.streak()).append('\n');
            text.append(name).append(".best=").append(record.best()).append('\n');
        });
        WholeFile.write(file, text.toString());
    }
}
