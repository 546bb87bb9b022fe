package io.github.owarelab.cli.match;

import io.github.owarelab.rules.Rules;
import io.github.owarelab.search.Level;
import java.io.IOException;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/**
 * Which engine takes part in a match.
 *
 * @param text a level of this program, or the command line that starts another
 * @param options the options to set, by their names
 */
public record EngineChoice(String text, Map<String, String> options) {
    private static final Pattern WORD = Pattern.compile("\"([^\"]*)\"|'([^']*)'|(\\S+)");

    /**
     * Starts the engine.
     *
     * @param rules the rules of the match
     * @return an engine that is ready
     * @throws IOException if it ends or is silent before it is ready
     * @throws IllegalArgumentException if there is no such level or program, or it lacks an option or does not know the rules
     */
    EnginePlayer start(Rules rules) throws IOException {
        Optional<Level> level = level();
        EngineLink link = level.isPresent() ? new SessionLink(text, rules) : program();
        EnginePlayer player = new EnginePlayer(text, link);
        try {
            level.ifPresent(chosen -> player.set("Level", chosen.text()));
            player.prepare(rules, options);
            return player;
        } catch (IOException | RuntimeException e) {
            player.close();
            throw e;
        }
    }

    private Optional<Level> level() {
        return Arrays.stream(Level.values())
                .filter(level -> level.text().equals(text))
                .findFirst();
    }

    private EngineLink program() {
        List<String> words = words();
        try {
            return new ProcessLink(words);
        } catch (IOException e) {
            String levels = Arrays.stream(Level.values()).map(Level::text).collect(Collectors.joining(", "));
            throw new IllegalArgumentException(
                    "there is no level '" + text + "', but " + levels + ", and no program: " + e.getMessage(), e);
        }
    }

    private List<String> words() {
        List<String> words = new ArrayList<>();
        for (Matcher word = WORD.matcher(text); word.find(); ) {
            words.add(word.group(1) != null ? word.group(1) : word.group(2) != null ? word.group(2) : word.group(3));
        }
        if (words.isEmpty()) {
            throw new IllegalArgumentException("an engine is a level or a command line, not empty");
        }
        return words;
    }
}
