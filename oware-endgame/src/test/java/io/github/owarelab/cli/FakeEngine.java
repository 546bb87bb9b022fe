package io.github.owarelab.cli;

import java.io.File;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Scanner;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** A program that speaks the protocol and fails in one way. */
final class FakeEngine {
    private FakeEngine() {}

    /** The command line that starts it. */
    static String command(String way) {
        String path = Stream.of("jdk.module.path", "java.class.path")
                .map(System::getProperty)
                .filter(part -> part != null && !part.isEmpty())
                .collect(Collectors.joining(File.pathSeparator));
        return "\"" + Path.of(System.getProperty("java.home"), "bin", "java")
                + "\" -XX:TieredStopAtLevel=1 -XX:+UseSerialGC -cp \"" + path + "\" " + FakeEngine.class.getName() + " "
                + way;
    }

    public static void main(String[] args) throws IOException, InterruptedException {
        String way = args[0];
        Scanner in = new Scanner(System.in);
        boolean twoPlies = false;
        while (in.hasNextLine()) {
            String line = in.nextLine();
            if (line.equals("uci")) {
                failIf(way.equals("crash-at-start"));
                System.out.println("id name Fake\nuciok");
            } else if (line.equals("isready")) {
                System.out.println("readyok");
            } else if (line.startsWith("position")) {
                twoPlies = line.matches(".* moves ..");
            } else if (line.startsWith("go")) {
                failIf(way.equals("crash") || way.equals("crash-after-two-plies") && twoPlies);
                if (way.equals("hang")) {
                    hang(Path.of(args[1]));
                }
                System.out.println("bestmove x");
            }
        }
    }

    private static void failIf(boolean failing) {
        if (failing) {
            System.exit(3);
        }
    }

    /** Deaf to {@code quit} too; a file tells that it hangs. */
    private static void hang(Path file) throws IOException, InterruptedException {
        Files.createFile(file);
        Thread.sleep(Long.MAX_VALUE);
    }
}
