package io.github.owarelab.endgame;

import io.github.owarelab.game.Position;
import io.github.owarelab.game.Side;
import io.github.owarelab.rules.Rules;
import java.util.Random;

/** Positions and moves drawn at random. */
final class RandomPositions {
    private RandomPositions() {}

    /** A position with up to so many seeds in the houses, none in the stores, so that no majority ends the game; North has
     * an empty house. */
    static Position of(Rules rules, int seeds, Random random) {
        int[] south = new int[rules.houses()];
        int[] north = new int[rules.houses()];
        for (int i = 0; i < seeds; i++) {
            (random.nextBoolean() ? south : north)[random.nextInt(rules.houses())]++;
        }
        north[random.nextInt(rules.houses())] = 0;
        return Position.of(rules, south, north, 0, 0, Side.SOUTH);
    }

    /** A legal move. */
    static int move(Position position, Random random) {
        int legal = position.legalMoves();
        for (int skip = random.nextInt(Integer.bitCount(legal)); skip > 0; skip--) {
            legal &= legal - 1;
        }
        return Integer.numberOfTrailingZeros(legal);
    }
}
