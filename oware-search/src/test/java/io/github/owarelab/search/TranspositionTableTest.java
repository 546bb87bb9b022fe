package io.github.owarelab.search;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.owarelab.board.Row;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class TranspositionTableTest {
    private static final int BOARDS = 300_000;

    @Test
    void givesBackWhatWasStored() {
        TranspositionTable table = new TranspositionTable(1, 6, 48);
        table.nextSearch(false);
        long key = table.key(4L, 5L);
        table.storeGuess(key, -768, TranspositionTable.UPPER, 5, 120);
        table.storeProof(key, 768, TranspositionTable.EXACT, 6, 125);
        long guess = table.guess(key);
        assertThat(TranspositionTable.points(guess)).isEqualTo(-768);
        assertThat(TranspositionTable.bound(guess)).isEqualTo(TranspositionTable.UPPER);
        assertThat(TranspositionTable.move(guess)).isEqualTo(5);
        assertThat(TranspositionTable.depth(guess)).isEqualTo(120);
        long proof = table.proof(key);
        assertThat(TranspositionTable.points(proof)).isEqualTo(768);
        assertThat(TranspositionTable.bound(proof)).isEqualTo(TranspositionTable.EXACT);
        assertThat(TranspositionTable.move(proof)).isEqualTo(6);
        assertThat(TranspositionTable.depth(proof)).isEqualTo(125);
    }

    @Test
    void valuesOfTheFullestBoardsFit() {
        TranspositionTable table = new TranspositionTable(64, 7, Row.MOST);
        long key = table.key(1, 0);
        for (int points : new int[] {Points.of(Row.MOST), -Points.of(Row.MOST)}) {
            table.storeGuess(key, points, TranspositionTable.EXACT, 0, 1);
            assertThat(TranspositionTable.points(table.guess(key))).isEqualTo(points);
        }
    }

    /** Many more boards than entries: each answer must be that board's own. */
    @ParameterizedTest
    @CsvSource({"1, 6, 3", "1, 6, 48", "1, 6, 72", "1, 6, 127", "2, 7, 98", "32, 7, 98"})
    void neverAnswersWithAnotherBoard(int mebibytes, int houses, int seeds) {
        TranspositionTable table = new TranspositionTable(mebibytes, houses, seeds);
        table.nextSearch(false);
        Random store = new Random(7);
        for (int i = 0; i < BOARDS; i++) {
            long own = row(houses, seeds / 2, store);
            long other = row(houses, seeds / 2, store);
            table.storeGuess(table.key(own, other), mark(own, other), TranspositionTable.EXACT, 1, 1 + i % 100);
        }
        Random again = new Random(7);
        int found = 0;
        for (int i = 0; i < BOARDS; i++) {
            long own = row(houses, seeds / 2, again);
            long other = row(houses, seeds / 2, again);
            long entry = table.guess(table.key(own, other));
            if (entry != TranspositionTable.NOTHING) {
                found++;
                assertThat(TranspositionTable.points(entry)).isEqualTo(mark(own, other));
            }
        }
        assertThat(found).isPositive();
    }

    private static long row(int houses, int seeds, Random random) {
        int[] row = new int[houses];
        for (int left = random.nextInt(seeds + 1); left > 0; ) {
            int here = 1 + random.nextInt(left);
            row[random.nextInt(houses)] += here;
            left -= here;
        }
        return Row.of(row, 0);
    }

    /** A value that another board most likely has not. */
    private static int mark(long own, long other) {
        return (int) ((own * 31 + other) * 0x9E3779B97F4A7C15L >>> 53) - 1024;
    }

    @Test
    void mixingIsOneToOne() {
        TranspositionTable table = new TranspositionTable(1, 6, 4);
        boolean[] seen = new boolean[1 << 16];
        for (int rank = 0; rank < 1 << 15; rank++) {
            int key = Math.toIntExact(table.mix(rank));
            assertThat(seen[key]).isFalse();
            seen[key] = true;
        }
    }

    @Test
    void tellsEntriesOfThisSearchEvenAfterTheNumbersWrap() {
        TranspositionTable table = new TranspositionTable(1, 6, 127);
        table.nextSearch(true);
        long key = table.key(6, 6);
        table.storeProof(key, 3, TranspositionTable.LOWER, 0, 4);
        assertThat(table.ofThisSearch(table.proof(key))).isTrue();
        for (int search = 0; search < 1 << 17; search++) {
            table.nextSearch(true);
            long entry = table.proof(key);
            assertThat(entry == TranspositionTable.NOTHING || !table.ofThisSearch(entry))
                    .isTrue();
        }
    }

    @Test
    void boardsWithMoreSeedsThanFitAreNotStored() {
        TranspositionTable table = new TranspositionTable(1, 7, 98);
        long own = Row.of(new int[] {14, 14, 14, 14, 14, 14, 14}, 0);
        assertThat(table.key(own, 0)).isEqualTo(-1);
        table.storeGuess(-1, 1, TranspositionTable.EXACT, 0, 1);
        assertThat(table.guess(-1)).isEqualTo(TranspositionTable.NOTHING);
        assertThat(table.key(4, 4)).isNotNegative();
    }
}
