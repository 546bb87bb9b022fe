package io.github.owarelab.cli.engine;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.owarelab.game.Game;
import io.github.owarelab.game.Position;
import io.github.owarelab.game.Side;
import io.github.owarelab.rules.RuleSet;
import io.github.owarelab.rules.Rules;
import io.github.owarelab.rules.RulesByName;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

class EngineSessionTest {
    /** South wins 2 seeds and the game by F, whatever follows. */
    private static final String WON = "0-0-0-0-0-1-1-0-0-0-2-0-23-21-S";

    private final Board board = Board.abapa();

    @AfterEach
    void quit() {
        board.close();
    }

    @Test
    void tellsWhatItIs() {
        List<String> said = board.send("uci").until("uciok");

        assertThat(said)
                .contains(
                        "id name Test 1",
                        "id author the Oware Lab authors",
                        "option name Hash type spin default 64 min 1 max 8192",
                        "option name Threads type spin default 1 min 1 max 1024",
                        "option name Tables type string default auto",
                        "option name MultiPV type spin default 1 min 1 max 7",
                        "option name Level type combo default master var easy var medium var hard var insane var master",
                        "option name OwnBook type check default true");
        assertThat(said).anyMatch(line -> line.startsWith("option name Rules type combo default abapa var abapa var "));
    }

    @Test
    void tellsEachDepthAndThenTheMove() {
        List<String> said =
                board.send("position startpos moves Ff", "go depth 4").until("bestmove");

        assertThat(said).hasSize(5);
        for (int depth = 1; depth <= 4; depth++) {
            assertThat(said.get(depth - 1))
                    .matches("info depth " + depth + " multipv 1 score cp -?[0-9]+00 nodes [0-9]+ nps [0-9]+"
                            + " time [0-9]+ hashfull [0-9]+ tbhits 0 pv [A-Fa-f]{" + depth + "}|info .* score cp 0 .*");
        }
        assertThat(said.get(4)).matches("bestmove [A-F] ponder [a-f]");
    }

    @Test
    void aScoreIsTheLeadAtTheEndAndAProofIsTold() {
        List<String> said = board.send("position fen " + WON, "go depth 20").until("bestmove");

        assertThat(said).anyMatch(line -> line.matches("info string proved: won by (at least )?[0-9]+"));
        assertThat(said).last().asString().startsWith("bestmove F");
    }

    @Test
    void severalLinesAreTold() {
        List<String> said =
                board.send("setoption name MultiPV value 3", "go depth 2").until("bestmove");

        assertThat(said.subList(3, 6)).allMatch(line -> line.startsWith("info depth 2 multipv "));
        assertThat(said.get(5)).startsWith("info depth 2 multipv 3 ");
    }

    @Test
    void stopIsAnsweredAtOnce() {
        board.send("go infinite").until("info depth 1 ");
        assertThat(board.answers("go depth 1", "setoption name Hash value 2", "ucinewgame"))
                .filteredOn(line -> line.startsWith("info string"))
                .containsExactly(
                        "info string go comes too early: a search runs until stop or bestmove",
                        "info string setoption comes too early: a search runs until stop or bestmove",
                        "info string ucinewgame comes too early: a search runs until stop or bestmove");
        assertThat(board.send("stop").until("bestmove")).isNotEmpty();
        assertThat(board.answers("stop")).isEmpty();
    }

    @Test
    void aStopRightAfterGoIsNotLost() {
        for (int i = 0; i < 20; i++) {
            board.send("go infinite", "stop").until("bestmove");
        }
    }

    @Test
    void anInfiniteSearchWaitsEvenWhenAllIsProved() throws InterruptedException {
        board.send("position fen " + WON, "go infinite").until("info string proved");
        Thread.sleep(50);
        assertThat(board.answers()).noneMatch(line -> line.startsWith("bestmove"));
        assertThat(board.send("stop").until("bestmove")).last().asString().startsWith("bestmove F");
    }

    @Test
    void pondersUntilTheMoveIsPlayed() {
        board.send("position startpos moves Ff", "go ponder movetime 30").until("info depth 5 ");
        assertThat(board.send("ponderhit").until("bestmove")).isNotEmpty();
        assertThat(board.answers("ponderhit")).isEmpty();
    }

    @Test
    void ponderingCanBeStopped() {
        board.send("go ponder wtime 1000 btime 1000").until("info depth 3 ");
        assertThat(board.send("stop").until("bestmove")).isNotEmpty();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "movetime 20",
                "nodes 1000",
                "depth 3 movetime 1000",
                "wtime 500 btime 500",
                "wtime 500 btime 500 winc 10 binc 10 movestogo 5",
                "wtime 50 btime 1"
            })
    void limitsEndASearch(String limits) {
        assertThat(board.send("go " + limits).until("bestmove")).hasSizeGreaterThan(1);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "foo bar | there is no command 'foo', but uci, isready, ucinewgame, setoption, position, go, stop,"
                        + " ponderhit, quit",
                "position | after position comes 'startpos' or 'fen' with a position",
                "position 4-4 | after position comes 'startpos' or 'fen', not '4-4'",
                "position fen | after fen comes a position",
                "position fen 4-4 | a position of abapa has 15 parts joined by '-' (12 houses, 2 stores, side to move),"
                        + " not 2",
                "position startpos Ff | after the position comes the word 'moves', not 'Ff'",
                "position startpos moves FfG | ply 3: move 'G' is unknown: South moves with A to F",
                "setoption Hash 3 | it is 'setoption name N value V', not 'setoption Hash 3'",
                "setoption name Foo value 3 | there is no option 'Foo', but Hash, Threads, Tables, Rules, MultiPV, Level,"
                        + " Seed, OwnBook, Book",
                "setoption name Hash value 9999 | option Hash: it is a number from 1 to 8192, not '9999'",
                "setoption name Threads value x | option Threads: it is a number from 1 to 1024, not 'x'",
                "setoption name OwnBook value yes | option OwnBook: it is one of true, false, not 'yes'",
                "setoption name Level value silly | option Level: it is one of easy, medium, hard, insane, master,"
                        + " not 'silly'",
                "setoption name Tables value no/such | option Tables: no/such does not exist",
                "setoption name Book value no/such | option Book: cannot read no/such: no/such",
            })
    void saysWhatWasWrong(String line, String sentence) {
        assertThat(board.answers(line)).containsExactly("info string " + sentence);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "go depth | go: after depth comes a number, not nothing",
                "go depth x | go: after depth comes a number, not x",
                "go depth 0 | depth is 1 to 120 plies, not 0",
                "go movetime -1 | go: movetime cannot be negative, but is -1",
            })
    void aWrongGoIsAnsweredAllTheSame(String line, String sentence) {
        assertThat(board.answers(line)).containsExactly("info string " + sentence, "bestmove 0000");
    }

    @Test
    void unknownWordsOfGoArePassedOver() {
        List<String> said = board.send("go mate 3 depth 2 deep").until("bestmove");

        assertThat(said.get(0))
                .isEqualTo("info string go: passed over 'mate 3 deep'; there are depth, nodes, movetime, wtime, btime,"
                        + " winc, binc, movestogo, infinite, ponder");
        assertThat(said).last().asString().matches("bestmove [A-F].*");
    }

    @Test
    void aWrongPositionLeavesNone() {
        List<String> said = board.answers("position startpos moves Ff", "position startpos moves FF", "go depth 3");

        assertThat(said)
                .containsExactly(
                        "info string ply 2: move 'F' is a house of South, but North is to move, with a to f",
                        "info string there is no position: the last one was wrong",
                        "bestmove 0000");
        assertThat(board.send("position startpos", "go depth 1").until("bestmove"))
                .last()
                .asString()
                .matches("bestmove [A-F].*");
    }

    @Test
    void aGameThatIsOverHasNoMove() {
        assertThat(board.answers("position fen 1-0-0-0-0-0-0-0-0-0-0-0-23-24-S", "go depth 3"))
                .containsExactly("info string the game is over: cannot-feed 24-24", "bestmove 0000");
    }

    @Test
    void otherRulesStartTheirGame() {
        List<String> said = board.send("position startpos moves Ff", "setoption name Rules value congkak", "go depth 3")
                .until("bestmove");

        assertThat(said).last().asString().matches("bestmove [A-G].*");
    }

    @Test
    void weakLevelsRepeatThemselvesByTheirSeed() {
        board.send("setoption name Level value easy", "setoption name Seed value 9", "position startpos moves FfEe");
        List<String> said = board.send("go movetime 1").until("bestmove");

        assertThat(said.get(0)).isEqualTo("info string seed 9");
        assertThat(board.send("ucinewgame", "position startpos moves FfEe", "go depth 9")
                        .until("bestmove"))
                .isEqualTo(said);
    }

    @Test
    void theEndOfTheLinesLetsASearchFinish() {
        assertThat(board.send("go depth 5").end()).last().asString().startsWith("bestmove");
    }

    @Test
    void theEndOfTheLinesStopsAnEndlessSearch() {
        assertThat(board.send("go infinite").end()).last().asString().startsWith("bestmove");
    }

    @Test
    void aBookAnswersAtOnce(@TempDir Path directory) throws IOException {
        Path book = directory.resolve("a book.txt");
        Files.writeString(book, "# made by hand\nrules abapa\n\n" + Position.start(RuleSet.ABAPA) + " B\n");
        board.send("setoption name OwnBook value true", "setoption name Book value " + book);

        assertThat(board.answers("go depth 3")).containsExactly("info string a move of the book", "bestmove B");
        board.send("setoption name MultiPV value 2");
        assertThat(board.send("go depth 1").until("bestmove")).hasSize(3);
        board.send("setoption name MultiPV value 1", "setoption name OwnBook value false");
        assertThat(board.send("go depth 1").until("bestmove")).hasSize(2);
    }

    @Test
    void theBookThatComesWithItIsUsed() {
        board.send("setoption name OwnBook value true");
        assertThat(board.answers("go depth 3")).first().isEqualTo("info string a move of the book");
        board.send("setoption name Rules value wari");
        assertThat(board.send("go depth 1").until("bestmove")).noneMatch(line -> line.contains("book"));
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "'' | is empty, but a book begins with 'rules' and their name",
                "rules chess | line 1: no rules are named 'chess'; there are",
                "4-4 B | line 1: a book begins with 'rules' and their name, not '4-4 B'",
                "rules abapa;4-4 | line 2: a line is a position and a move, with or without its value and depth, not '4-4'",
                "rules abapa;4-4 B | line 2: a position of abapa has 15 parts",
            })
    void aWrongBookIsRefused(String text, String sentence, @TempDir Path directory) throws IOException {
        Path book = directory.resolve("book.txt");
        Files.writeString(book, text.replace(';', '\n'));

        assertThat(board.answers("setoption name Book value " + book))
                .singleElement()
                .asString()
                .startsWith("info string option Book: " + book + " " + sentence);
    }

    static List<Rules> allRules() {
        return RulesByName.all();
    }

    /** Moves that keep the turn are moves of their own, and what the engine ponders on is never its own move. */
    @ParameterizedTest
    @MethodSource("allRules")
    void playsAllGames(Rules rules) {
        try (Board other = new Board(rules)) {
            Game game = new Game(Position.start(rules));
            while (game.result().isEmpty()) {
                Side mover = game.position().toMove();
                String moves = game.plies() == 0 ? "" : " moves " + game.moves();
                List<String> said =
                        other.send("position startpos" + moves, "go nodes 30").until("bestmove");
                String[] words = said.get(said.size() - 1).split(" ");
                game.play(words[1]);
                if (words.length > 2) {
                    assertThat(words[2]).isEqualTo("ponder");
                    assertThat(game.position().toMove()).isEqualTo(mover.opposite());
                    assertThat(new Game(game.position()).play(words[3]).plies()).isEqualTo(1);
                }
            }
            assertThat(game.plies()).isGreaterThan(10);
        }
    }
}
