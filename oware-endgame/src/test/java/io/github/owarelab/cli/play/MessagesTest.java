package io.github.owarelab.cli.play;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.owarelab.rules.Ending;
import io.github.owarelab.rules.Illegality;
import io.github.owarelab.search.Level;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.util.Properties;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class MessagesTest {
    private static Set<String> keys(String language) throws IOException {
        Properties texts = new Properties();
        try (InputStream file = Messages.class.getResourceAsStream("messages_" + language + ".properties")) {
            texts.load(new InputStreamReader(file, StandardCharsets.UTF_8));
        }
        return texts.stringPropertyNames();
    }

    @Test
    void allLanguagesSayTheSame() throws IOException {
        assertThat(keys("ru")).isEqualTo(keys("en"));
    }

    @ParameterizedTest
    @ValueSource(strings = {"en", "ru"})
    void everyEndingHasWords(String language) {
        Messages messages = Messages.of(language);
        for (Ending ending : Ending.values()) {
            assertThat(messages.text("ending." + ending.text())).isNotBlank();
        }
        for (Illegality illegality : Illegality.values()) {
            assertThat(messages.text("illegal." + illegality.text())).isNotBlank();
        }
        for (Level level : Level.values()) {
            assertThat(messages.text("level." + level.text())).isNotBlank();
        }
    }

    @Test
    void commandsAreKnownInBothLanguages() {
        assertThat(Messages.of("ru").isCommand("undo", "Назад")).isTrue();
        assertThat(Messages.of("ru").isCommand("undo", "undo")).isTrue();
        assertThat(Messages.of("en").isCommand("undo", "U")).isTrue();
        assertThat(Messages.of("en").isCommand("undo", "назад")).isFalse();
    }

    @Test
    void thereAreTwoLanguages() {
        assertThat(Messages.LANGUAGES).contains(Messages.usualLanguage());
        assertThatThrownBy(() -> Messages.of("de")).hasMessage("it is one of en, ru, not 'de'");
    }
}
