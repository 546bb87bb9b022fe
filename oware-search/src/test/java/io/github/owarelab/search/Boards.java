package io.github.owarelab.search;

import io.github.owarelab.game.Game;
import io.github.owarelab.game.Position;
import io.github.owarelab.game.Side;
import io.github.owarelab.rules.Rules;
import java.util.Random;

/** Random boards and games, by seed. */
final class Boards {
    private Boards() {}

    /** Seeds thrown into random houses, empty stores, either side to move. */
    static Position random(Rules rules, int seeds, Random random) {
        int[][] rows = new int[2][rules.houses()];
        for (int i = 0; i < seeds; i++) {
            rows[random.nextInt(2)][random.nextInt(rules.houses())]++;
        }
        Side toMove = random.nextBoolean() ? Side.SOUTH : Side.NORTH;
        return Position.of(rules, rows[0], rows[1], 0, 0, toMove);
    }

    /** Plays some random moves, fewer if the game ends before. */
    static Game playRandomly(Game game, int plies, Random random) {
        for (int i = 0; i < plies && game.result().isEmpty(); i++) {
            game.play(randomMove(game.position(), random));
        }
        return game;
    }

    private static int randomMove(Position position, Random random) {
        while (true) {
            int house = random.nextInt(position.rules().houses());
            if (position.isLegal(house)) {
                return house;
            }
        }
    }
}
