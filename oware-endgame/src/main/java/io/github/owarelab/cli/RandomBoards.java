package io.github.owarelab.cli;

import io.github.owarelab.game.Position;
import io.github.owarelab.game.Side;
import io.github.owarelab.rules.Rules;
import java.util.Arrays;
import java.util.Random;

/**
 * Draws boards of up to a number of seeds, each as likely as any other and with South to move. One seed of the random numbers gives
 * the same boards everywhere.
 */
final class RandomBoards {
    private final Rules rules;
    private final int mostSeeds;
    private final Random random;

    RandomBoards(Rules rules, int mostSeeds, long randomSeed) {
        this.rules = rules;
        this.mostSeeds = mostSeeds;
        this.random = new Random(randomSeed);
    }

    /**
     * The next board. Seeds and the walls between houses are drawn in a row; what comes after the last wall is not on the
     * board.
     */
    Position next() {
        int[] houses = new int[2 * rules.houses() + 1];
        int seeds = mostSeeds;
        int house = 0;
        while (house < houses.length - 1) {
            int walls = houses.length - 1 - house;
            if (random.nextInt(seeds + walls) < seeds) {
                houses[house]++;
                seeds--;
            } else {
                house++;
            }
        }
        int[] south = Arrays.copyOf(houses, rules.houses());
        int[] north = Arrays.copyOfRange(houses, rules.houses(), 2 * rules.houses());
        return Position.of(rules, south, north, 0, 0, Side.SOUTH);
    }
}
