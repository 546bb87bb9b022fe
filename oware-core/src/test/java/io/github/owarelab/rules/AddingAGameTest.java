package io.github.owarelab.rules;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The guide shows the files that the tests run, to the letter. */
class AddingAGameTest {
    @ParameterizedTest
    @ValueSource(strings = {"Gleaners.java", "GleanersTest.java"})
    void theGuideShowsTheFileThatIsTested(String name) throws IOException {
        String guide = Files.readString(Path.of("..", "docs", "adding-a-game.md"));
        Path file = Path.of("src", "test", "java", "io", "github", "owarelab", "rules", name);
        assertThat(guide).contains("```java\n" + Files.readString(file) + "```\n");
    }
}
