package io.github.owarelab.cli;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.owarelab.game.Game;
import io.github.owarelab.game.GameText;
import io.github.owarelab.game.Moves;
import io.github.owarelab.game.Position;
import io.github.owarelab.game.Side;
import io.github.owarelab.rules.RuleSet;
import io.github.owarelab.search.Level;
import io.github.owarelab.search.LevelPlayer;
import io.github.owarelab.search.Limits;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Plays through a pipe, as without a terminal. */
class PlayCommandTest {
    @TempDir
    private Path directory;

    private Run play(String input, String... options) {
        List<String> args = new ArrayList<>(List.of("play", "--directory", directory.toString(), "--language", "en"));
        args.addAll(List.of(options));
        return Run.withInput(input, args.toArray(String[]::new));
    }

    private GameText kept() throws IOException {
        return GameText.parse(Files.readString(directory.resolve("easy-abapa-4.txt")));
    }

    @Test
    void showsTheBoardAndWhatMovesDo() {
        Run run = play("quit\n");

        assertThat(run.exit()).isZero();
        assertThat(run.err()).isEmpty();
        assertThat(run.lines().get(0))
                .isEqualTo("You are South against easy. Type a letter to sow a house, 'help' for more.");
        assertThat(run.lines())
                .contains("     |  4  |  4  |  4  |  4  |  4  |  4  |", "  F: ends in d")
                .contains("       [A]   [B]   [C]   [D]   [E]   [F]");
    }

    @Test
    void aGameThatIsLeftGoesOn() throws IOException {
        Run first = play("f\ne\nq\n", "--seed", "5");

        assertThat(first.lines())
                .last()
                .isEqualTo("The game is kept; the next 'play' with this level goes on with it.");
        String moves = kept().game().moves();
        assertThat(moves).matches("F[a-f]E[a-f]");

        Run second = play("");
        assertThat(second.lines().get(0)).startsWith("You go on as South against easy.");
        assertThat(kept().game().moves()).isEqualTo(moves);
        assertThat(play("q\n", "--level", "hard").lines().get(0)).startsWith("You are South against hard.");
        assertThat(play("q\n", "--new").lines().get(0)).startsWith("You are South against easy.");
    }

    @Test
    void undoAndHint() throws IOException {
        Run run = play("u\nf\nundo\nhint\na\nq\n", "--seed", "5");

        assertThat(run.lines()).contains("There is no move of yours to take back.");
        assertThat(run.lines()).anyMatch(line -> line.matches("Hint: [A-F], expected result [+-]?[0-9]+\\."));
        assertThat(kept().game().moves()).matches("A[a-f]");
    }

    @Test
    void whatCannotBePlayedIsExplained() {
        Run run = play("f\nF\nx\nmove\n?\nq\n", "--seed", "5");

        assertThat(run.lines())
                .contains(
                        "'x' is no house or command; houses are A to F, 'help' lists the commands.",
                        "'move' is no house or command; houses are A to F, 'help' lists the commands.")
                .anyMatch(line -> line.startsWith("A letter sows that house."));
    }

    @ParameterizedTest
    @CsvSource({
        "en,oware: interrupted; the game is kept as far as it was played",
        "ru,oware: прервано; партия сохранена"
    })
    void anInterruptionIsToldInThePlayersLanguage(String language, String sentence) throws IOException {
        Interruption interruption = new Interruption();
        ByteArrayOutputStream err = new ByteArrayOutputStream();
        InputStream input = new ByteArrayInputStream("f\n".getBytes(StandardCharsets.UTF_8));
        Console console = new Console(input, new Watched("[A]", interruption), err, () -> 0, interruption);

        int exit = Main.run(
                console, "play", "--directory", directory.toString(), "--language", language, "--level", "easy");

        assertThat(exit).isEqualTo(130);
        assertThat(err.toString(StandardCharsets.UTF_8).lines()).containsExactly(sentence);
        assertThat(kept().game().moves()).isEqualTo("F");
    }

    @Test
    void northAnswersTheLevel() {
        Run run = play("q\n", "--side", "N", "--seed", "5");

        assertThat(run.lines().get(1)).matches("easy sows [A-F]: ends in .*");
        assertThat(run.lines()).anyMatch(line -> line.contains("[a]"));
    }

    /** Plays as the level "hard" would, so that the person should win against "easy". */
    @Test
    void aGameIsPlayedToItsEndAndCounted() {
        Level[] levels = {Level.HARD, Level.EASY};
        Game game = new Game(Position.start(RuleSet.ABAPA));
        StringBuilder input = new StringBuilder();
        while (game.result().isEmpty()) {
            Side mover = game.position().toMove();
            int house = new LevelPlayer(levels[mover.ordinal()], 5).choose(game, Limits.none());
            if (mover == Side.SOUTH) {
                input.append(Moves.letter(mover, house)).append('\n');
            }
            game.play(house);
        }
        assertThat(game.result().get().score().winner()).contains(Side.SOUTH);

        Run run = play(input.toString(), "--seed", "5");

        assertThat(run.exit()).isZero();
        List<String> lines = run.lines();
        assertThat(lines.get(lines.size() - 2)).startsWith("You won ");
        assertThat(lines).last().isEqualTo("Against easy: won 1, lost 0, drawn 0, 100 % won, streak 1, best streak 1");
        assertThat(directory.resolve("easy-abapa-4.txt")).doesNotExist();
        assertThat(play("", "--statistics").lines()).hasSize(5).contains(lines.get(lines.size() - 1));
    }

    @Test
    void resigningLoses() {
        Run run = play("f\nresign\n", "--level", "medium");

        assertThat(run.lines())
                .last()
                .isEqualTo("Against medium: won 0, lost 1, drawn 0, 0 % won, streak 0, best streak 0");
    }

    @Test
    void speaksRussian() {
        Run run = Run.withInput(
                "ж\nподсказка\nв\n",
                "play",
                "--directory",
                directory.toString(),
                "--language",
                "ru",
                "--rules",
                "kalah");

        assertThat(run.lines().get(0)).startsWith("Вы играете за Юг против уровня «лёгкий».");
        assertThat(run.lines())
                .contains("  C: конец в амбаре, ходит снова")
                .contains("«ж» — не лунка и не команда; лунки от A до F, «помощь» покажет команды.")
                .anyMatch(line -> line.startsWith("Подсказка: "));
    }

    @Test
    void aFileIsNoDirectory() throws IOException {
        Path file = Files.createFile(directory.resolve("file"));
        Run run = Run.of("play", "--directory", file.toString());
        assertThat(run.exit()).isEqualTo(2);
        assertThat(run.error()).isEqualTo("--directory " + file + " is a file");
    }

    @Test
    void aDamagedGameIsNamed() throws IOException {
        Path file = Files.writeString(directory.resolve("easy-abapa-4.txt"), "1. F F\n");
        Run run = play("");
        assertThat(run.exit()).isEqualTo(1);
        assertThat(run.error()).startsWith(file + ": line 1: ply 2: move 'F' is a house of South");

        Files.writeString(file, "1. F *\n");
        assertThat(play("").error()).isEqualTo(file + " is not a game that was left here");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "--level silly | --level is easy, medium, hard, insane or master, not 'silly'",
                "--side x | --side is S or N, not 'x'",
                "--rules chess | --rules: no rules are named 'chess'; there are abapa,",
            })
    void wrongOptionsAreOneSentence(String options, String sentence) {
        Run run = play("", options.split(" "));

        assertThat(run.error()).startsWith(sentence);
        assertThat(run.exit()).isEqualTo(2);
    }

    @Test
    void languagesAreChecked() {
        assertThat(Run.of("play", "--language", "de").error()).isEqualTo("--language: it is one of en, ru, not 'de'");
    }

    @Test
    void settingsAreWhereTheSystemKeepsThem() {
        assertThat(PlaySettings.directory(Map.of(), "/home/ama")).isEqualTo(Path.of("/home/ama/.config/oware"));
        assertThat(PlaySettings.directory(Map.of("XDG_CONFIG_HOME", "/etc/ama"), "/home/ama"))
                .isEqualTo(Path.of("/etc/ama/oware"));
        assertThat(PlaySettings.directory(Map.of("APPDATA", "/data"), "/home/ama"))
                .isEqualTo(Path.of("/data/oware"));
    }
}
