package io.github.owarelab.endgame.distance;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.owarelab.board.Row;
import io.github.owarelab.endgame.build.Layer;
import io.github.owarelab.endgame.build.LayerMaker;
import io.github.owarelab.endgame.file.Plane;
import io.github.owarelab.endgame.file.Reach;
import io.github.owarelab.endgame.file.StoredRows;
import io.github.owarelab.endgame.rank.RowRank;
import io.github.owarelab.rules.RuleSet;
import io.github.owarelab.rules.Rules;
import io.github.owarelab.rules.RulesByName;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicBoolean;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Distances on all boards against games in which plies are counted. With smaller limits than that of Abapa there are boards among the
 * smallest that are far.
 */
class LimitTest {
    private static final int SEEDS = 8;

    private final List<List<Layer>> values = new ArrayList<>();
    private final List<LayerDistances> distances = new ArrayList<>();
    private RuleSet rules;
    private int limit;
    private LimitedValues best;
    private LimitedValues byTables;

    /** By kind of value: boards that are far, and how many of them have their value within the limit all the same. */
    private final Map<Plane, Integer> far = new EnumMap<>(Plane.class);

    private final Map<Plane, Integer> farButPossible = new EnumMap<>(Plane.class);

    /** Within 100 plies the best player has all split values, and one that follows the tables all bounds that are not far. */
    @ParameterizedTest
    @ValueSource(strings = {"abapa", "wari", "ouril", "casual", "awari"})
    void everyValueOfUpToEightSeedsIsCollectedWithinHundredPlies(String name) {
        play(name, Reach.LIMIT, List.of(Plane.values()));
        assertThat(far).doesNotContainKey(Plane.SPLIT);
    }

    /**
     * Where a bound is not far, a player that follows the tables has it against every defence. That it is far proves nothing: on most
     * such boards no play has the bound in time, but on some one has. So of these the tables say that it is not known.
     */
    @ParameterizedTest
    @CsvSource({"abapa, 10", "abapa, 20", "wari, 12", "ouril, 12", "casual, 12", "awari, 12"})
    void boundsThatAreNotFarAreCollected(String name, int plies) {
        play(name, plies, List.of(Plane.LOWER, Plane.UPPER));
        for (Plane plane : List.of(Plane.LOWER, Plane.UPPER)) {
            assertThat(farButPossible.get(plane)).isPositive().isLessThan(far.get(plane));
        }
    }

    /** Goes through all layers; what is not far must be collected, in the kinds of value that are certain. */
    private void play(String name, int plies, List<Plane> certain) {
        rules = (RuleSet) RulesByName.of(name);
        limit = plies;
        best = new LimitedValues(rules, limit);
        byTables = new LimitedValues(rules, limit);
        AtomicBoolean stopped = new AtomicBoolean();
        try (LayerMaker maker = LayerMaker.of(rules, SEEDS, true, true, 1, false, stopped, Optional.empty());
                DistanceMaker distanceMaker = new DistanceMaker(rules, this::value, 1, stopped, limit)) {
            for (int seeds = 0; seeds <= SEEDS; seeds++) {
                values.add(maker.makeAndKeep());
                Map<Plane, Layer> planes = new EnumMap<>(Plane.class);
                for (Plane plane : Plane.values()) {
                    planes.put(plane, values.get(seeds).get(plane.ordinal()));
                }
                distances.add(distanceMaker.make(planes, done -> {}));
                best.add(LimitedValues.BEST);
                byTables.add(this::move);
                for (Plane plane : Plane.values()) {
                    compare(seeds, plane, certain.contains(plane));
                }
            }
        }
    }

    private int value(Plane plane, long own, long other) {
        return values.get(Row.sum(own) + Row.sum(other)).get(plane.ordinal()).value(own, other);
    }

    private int distance(Plane plane, long own, long other) {
        return distances.get(Row.sum(own) + Row.sum(other)).get(plane, own, other);
    }

    private void compare(int seeds, Plane plane, boolean certain) {
        for (int sum = 0; sum <= seeds; sum++) {
            for (long other : RowRank.rows(seeds - sum)) {
                for (long own : RowRank.rows(sum)) {
                    if (StoredRows.contain(other)) {
                        compare(plane, own, other, certain);
                    }
                }
            }
        }
    }

    private void compare(Plane plane, long own, long other, boolean certain) {
        boolean isFar = distance(plane, own, other) > limit;
        boolean possible = isCollected(best, plane, own, other);
        if (isFar) {
            far.merge(plane, 1, Integer::sum);
            farButPossible.merge(plane, possible ? 1 : 0, Integer::sum);
        } else if (certain && !(possible && (plane == Plane.SPLIT || isCollected(byTables, plane, own, other)))) {
            throw new AssertionError(plane + " of " + Long.toHexString(own) + " " + Long.toHexString(other));
        }
    }

    private boolean isCollected(LimitedValues games, Plane plane, long own, long other) {
        int value = value(plane, own, other);
        int limited = games.value(plane, own, other);
        return switch (plane) {
            case SPLIT -> limited == value;
            case LOWER -> limited >= value;
            case UPPER -> limited <= value;
        };
    }

    /** The move of a player that follows the distances of lower bounds, any if it has nothing to force. */
    private int move(long own, long other) {
        int lower = value(Plane.LOWER, own, other);
        int least = Integer.MAX_VALUE;
        int house = -1;
        for (int left = rules.legalMoves(own, other); left != 0; left &= left - 1) {
            int plies = pliesAfter(own, other, Integer.numberOfTrailingZeros(left), lower);
            if (plies < least) {
                least = plies;
                house = Integer.numberOfTrailingZeros(left);
            }
        }
        return house;
    }

    private int pliesAfter(long own, long other, int house, int lower) {
        long[] next = new long[2];
        int sown = rules.sow(own, other, house, next, 0);
        int captured = Rules.captured(sown);
        Plane seen = Rules.keepsTurn(sown) ? Plane.LOWER : Plane.UPPER;
        long nextOwn = Row.houses(next[0]);
        long nextOther = Row.houses(next[1]);
        int after = value(seen, nextOwn, nextOther);
        int left = distance(seen, nextOwn, nextOther);
        if (captured + (seen == Plane.LOWER ? after : -after) != lower) {
            return Integer.MAX_VALUE;
        }
        return captured == 0 ? left + 1 : left > limit ? limit + 1 : 1;
    }
}
