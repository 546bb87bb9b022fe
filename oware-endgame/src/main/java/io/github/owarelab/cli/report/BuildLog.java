package io.github.owarelab.cli.report;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.JsonToken;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.Map;

/** How long layers took to build, as {@code tables build --json} told, one object a line. */
public final class BuildLog {
    /** A log that knows nothing. */
    public static final BuildLog NONE = new BuildLog();

    private static final double MILLION = 1e6;
    private static final JsonFactory JSON = new JsonFactory();

    private final Map<Integer, Double> seconds = new HashMap<>();

    private BuildLog() {}

    /**
     * Reads a log. Of a layer that comes more than once the last time counts.
     *
     * @param file the output of one build or of several in a row
     * @return the log
     * @throws IOException if the file cannot be read or is no such output; the message names it
     */
    public static BuildLog read(Path file) throws IOException {
        BuildLog log = new BuildLog();
        int number = 1;
        for (String line : Files.readAllLines(file)) {
            if (!line.isBlank() && !log.add(line)) {
                throw new IOException(file + ", line " + number + ": this is no output of 'tables build --json'");
            }
            number++;
        }
        return log;
    }

    /** Takes the numbers of a line; false if it has not those that it should. */
    private boolean add(String line) throws IOException {
        Map<String, Double> numbers = new HashMap<>();
        try (JsonParser json = JSON.createParser(line)) {
            for (JsonToken token = json.nextToken(); token != null; token = json.nextToken()) {
                if (token.isNumeric()) {
                    numbers.put(json.currentName(), json.getDoubleValue());
                }
            }
        } catch (JsonProcessingException e) {
            return false;
        }
        if (!numbers.containsKey("seeds") || !numbers.containsKey("seconds")) {
            return false;
        }
        seconds.put(numbers.get("seeds").intValue(), numbers.get("seconds"));
        return true;
    }

    /**
     * How fast a layer was built.
     *
     * @param seeds the layer
     * @param boards its boards
     * @return millions of boards a second, NaN if its time is not known or too short to be told
     */
    double rate(int seeds, long boards) {
        double time = seconds.getOrDefault(seeds, 0.0);
        return time > 0 ? boards / time / MILLION : Double.NaN;
    }
}
