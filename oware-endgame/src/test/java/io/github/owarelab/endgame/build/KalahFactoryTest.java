package io.github.owarelab.endgame.build;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.owarelab.board.Row;
import io.github.owarelab.endgame.file.Workers;
import io.github.owarelab.endgame.rank.RowRank;
import io.github.owarelab.rules.Kalah;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.concurrent.atomic.AtomicBoolean;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class KalahFactoryTest {
    private static final int ALL_BOARDS = 7;

    private static List<Layer> layers(boolean emptyCapture, int seeds, int threads) {
        List<Layer> layers = new ArrayList<>();
        try (KalahFactory factory = new KalahFactory(new Kalah(4, emptyCapture), seeds, threads, new AtomicBoolean())) {
            for (int layer = 0; layer <= seeds; layer++) {
                layers.add(factory.makeAndKeep().get(0));
            }
        }
        return layers;
    }

    @ParameterizedTest
    @ValueSource(booleans = {false, true})
    void allBoardsOfFewSeedsAreWorthWhatPlainMinimaxSays(boolean emptyCapture) {
        List<Layer> layers = layers(emptyCapture, ALL_BOARDS, 2);
        SlowKalahSolver slow = new SlowKalahSolver(emptyCapture);
        for (int seeds = 0; seeds <= ALL_BOARDS; seeds++) {
            for (int sum = 0; sum <= seeds; sum++) {
                for (long own : RowRank.rows(sum)) {
                    for (long other : RowRank.rows(seeds - sum)) {
                        assertThat(layers.get(seeds).value(own, other))
                                .as("%x %x", own, other)
                                .isEqualTo(slow.value(own, other));
                    }
                }
            }
        }
    }

    @ParameterizedTest
    @ValueSource(booleans = {false, true})
    void someBoardsOfMoreSeedsAreToo(boolean emptyCapture) {
        List<Layer> layers = layers(emptyCapture, 11, 1);
        SlowKalahSolver slow = new SlowKalahSolver(emptyCapture);
        Random random = new Random(5);
        for (int i = 0; i < 100; i++) {
            int seeds = 8 + random.nextInt(4);
            int sum = random.nextInt(seeds + 1);
            long own = row(random, sum);
            long other = row(random, seeds - sum);
            assertThat(layers.get(seeds).value(own, other)).isEqualTo(slow.value(own, other));
        }
    }

    private static long row(Random random, int sum) {
        long[] rows = RowRank.rows(sum);
        return rows[random.nextInt(rows.length)];
    }

    /** Houses of 12 to 15 seeds go round; few others make the play that follows short enough for plain minimax. */
    @ParameterizedTest
    @CsvSource({"false, 12, 2", "false, 13, 1", "false, 14, 1", "true, 12, 2", "true, 13, 1", "true, 14, 1"})
    void lapsAreWorthWhatPlainMinimaxSays(boolean emptyCapture, int house, int others) {
        List<Layer> layers = layers(emptyCapture, house + others, 1);
        SlowKalahSolver slow = new SlowKalahSolver(emptyCapture);
        for (int from = 0; from < RowRank.HOUSES; from++) {
            int[] own = new int[RowRank.HOUSES];
            own[from] = house;
            for (int to = 0; to < RowRank.HOUSES; to++) {
                int[] other = new int[RowRank.HOUSES];
                other[to] = others;
                long ownRow = Row.of(own, 0);
                long otherRow = Row.of(other, 0);
                Layer layer = layers.get(house + others);
                assertThat(layer.value(ownRow, otherRow)).isEqualTo(slow.value(ownRow, otherRow));
                assertThat(layer.value(otherRow, ownRow)).isEqualTo(slow.value(otherRow, ownRow));
            }
        }
    }

    @ParameterizedTest
    @ValueSource(ints = {2, 3})
    void threadsMakeNoDifference(int threads) {
        List<Layer> one = layers(false, 9, 1);
        List<Layer> many = layers(false, 9, threads);
        for (int seeds = 0; seeds <= 9; seeds++) {
            assertThat(one.get(seeds).equalBoards(many.get(seeds), Workers.ALONE))
                    .isEqualTo(java.util.Arrays.stream(one.get(seeds).counts(Workers.ALONE))
                            .sum());
        }
    }
}
