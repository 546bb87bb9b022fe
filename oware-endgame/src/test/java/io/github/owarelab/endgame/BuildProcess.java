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

    /** Starts {@code tables build --bounds} on one thread. Its output and errors come as one stream. */
    static Process start(Path directory, int seeds) throws IOException {
        return start(List.of(), directory, seeds);
    }

    /** The same as the last words of another command. */
    static Process start(List<String> prefix, Path directory, int seeds) throws IOException {
        List<String> command = new ArrayList<>(prefix);
        command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
        command.addAll(List.of("-XX:TieredStopAtLevel=1", "-XX:+UseSerialGC", "-Xmx512m", "-cp", classPath()));
        command.addAll(List.of("io.github.owarelab.cli.Main", "tables", "build", "--bounds", "--threads", "1"));
        command.addAll(List.of("--seeds", Integer.toString(seeds), "--out", directory.toString()));
        return new ProcessBuilder(command).redirectErrorStream(true).start();
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
