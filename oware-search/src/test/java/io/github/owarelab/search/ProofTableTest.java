package io.github.owarelab.search;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.owarelab.board.Row;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ProofTableTest {
    private static final int BOARDS = 100_000;

    private final long[] board = new long[2];

    /** Bounds are taken from the boards themselves. */
    @ParameterizedTest
    @CsvSource({"6,1", "6,12", "6,48", "6,127", "7,98", "7,126", "7,127"})
    void aBoardIsNeverTakenForAnother(int houses, int seeds) {
        ProofTable table = new ProofTable(1, houses, Row.MOST);
        for (int pass = 0; pass < 2; pass++) {
            Random random = new Random(seeds);
            for (int i = 0; i < BOARDS; i++) {
                draw(houses, random.nextInt(seeds + 1), random);
                int bound = (int) ((board[0] * 31 + board[1]) % 100);
                long key = table.key(board[0], board[1]);
                long entry = table.find(key);
                if (entry != ProofTable.NOTHING) {
                    assertThat(ProofTable.lower(entry)).isEqualTo(-bound);
                    assertThat(ProofTable.upper(entry)).isEqualTo(bound);
                }
                table.store(key, -bound, bound, 1);
            }
        }
    }

    @Test
    void almostAllEntriesAreKeptWhileItGrows() {
        ProofTable table = new ProofTable(8, 6, Row.MOST);
        int stored = 3 * BOARDS;
        Random random = new Random(1);
        for (int i = 0; i < stored; i++) {
            draw(6, 48, random);
            table.store(table.key(board[0], board[1]), -48, i % 48, 1);
        }
        random.setSeed(1);
        int found = 0;
        for (int i = 0; i < stored; i++) {
            draw(6, 48, random);
            found += table.find(table.key(board[0], board[1])) == ProofTable.NOTHING ? 0 : 1;
        }
        assertThat(found).isGreaterThan(stored / 100 * 97);
    }

    @Test
    void boundsOfABoardComeTogether() {
        ProofTable table = new ProofTable(1, 7, Row.MOST);
        draw(7, 98, new Random(2));
        long key = table.key(board[0], board[1]);
        table.store(key, -98, 4, 1);
        table.store(key, -2, 98, 1);
        table.store(key, -6, 10, 1);
        assertThat(ProofTable.lower(table.find(key))).isEqualTo(-2);
        assertThat(ProofTable.upper(table.find(key))).isEqualTo(4);
    }

    @Test
    void aDearProofOutlivesCheapOnes() {
        ProofTable table = new ProofTable(1, 6, Row.MOST);
        Random random = new Random(3);
        draw(6, 48, random);
        long dear = table.key(board[0], board[1]);
        table.store(dear, 2, 2, 1_000_000);
        for (int i = 0; i < 4 * BOARDS; i++) {
            draw(6, 40, random);
            table.store(table.key(board[0], board[1]), -40, 40, 1 + random.nextInt(1000));
        }
        assertThat(ProofTable.lower(table.find(dear))).isEqualTo(2);
    }

    private void draw(int houses, int seeds, Random random) {
        board[0] = 0;
        board[1] = 0;
        for (int seed = 0; seed < seeds; seed++) {
            int house = random.nextInt(2 * houses);
            board[house / houses] += 1L << house % houses * Row.LANE_BITS;
        }
    }
}
