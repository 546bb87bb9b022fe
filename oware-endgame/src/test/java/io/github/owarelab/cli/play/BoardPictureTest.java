package io.github.owarelab.cli.play;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.owarelab.game.Position;
import io.github.owarelab.game.Side;
import io.github.owarelab.rules.Congkak;
import io.github.owarelab.rules.RuleSet;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class BoardPictureTest {
    private static final Position BOARD = Position.parse("1-0-12-0-2-3-4-5-0-0-1-10-7-3-S", RuleSet.ABAPA);

    @Test
    void showsTheBoardFromTheSouth() {
        assertThat(String.join("\n", new BoardPicture(BOARD, Side.SOUTH, Optional.empty()).lines()))
                .isEqualTo("""
                \s       f     e     d     c     b     a
                     +-----+-----+-----+-----+-----+-----+
                     | 10  |  1  |  0  |  0  |  5  |  4  |
                   3 +-----+-----+-----+-----+-----+-----+   7
                     |  1  |  0  | 12  |  0  |  2  |  3  |
                     +-----+-----+-----+-----+-----+-----+
                       [A]    B    [C]    D    [E]   [F]""".replace("\\s", " "));
    }

    @Test
    void showsTheBoardFromTheNorthWithTheLastMove() {
        Position after = BOARD.play(4);

        assertThat(String.join("\n", new BoardPicture(after, Side.NORTH, Optional.of(BOARD.sowing(4))).lines()))
                .isEqualTo("""
                \s       F     E     D     C     B     A
                     +-----+-----+-----+-----+-----+-----+
                     |  4  |  0o |  0  | 12  |  0  |  1  |
                   7 +-----+-----+-----+-----+-----+-----+   3
                     |  5+ |  5  |  0  |  0  |  1  | 10  |
                     +-----+-----+-----+-----+-----+-----+
                       [a]   [b]    c     d    [e]   [f]""".replace("\\s", " "));
    }

    @Test
    void hasAsManyHousesAsTheGame() {
        Position start = Position.start(new Congkak(7, 7, false));

        assertThat(new BoardPicture(start, Side.SOUTH, Optional.empty()).lines().get(6))
                .endsWith("[G]");
    }
}
