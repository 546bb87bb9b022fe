package io.github.owarelab.endgame;

import java.io.File;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** Builds of tables in a process of their own, for tests that kill or starve them. */
final class BuildProcess {
    private BuildProcess() {}

    /** Starts a command on one thread. Its output and errors come as one stream. */
    static Process start(String... words) throws IOException {
        return start(List.of(), words);
    }

    /** The same as the last words of another command. */
    static Process start(List<String> prefix, String... words) throws IOException {
        List<String> command = new ArrayList<>(prefix);
        command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
        command.addAll(List.of("-XX:TieredStopAtLevel=1", "-XX:+UseSerialGC", "-Xmx512m", "-cp", classPath()));
        command.add("io.github.owarelab.cli.Main");
        command.addAll(List.of(words));
        return new ProcessBuilder(command).redirectErrorStream(true).start();
    }

    /** The words of {@code tables build} on one thread. */
    static String[] words(BuildOptions options, Path directory) {
        List<String> words = new ArrayList<>(List.of("tables", "build", "--threads", "1"));
        words.addAll(List.of("--rules", options.rules().name(), "--out", directory.toString()));
        words.addAll(List.of("--seeds", Integer.toString(options.seeds())));
        if (options.bounds()) {
            words.add("--bounds");
        }
        if (options.distance()) {
            words.add("--distance");
        }
        if (options.memory() > 0) {
            words.addAll(List.of("--memory", Long.toString(options.memory())));
        }
        return words.toArray(String[]::new);
    }

    /** Tests run on the module path as well as on the class path; a process needs no modules. */
    private static String classPath() {
        return Stream.of("jdk.module.path", "java.class.path")
                .map(System::getProperty)
                .filter(path -> path != null && !path.isEmpty())
                .collect(Collectors.joining(File.pathSeparator));
    }

    static String output(Process process) throws IOException {
        return new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    }
}
