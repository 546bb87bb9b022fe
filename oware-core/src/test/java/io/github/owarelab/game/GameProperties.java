package io.github.owarelab.game;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.owarelab.reference.Positions;
import io.github.owarelab.reference.SlowBoard;
import io.github.owarelab.reference.SlowHistory;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;

/** Whole games, text and undo, for all games and any parameters. */
class GameProperties {
    private static final int MOST_PLIES = 150;

    @Provide
    Arbitrary<Position> positions() {
        return Positions.positions();
    }

    @Property(tries = 400)
    void aGameEndsWhereTheReferenceEnds(@ForAll("positions") Position start, @ForAll Random random) {
        Game game = new Game(start);
        SlowHistory expected = new SlowHistory(start.rules(), SlowBoard.of(start));
        while (game.result().isEmpty() && game.plies() < MOST_PLIES) {
            assertThat(expected.result()).isEmpty();
            int house = legalHouse(game.position(), random);
            game.play(house);
            expected.play(house);
        }
        assertThat(game.result().map(GameProperties::text).orElse("")).isEqualTo(expected.result());
    }

    private static String text(Result result) {
        return result.reason().text() + " " + result.score().southHalves() + "-"
                + result.score().northHalves();
    }

    private static int legalHouse(Position position, Random random) {
        int mask = position.legalMoves();
        for (int skip = random.nextInt(Integer.bitCount(mask)); skip > 0; skip--) {
            mask &= mask - 1;
        }
        return Integer.numberOfTrailingZeros(mask);
    }

    private static Game play(Position start, Random random) {
        Game game = new Game(start);
        while (game.result().isEmpty() && game.plies() < MOST_PLIES) {
            game.play(legalHouse(game.position(), random));
        }
        return game;
    }

    @Property(tries = 300)
    void undoRestoresEveryStage(@ForAll("positions") Position start, @ForAll Random random) {
        Game game = new Game(start);
        List<String> stages = new ArrayList<>();
        while (game.result().isEmpty() && game.plies() < MOST_PLIES) {
            stages.add(stage(game));
            game.play(legalHouse(game.position(), random));
        }
        for (int ply = stages.size() - 1; ply >= 0; ply--) {
            assertThat(stage(game.undo())).isEqualTo(stages.get(ply));
        }
        assertThat(game.position()).isEqualTo(start);
    }

    private static String stage(Game game) {
        return game + " " + game.position() + " " + game.captureless() + " " + game.occurrences() + " " + game.result();
    }

    @Property(tries = 300)
    void theTextOfAGameIsReadBack(@ForAll("positions") Position start, @ForAll Random random) {
        Game game = play(start, random);
        Game read = Game.parse(game.toString(), start.rules());
        assertThat(read.toString()).isEqualTo(game.toString());
        assertThat(read.position()).isEqualTo(game.position());
        assertThat(read.result()).isEqualTo(game.result());
    }

    @Property(tries = 2000)
    void theTextOfAPositionIsReadBack(@ForAll("positions") Position position) {
        Position read = Position.parse(position.toString(), position.rules());
        assertThat(read).isEqualTo(position).hasSameHashCodeAs(position);
        assertThat(read.toString()).isEqualTo(position.toString());
    }

    @Property(tries = 500)
    void theLetterOfAMoveIsReadBack(@ForAll("positions") Position position) {
        for (Side side : Side.values()) {
            for (int house = 0; house < position.rules().houses(); house++) {
                assertThat(Moves.house(Moves.letter(side, house), side, position.rules()))
                        .isEqualTo(house);
            }
        }
    }

    @Property(tries = 1000)
    void randomTextIsReadOrRefusedWithOneSentence(@ForAll("positions") Position position, @ForAll Random random) {
        StringBuilder text = new StringBuilder(position.toString());
        int changes = 1 + random.nextInt(3);
        for (int i = 0; i < changes; i++) {
            text.setCharAt(random.nextInt(text.length()), "0123456789-SN xA".charAt(random.nextInt(16)));
        }
        Optional<String> refused = refusal(text.toString(), position);
        refused.ifPresent(sentence -> assertThat(sentence).isNotBlank().doesNotContain("\n"));
    }

    /** Any other exception than the one promised fails the property. */
    private static Optional<String> refusal(String text, Position position) {
        try {
            Game.parse(text, position.rules());
            return Optional.empty();
        } catch (IllegalArgumentException e) {
            return Optional.of(e.getMessage());
        }
    }
}
