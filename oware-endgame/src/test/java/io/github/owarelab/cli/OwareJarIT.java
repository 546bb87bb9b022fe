package io.github.owarelab.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.BufferedReader;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.jar.JarFile;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;
import org.junit.jupiter.api.io.TempDir;

/** The jar that users run, as a process. */
@Timeout(value = 2, unit = TimeUnit.MINUTES)
class OwareJarIT {
    private static final Path JAR = Path.of("target", "oware.jar");

    @TempDir
    private Path directory;

    @BeforeAll
    static void packaged() {
        assumeTrue(Files.exists(JAR), "there is no " + JAR);
    }

    @Test
    void tellsItsVersion() throws Exception {
        Run run = run("--version");

        assertThat(run.exit()).isZero();
        assertThat(run.out().strip()).matches("oware [0-9].*");
        assertThat(run.err()).isEmpty();
    }

    @Test
    void holdsNoModuleDescriptorOrSignature() throws IOException {
        try (JarFile jar = new JarFile(JAR.toFile())) {
            assertThat(jar.stream().map(Object::toString))
                    .noneMatch(name ->
                            name.endsWith("module-info.class") || name.endsWith(".SF") || name.endsWith(".RSA"));
        }
    }

    @Test
    void answersAndFailsAsInProcess() throws Exception {
        assertThat(run("moves", "--json")).isEqualTo(Run.of("moves", "--json"));
        assertThat(run("moves", "x")).isEqualTo(Run.of("moves", "x"));
    }

    @Test
    void endsSilentlyWhenNobodyReadsOn() throws Exception {
        Process process = start("analyze", "--json", "--time", "10m");
        try (BufferedReader out = process.inputReader(StandardCharsets.UTF_8)) {
            assertThat(out.readLine()).contains("\"depth\":1,");
        }

        assertThat(process.waitFor()).isEqualTo(1);
        assertThat(text("err")).isEmpty();
    }

    @Test
    @EnabledOnOs(OS.LINUX)
    void anInterruptKeepsWhatWasFinished() throws Exception {
        Process process = start("analyze", "--json", "--time", "10m");
        try (BufferedReader out = process.inputReader(StandardCharsets.UTF_8)) {
            assertThat(out.readLine()).contains("\"depth\":1,");
            interrupt(process);
            assertThat(out.lines()).allMatch(line -> line.endsWith("}"));
        }

        assertThat(process.waitFor()).isEqualTo(130);
        assertThat(text("err")).isEqualTo("oware: interrupted; what was finished is kept" + System.lineSeparator());
    }

    @Test
    @EnabledOnOs(OS.LINUX)
    void anInterruptedBuildGoesOn() throws Exception {
        Process process = startBuild();
        interrupt(process);

        assertThat(process.waitFor()).isEqualTo(130);
        assertThat(text("err")).endsWith("oware: interrupted; what was finished is kept" + System.lineSeparator());
        assertGoesOn();
    }

    @Test
    void aKilledBuildGoesOn() throws Exception {
        Process process = startBuild();
        process.destroyForcibly().waitFor();

        assertGoesOn();
    }

    /** Starts a long build and waits until some layers are finished. */
    private Process startBuild() throws IOException {
        Process process = start("tables", "build", "--json", "--seeds", "20", "--out", tables("stopped"));
        BufferedReader out = process.inputReader(StandardCharsets.UTF_8);
        String line;
        do {
            line = out.readLine();
        } while (!line.startsWith("{\"seeds\":8,"));
        return process;
    }

    private void assertGoesOn() throws Exception {
        Run more = run("tables", "build", "--json", "--seeds", "13", "--out", tables("stopped"));
        Run whole = Run.of("tables", "build", "--seeds", "13", "--out", tables("whole"));
        List<String> infos = Run.of("tables", "info", tables("whole")).lines();

        assertThat(List.of(more.exit(), whole.exit())).containsOnly(0);
        assertThat(more.lines()).hasSizeLessThanOrEqualTo(5);
        assertThat(Run.of("tables", "info", tables("stopped")).lines()).startsWith(infos.toArray(String[]::new));
        try (var files = Files.list(Path.of(tables("stopped")))) {
            assertThat(files).allMatch(file -> file.toString().endsWith(".oware"));
        }
    }

    private String tables(String name) {
        return directory.resolve(name).toString();
    }

    private static void interrupt(Process process) throws Exception {
        new ProcessBuilder("kill", "-INT", Long.toString(process.pid())).start().waitFor();
    }

    private Run run(String... args) throws Exception {
        Process process = start(args);
        String out = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        return new Run(process.waitFor(), out, text("err"));
    }

    private Process start(String... args) throws IOException {
        List<String> command = new ArrayList<>(withInterrupts());
        command.add(Path.of(System.getProperty("java.home"), "bin", "java").toString());
        command.addAll(List.of("-jar", JAR.toString()));
        command.addAll(List.of(args));
        return new ProcessBuilder(command)
                .redirectError(directory.resolve("err").toFile())
                .start();
    }

    /** A build in the background ignores interrupts, and so would its children. */
    private static List<String> withInterrupts() {
        return OS.LINUX.isCurrentOs() ? List.of("env", "--default-signal=INT") : List.of();
    }

    private String text(String file) throws IOException {
        return Files.readString(directory.resolve(file));
    }
}
