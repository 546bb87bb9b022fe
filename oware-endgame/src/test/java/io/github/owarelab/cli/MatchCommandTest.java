package io.github.owarelab.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;

import io.github.owarelab.game.GameText;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class MatchCommandTest {
    @TempDir
    private Path directory;

    @Test
    void printsGamesAndSummaryAsJson() {
        Run run = Run.of("match", "hard", "easy", "--games", "4", "--random-plies", "4", "--json");

        assertThat(run.exit()).isZero();
        assertThat(run.err()).isEmpty();
        assertThat(run.lines()).hasSize(5);
        for (int game = 1; game <= 4; game++) {
            boolean south = game % 2 == 1;
            assertThat(run.timelessLines().get(game - 1))
                    .matches("\\{\"game\":" + game + ",\"south\":\"" + (south ? "hard" : "easy") + "\",\"north\":\""
                            + (south ? "easy" : "hard") + "\",\"first\":\"" + (south ? "south" : "north")
                            + "\",\"position\":\"4-4-4-4-4-4-4-4-4-4-4-4-0-0-S\",\"moves\":\"[A-Fa-f]+\",\"opening\":4,"
                            + "\"plies\":[0-9]+,\"final\":\\{\"south\":[0-9]+,\"north\":[0-9]+},"
                            + "\"reason\":\"[a-z-]+\",\"score\":(0.0|0.5|1.0),\"seconds\":T}");
        }
        assertThat(run.lines().get(4))
                .startsWith("{\"games\":4,\"wins\":")
                .contains("\"pairs\":[", "\"score\":", "\"elo\":", "\"eloError\":");
    }

    @Test
    void aSeedRepeatsAMatch() {
        String[] args = {"match", "medium", "easy", "--games", "2", "--seed", "7", "--json"};
        assertThat(Run.of(args).timelessLines()).isEqualTo(Run.of(args).timelessLines());
    }

    @Test
    void savesGames() throws IOException {
        Path file = directory.resolve("games.txt");
        Run.of("match", "easy", "easy", "--games", "1", "--save", file.toString());
        Run run = Run.of("match", "easy", "hard", "--games", "2", "--save", file.toString(), "--rules", "kalah");

        assertThat(run.exit()).isZero();
        List<GameText> games = GameText.parseAll(Files.readString(file));
        assertThat(games).hasSize(3);
        assertThat(games.get(0).tags()).containsEntry("Variant", "Oware Abapa").containsEntry("Round", "1");
        assertThat(games.get(2).tags()).containsEntry("South", "hard").containsEntry("North", "easy");
        assertThat(games.get(2).game().result()).isPresent();
    }

    @Test
    void aTestEndsAMatch() {
        Run run = Run.of("match", "hard", "easy", "--elo0", "-300", "--elo1", "200", "--games", "200");

        assertThat(run.lines().size()).isLessThan(60);
        assertThat(run.lines())
                .last()
                .asString()
                .startsWith("SPRT of Elo -300.0 against 200.0: ")
                .endsWith(", elo1");
    }

    /** The tables are built while the first games are played. */
    @Test
    void tablesEndGamesEarly() throws IOException {
        Path openings = directory.resolve("openings.txt");
        Files.writeString(openings, "CbFc\nBeAc\nEfAb\n1-0-2-0-1-2-0-1-2-0-1-2-18-18-S\n");
        Run run = Run.of(
                "match",
                "hard",
                "medium",
                "--rules",
                "awari",
                "--openings",
                openings.toString(),
                "--adjudicate",
                "auto",
                "--json");

        assertThat(run.out()).contains("\"reason\":\"adjudication\"");
    }

    /** A program that knows the protocol just so. */
    private String foreignEngine() throws IOException {
        Path source = directory.resolve("Foreign.java");
        Files.writeString(source, """
                import java.util.Scanner;

                class Foreign {
                    public static void main(String[] args) {
                        Scanner in = new Scanner(System.in);
                        String moves = "FfFf";
                        for (int ply = 0; in.hasNextLine(); ) {
                            String line = in.nextLine();
                            if (line.equals("quit")) {
                                return;
                            }
                            if (line.startsWith("go")) {
                                System.out.println("info string I do not know better\\nbestmove x");
                            } else if (line.equals("uci")) {
                                System.out.println("id name Foreign 1.0\\nid author nobody\\nuciok");
                            } else if (line.equals("isready")) {
                                System.out.println("readyok");
                            }
                        }
                    }
                }
                """);
        return "\"" + Path.of(System.getProperty("java.home"), "bin", "java") + "\" '" + source + "'";
    }

    @Test
    void aForeignEngineIsAProcess() throws IOException {
        Run run = Run.of("match", foreignEngine(), "easy", "--games", "2", "--random-plies", "2");

        assertThat(run.exit()).isZero();
        assertThat(run.lines().get(0))
                .matches("game 1: Foreign 1.0 - easy 0-1 \\(illegal-move, 2 plies\\); \\+0 =0 -1");
        assertThat(run.lines().get(1)).startsWith("game 2: easy - Foreign 1.0 1-0 (illegal-move, 3 plies)");
        assertThat(run.lines())
                .last()
                .isEqualTo("2 games: +0 =0 -2, score 0.0 %, no Elo can be told from games that all end alike");
        assertThat(run.err()).contains("oware: Foreign 1.0 played 'x' (I do not know better) in 4-4-");
    }

    @Test
    void anInterruptionKeepsTheGamesPlayed() {
        Interruption interruption = new Interruption();
        ByteArrayOutputStream err = new ByteArrayOutputStream();
        Watched out = new Watched("\"game\":3", interruption);
        Console console = new Console(InputStream.nullInputStream(), out, err, () -> 0, interruption);

        int exit = assertTimeoutPreemptively(
                Duration.ofMinutes(1), () -> Main.run(console, "match", "easy", "medium", "--json"));

        assertThat(exit).isEqualTo(130);
        assertThat(out.toString(StandardCharsets.UTF_8).lines().toList())
                .last()
                .asString()
                .startsWith("{\"games\":3,");
        assertThat(err.toString(StandardCharsets.UTF_8).lines())
                .containsExactly("oware: interrupted; what was finished is kept");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "easy | missing required parameter: 'ENGINE2'; see 'oware match --help'",
                "easy hard --games 0 | --games is 1 to 1000000, not 0",
                "easy hard --time 1s --clock 10s | --time and --clock cannot be given together",
                "easy hard --clock 1s+1s+1s | invalid value for option '--clock': a clock is a time, or two joined by"
                        + " '+', not '1s+1s+1s'; see 'oware match --help'",
                "easy hard --clock x | invalid value for option '--clock': a clock is a time, or two joined by '+'; a time is"
                        + " seconds such as 1.5, or a number with ms, s, m or h, not 'x'; see 'oware match --help'",
                "easy hard --elo0 0 --elo1 5 --alpha 2 | --alpha is more than 0 and less than 0.5, not 2.0",
                "easy hard --beta 0 | --beta is more than 0 and less than 0.5, not 0.0",
                "easy hard --elo0 3 | --elo0 and --elo1 go together",
                "easy hard --elo0 3 --elo1 1 | --elo0, --elo1: elo0 is less than elo1, but they are 3.0 and 1.0",
                "easy hard --openings x --random-plies 3 | --openings and --random-plies cannot be given together",
                "easy hard --option1 Foo=1 | easy has no option 'Foo', but Book, Hash, Level, MultiPV, OwnBook, Rules,"
                        + " Seed, Tables, Threads",
                "easy hard --random-plies 101 | --random-plies is 0 to 100, not 101",
            })
    void wrongOptionsAreOneSentence(String args, String sentence) {
        Run run = Run.of(("match " + args).split(" "));

        assertThat(run.error()).isEqualTo(sentence);
        assertThat(run.exit()).isEqualTo(2);
    }

    @Test
    void missingFilesAreNamed() throws IOException {
        Run run = Run.of("match", "easy", "hard", "--openings", "no/such");
        assertThat(run.error()).isEqualTo("no/such: no such file or directory");
        assertThat(run.exit()).isEqualTo(1);

        Path file = Files.writeString(directory.resolve("one.txt"), "Ff\n");
        assertThat(Run.of("match", "easy", "hard", "--openings", file.toString(), "--games", "3")
                        .error())
                .isEqualTo("--games is 3, but " + file + " has openings for 2: each is played twice");
    }
}
