package io.github.owarelab.golden;

import io.github.owarelab.rules.Rules;
import io.github.owarelab.rules.RulesByName;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Objects;

/** The golden files: positions, games and leaf counts from independent programs. */
final class Golden {
    private Golden() {}

    /** The lines of a file without empty ones and comments. */
    static List<String> lines(String file) {
        try (InputStream in = Golden.class.getResourceAsStream("/golden/" + file)) {
            String text = new String(Objects.requireNonNull(in, file).readAllBytes(), StandardCharsets.UTF_8);
            return text.lines()
                    .filter(line -> !line.isBlank() && !line.startsWith("#"))
                    .toList();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /** The rules by the names that the golden files use. */
    static Rules rules(String name) {
        return switch (name) {
            case "wari_forbid" -> RulesByName.of("wari");
            case "kalah4", "kalah 4" -> RulesByName.of("kalah", 4);
            case "kalah5", "kalah 5" -> RulesByName.of("kalah", 5);
            case "kalah6", "kalah 6" -> RulesByName.of("kalah", 6);
            case "congkak 7x7" -> RulesByName.of("congkak");
            case "congkak 6x6" -> RulesByName.of("congkak6");
            default -> RulesByName.of(name);
        };
    }
}
