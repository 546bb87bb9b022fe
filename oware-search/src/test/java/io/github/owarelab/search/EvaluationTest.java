package io.github.owarelab.search;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.owarelab.board.Row;
import io.github.owarelab.rules.Kalah;
import io.github.owarelab.rules.RuleSet;
import io.github.owarelab.rules.Rules;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class EvaluationTest {
    private static final long FOURS = Row.of(new int[] {4, 4, 4, 4, 4, 4}, 0);
    private static final int UNITS = 16;
    private static final int LEVELS = 21;
    private static final int INPUTS = 12 * LEVELS;

    private final Evaluation evaluation = new Evaluation(RuleSet.ABAPA);

    @Test
    void packedUnitsGiveWhatPlainOnesGive() {
        packedUnitsGiveWhatPlainOnesGive(RuleSet.ABAPA, weights("evaluation-oware.txt"));
        packedUnitsGiveWhatPlainOnesGive(new Kalah(4, true), weights("evaluation-kalah.txt"));
    }

    private static void packedUnitsGiveWhatPlainOnesGive(Rules rules, int[][] weights) {
        Evaluation evaluation = new Evaluation(rules);
        Random random = new Random(1);
        for (int i = 0; i < 10_000; i++) {
            int[] own = random.ints(6, 0, 1 + random.nextInt(25)).toArray();
            int[] other = random.ints(6, 0, 1 + random.nextInt(25)).toArray();
            assertThat(evaluation.of(Row.of(own, 0), Row.of(other, 0)))
                    .as("%s %s", Arrays.toString(own), Arrays.toString(other))
                    .isEqualTo(plain(weights, own, other));
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"evaluation-oware.txt", "evaluation-kalah.txt"})
    void lanesHoldAllSums(String name) {
        int[][] weights = weights(name);
        for (int unit = 0; unit < UNITS; unit++) {
            int most = weights[INPUTS][unit];
            int least = most;
            for (int place = 0; place < INPUTS; place += LEVELS) {
                int one = unit;
                most += levels(place).map(input -> weights[input][one]).max().getAsInt();
                least += levels(place).map(input -> weights[input][one]).min().getAsInt();
            }
            assertThat(most).isLessThan(1 << 15);
            assertThat(least).isGreaterThanOrEqualTo(-(1 << 15));
        }
    }

    private static IntStream levels(int place) {
        return IntStream.range(place, place + LEVELS);
    }

    @ParameterizedTest
    @ValueSource(strings = {"evaluation-oware.txt", "evaluation-kalah.txt"})
    void directWeightsFitTheirHalves(String name) {
        int[][] weights = weights(name);
        int earlies = weights[INPUTS][UNITS];
        int lates = 0;
        for (int place = 0; place < INPUTS; place += LEVELS) {
            earlies += levels(place)
                    .map(input -> Math.abs(weights[input][UNITS]))
                    .max()
                    .getAsInt();
            lates += levels(place)
                    .map(input -> Math.abs(weights[input][UNITS + 1]))
                    .max()
                    .getAsInt();
        }
        assertThat(earlies).isLessThan(1 << 15);
        assertThat(lates).isLessThan(1 << 15);
    }

    @Test
    void fearsEmptyAndWeakHouses() {
        int even = evaluation.of(FOURS, FOURS);
        assertThat(evaluation.of(Row.of(new int[] {0, 4, 4, 4, 6, 6}, 0), FOURS))
                .isLessThan(even);
        assertThat(evaluation.of(Row.of(new int[] {1, 4, 4, 4, 5, 6}, 0), FOURS))
                .isLessThan(even);
    }

    @Test
    void doesNotLookAtStores() {
        assertThat(evaluation.of(FOURS | 7L << Row.STORE_SHIFT, FOURS | 20L << Row.STORE_SHIFT))
                .isEqualTo(evaluation.of(FOURS, FOURS));
    }

    private static int plain(int[][] weights, int[] own, int[] other) {
        int[] sums = Arrays.copyOf(weights[INPUTS], UNITS + 2);
        sums[UNITS + 1] = 0;
        for (int house = 0; house < 6; house++) {
            add(weights[house * LEVELS + Math.min(own[house], LEVELS - 1)], sums);
            add(weights[(6 + house) * LEVELS + Math.min(other[house], LEVELS - 1)], sums);
        }
        int seeds = Arrays.stream(own).sum() + Arrays.stream(other).sum();
        int units = IntStream.range(0, UNITS)
                .map(unit -> Math.max(0, Math.min(255, sums[unit])) * weights[INPUTS][UNITS + 1 + unit])
                .sum();
        return sums[UNITS] + sums[UNITS + 1] * Math.max(0, 48 - seeds) / 48 + Math.floorDiv(units, 256);
    }

    private static void add(int[] weights, int[] sums) {
        for (int i = 0; i < sums.length; i++) {
            sums[i] += weights[i];
        }
    }

    private static int[][] weights(String name) {
        try (InputStream in = Evaluation.class.getResourceAsStream(name)) {
            return new String(in.readAllBytes(), StandardCharsets.US_ASCII)
                    .lines()
                    .map(line -> Arrays.stream(line.split(" "))
                            .mapToInt(Integer::parseInt)
                            .toArray())
                    .toArray(int[][]::new);
        } catch (IOException e) {
            throw new AssertionError(e);
        }
    }
}
