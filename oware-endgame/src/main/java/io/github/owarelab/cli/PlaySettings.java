package io.github.owarelab.cli;

import java.nio.file.Path;
import java.util.Map;

/** Finds where the settings of the user's programs are. */
final class PlaySettings {
    private PlaySettings() {}

    /** A directory of this program, which need not exist. */
    static Path directory() {
        return directory(System.getenv(), System.getProperty("user.home"));
    }

    /** As the XDG base directory specification has it, on Windows in the roaming application data. */
    static Path directory(Map<String, String> environment, String home) {
        String settings = environment.getOrDefault("XDG_CONFIG_HOME", environment.getOrDefault("APPDATA", ""));
        Path parent = settings.isEmpty() ? Path.of(home, ".config") : Path.of(settings);
        return parent.resolve("oware");
    }
}
