package io.github.owarelab.cli.play;

import java.text.MessageFormat;
import java.util.List;
import java.util.Locale;
import java.util.ResourceBundle;

/** What is said to the player, in his language. */
public final class Messages {
    /** The languages there are. */
    public static final List<String> LANGUAGES = List.of("en", "ru");

    private final Locale locale;
    private final ResourceBundle bundle;

    private Messages(Locale locale) {
        this.locale = locale;
        this.bundle = ResourceBundle.getBundle("io.github.owarelab.cli.play.messages", locale);
    }

    /**
     * The messages of a language.
     *
     * @param language one of {@link #LANGUAGES}
     * @return its messages
     * @throws IllegalArgumentException if there is no such language
     */
    public static Messages of(String language) {
        if (!LANGUAGES.contains(language)) {
            throw new IllegalArgumentException(
                    "it is one of " + String.join(", ", LANGUAGES) + ", not '" + language + "'");
        }
        return new Messages(Locale.forLanguageTag(language));
    }

    /**
     * The language of this machine if there are messages in it, else English.
     *
     * @return one of {@link #LANGUAGES}
     */
    public static String usualLanguage() {
        String language = Locale.getDefault(Locale.Category.DISPLAY).getLanguage();
        return LANGUAGES.contains(language) ? language : LANGUAGES.get(0);
    }

    /**
     * Says that the player, or a signal, broke off.
     *
     * @return a sentence
     */
    public String interrupted() {
        return text("interrupted");
    }

    String text(String key, Object... args) {
        return new MessageFormat(bundle.getString(key), locale).format(args);
    }

    /** Whether a typed word stands for a command: in the player's language, in English, or shortened. */
    boolean isCommand(String command, String typed) {
        return List.of(bundle.getString("command." + command).split(" ")).contains(typed.toLowerCase(locale));
    }
}
