package io.github.owarelab.search;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.owarelab.board.Row;
import java.math.BigInteger;
import java.util.BitSet;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class BoardRankTest {
    @ParameterizedTest
    @ValueSource(ints = {6, 7})
    void numbersAllSmallBoardsWithoutGap(int houses) {
        BoardRank ranks = new BoardRank(houses);
        BitSet seen = new BitSet();
        fill(ranks, new int[2 * houses], 0, 5, seen);
        assertThat(seen.cardinality()).isEqualTo((int) ranks.boards(5));
        assertThat(seen.length()).isEqualTo((int) ranks.boards(5));
    }

    private static void fill(BoardRank ranks, int[] seeds, int from, int left, BitSet seen) {
        if (from == seeds.length) {
            int rank = Math.toIntExact(rank(ranks, seeds));
            assertThat(seen.get(rank)).isFalse();
            seen.set(rank);
            return;
        }
        for (int here = 0; here <= left; here++) {
            seeds[from] = here;
            fill(ranks, seeds, from + 1, left - here, seen);
        }
        seeds[from] = 0;
    }

    private static long rank(BoardRank ranks, int[] seeds) {
        int houses = seeds.length / 2;
        return ranks.of(
                Row.of(java.util.Arrays.copyOf(seeds, houses), 3),
                Row.of(java.util.Arrays.copyOfRange(seeds, houses, 2 * houses), 5));
    }

    @Test
    void agreesWithTheFormulaOnFullBoards() {
        Random random = new Random(1);
        for (int i = 0; i < 2000; i++) {
            int houses = 6 + i % 2;
            int[] seeds = new int[2 * houses];
            for (int seed = random.nextInt(128); seed > 0; seed--) {
                seeds[random.nextInt(1 + random.nextInt(seeds.length))]++;
            }
            assertThat(BigInteger.valueOf(rank(new BoardRank(houses), seeds))).isEqualTo(formula(seeds));
        }
    }

    private static BigInteger formula(int[] seeds) {
        BigInteger rank = BigInteger.ZERO;
        int sum = 0;
        for (int i = 1; i <= seeds.length; i++) {
            sum += seeds[i - 1];
            rank = rank.add(choose(sum + i - 1, i));
        }
        return rank;
    }

    private static BigInteger choose(int n, int k) {
        BigInteger result = BigInteger.ONE;
        for (int i = 1; i <= k; i++) {
            result = result.multiply(BigInteger.valueOf(n - k + i)).divide(BigInteger.valueOf(i));
        }
        return n < k ? BigInteger.ZERO : result;
    }

    @Test
    void countsTheBoardsOfWholeGames() {
        assertThat(new BoardRank(6).boards(48)).isEqualTo(1_399_358_844_975L);
        assertThat(BigInteger.valueOf(new BoardRank(7).boards(127))).isEqualTo(choose(141, 14));
    }
}
