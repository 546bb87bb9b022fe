package io.github.owarelab.search;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.owarelab.game.Game;
import io.github.owarelab.game.Position;
import io.github.owarelab.rules.RuleSet;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class OpeningBookTest {
    private static final Position START = Position.start(RuleSet.ABAPA);

    @TempDir
    private Path directory;

    private Path write(String text) throws IOException {
        return Files.writeString(directory.resolve("book.txt"), text.replace(';', '\n'));
    }

    @Test
    void readsMovesWithAndWithoutValues() throws IOException {
        OpeningBook book =
                OpeningBook.read(write("# by hand;;rules abapa;" + START + " F -1 17;" + START.play(5) + " b"));
        assertThat(book.size()).isEqualTo(2);
        assertThat(book.find(START)).contains(new OpeningBook.Entry(5, -1, 17));
        assertThat(book.find(START.play(5))).contains(new OpeningBook.Entry(1, 0, 0));
        assertThat(book.find(START.play(0))).isEmpty();
        assertThat(book.find(Position.start(RuleSet.WARI))).isEmpty();
    }

    @Test
    void aPositionThatCameBackIsNotInTheBook() throws IOException {
        Position once = Position.parse("0-0-0-0-0-1-0-0-0-0-0-1-23-23-S", RuleSet.ABAPA_THREEFOLD);
        OpeningBook book = OpeningBook.read(write("rules abapa-threefold;" + once + " F"));
        Game game = new Game(once);
        assertThat(book.find(game)).isPresent();
        do {
            game.play(Integer.numberOfTrailingZeros(game.position().legalMoves()));
        } while (!game.position().equals(once));
        assertThat(game.occurrences()).isEqualTo(2);
        assertThat(book.find(game)).isEmpty();
    }

    @Test
    void theBookOfAbapaIsSearchedDeepEverywhere() {
        OpeningBook book = OpeningBook.of(RuleSet.ABAPA).orElseThrow();
        assertThat(book.size()).isGreaterThan(200);
        Game game = new Game(START);
        int plies = 0;
        for (var entry = book.find(game); entry.isPresent(); entry = book.find(game)) {
            assertThat(entry.get().depth()).isGreaterThanOrEqualTo(28);
            game.play(entry.get().house());
            plies++;
        }
        assertThat(plies).isGreaterThan(3);
    }

    @Test
    void otherGamesHaveNone() {
        assertThat(OpeningBook.of(RuleSet.WARI)).isEmpty();
        assertThat(OpeningBook.of(RuleSet.ABAPA.withSeedsPerHouse(3))).isEmpty();
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "4-4-4-4-4-4-4-4-4-4-4-4-0-0-S F x 3 | value and depth are numbers, not 'x'",
                "4-4-4-4-4-4-4-4-4-4-4-4-0-0-S a | move 'a' is a house of North, but South is to move, with A to F",
                "4-4-4-4-4-4-4-4-4-4-4-4-0-0-S F 3 | a line is a position and a move, with or without its value and depth,"
                        + " not '4-4-4-4-4-4-4-4-4-4-4-4-0-0-S F 3'",
            })
    void aWrongLineIsNamed(String line, String sentence) throws IOException {
        Path file = write("rules abapa;" + line);
        assertThatThrownBy(() -> OpeningBook.read(file)).hasMessage(file + " line 2: " + sentence);
    }
}
