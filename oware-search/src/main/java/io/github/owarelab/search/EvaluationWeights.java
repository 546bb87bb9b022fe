package io.github.owarelab.search;

import io.github.owarelab.rules.Kalah;
import io.github.owarelab.rules.Rules;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;

/** The weights of an {@link Evaluation}, packed for it. */
final class EvaluationWeights {
    private static final int HOUSES = 6;
    /** More seeds in a house count as so many. */
    private static final int MOST_SEEDS = 20;

    private static final int UNITS = 16;
    /** Words of four units. */
    static final int WORDS = UNITS / 4;
    /** A unit gives from 0 to so much. */
    static final int FULL = 255;
    /** What a lane holds for a unit of 0: lanes have no sign. */
    static final int ZERO = 1 << 15;

    static final int OUT_SHIFT = 8;
    /** Inputs for the clamped seeds of a house, and weights of one input in the file. */
    private static final int LEVELS = MOST_SEEDS + 1;

    private static final int ROW = UNITS + 2;

    /** Fitted to Abapa, for all other games. */
    private static final class OfOware {
        static final EvaluationWeights WEIGHTS = read("evaluation-oware.txt");
    }

    /** Fitted to Kalah. */
    private static final class OfKalah {
        static final EvaluationWeights WEIGHTS = read("evaluation-kalah.txt");
    }

    /** Of an input to the units, {@link #WORDS} words each. */
    final long[] hidden;
    /** Of an input to the value: late above early. */
    final int[] direct;

    final long[] bias = new long[WORDS];
    final int directBias;
    final int[] out = new int[UNITS];

    private EvaluationWeights(int[] numbers) {
        int inputs = 2 * HOUSES * LEVELS;
        hidden = new long[inputs * WORDS];
        direct = new int[inputs];
        for (int input = 0; input < inputs; input++) {
            pack(numbers, input * ROW, hidden, input * WORDS);
            direct[input] = (numbers[input * ROW + UNITS + 1] << Short.SIZE) + numbers[input * ROW + UNITS];
        }
        int at = inputs * ROW;
        pack(numbers, at, bias, 0);
        for (int word = 0; word < WORDS; word++) {
            bias[word] += ZERO * 0x0001_0001_0001_0001L;
        }
        directBias = numbers[at + UNITS];
        System.arraycopy(numbers, at + UNITS + 1, out, 0, UNITS);
    }

    private static void pack(int[] numbers, int from, long[] words, int to) {
        for (int unit = 0; unit < UNITS; unit++) {
            words[to + unit / 4] += (long) numbers[from + unit] << Short.SIZE * (unit % 4);
        }
    }

    /** The weights for a game. */
    static EvaluationWeights of(Rules rules) {
        return rules instanceof Kalah ? OfKalah.WEIGHTS : OfOware.WEIGHTS;
    }

    /** The input that is on when a house of the mover holds so many seeds; houses past the sixth count as the sixth. */
    static int ownInput(int house, int seeds) {
        return Math.min(house, HOUSES - 1) * LEVELS + Math.min(seeds, MOST_SEEDS);
    }

    /** The same of the other side. */
    static int otherInput(int house, int seeds) {
        return HOUSES * LEVELS + ownInput(house, seeds);
    }

    private static EvaluationWeights read(String name) {
        try (InputStream in = EvaluationWeights.class.getResourceAsStream(name)) {
            String[] words = new String(in.readAllBytes(), StandardCharsets.US_ASCII).split("\\s+");
            int[] numbers = new int[words.length];
            for (int i = 0; i < words.length; i++) {
                numbers[i] = Integer.parseInt(words[i]);
            }
            return new EvaluationWeights(numbers);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
