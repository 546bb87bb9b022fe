package io.github.owarelab.endgame;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.owarelab.board.Row;
import io.github.owarelab.game.Position;
import io.github.owarelab.game.Side;
import io.github.owarelab.rules.Kalah;
import io.github.owarelab.rules.RuleSet;
import io.github.owarelab.rules.Rules;
import io.github.owarelab.rules.RulesByName;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class TablePlayerTest {
    @TempDir
    Path directory;

    private TableDirectory tables;
    private TablePlayer player;

    private void build(Rules rules, int seeds) throws IOException {
        new TableBuilder(new BuildOptions(rules, seeds).withThreads(1)).build(directory, BuildListener.NONE);
        tables = TableDirectory.open(directory);
        player = new TablePlayer(tables);
    }

    @ParameterizedTest
    @ValueSource(strings = {"abapa", "wari", "ouril", "casual", "awari"})
    void collectsItsValueAgainstEveryDefence(String name) throws IOException {
        collects((RuleSet) RulesByName.of(name), 5);
    }

    @ParameterizedTest
    @Tag("slow")
    @ValueSource(strings = {"abapa", "wari", "ouril", "casual", "awari"})
    void collectsItsValueOnAllBoardsOfEightSeeds(String name) throws IOException {
        collects((RuleSet) RulesByName.of(name), 8);
    }

    /** With an even split of what is left at the limit, as the split value counts infinite play. */
    private void collects(RuleSet rules, int seeds) throws IOException {
        build(rules, seeds);
        LimitedGames games = new LimitedGames(rules, false, this::move);
        for (int layer = 0; layer <= seeds; layer++) {
            games.add(layer);
            EveryBoard.of(layer, 1, (own, other) -> {
                int value = tables.probe(own, other);
                assertThat(games.whenMoving(own, other)).isGreaterThanOrEqualTo(value);
                assertThat(games.whenWaiting(own, other)).isGreaterThanOrEqualTo(-value);
            });
        }
    }

    /** By their own rows at the limit, a player is sure of no more than the lower bound. */
    @Test
    void collectsItsLowerBoundWhereEachSideTakesItsOwnRow() throws IOException {
        collectsLowerBound(5);
    }

    @Test
    @Tag("slow")
    void collectsItsLowerBoundOnAllBoardsOfEightSeeds() throws IOException {
        collectsLowerBound(8);
    }

    private void collectsLowerBound(int seeds) throws IOException {
        new TableBuilder(new BuildOptions(RuleSet.ABAPA, seeds).withBounds().withDistance())
                .build(directory, BuildListener.NONE);
        tables = TableDirectory.open(directory);
        player = new TablePlayer(tables);
        LimitedGames games = new LimitedGames(RuleSet.ABAPA, true, this::move);
        for (int layer = 0; layer <= seeds; layer++) {
            games.add(layer);
            EveryBoard.of(layer, 1, (own, other) -> {
                Probe probe = probe(own, other);
                if (probe.lowerDistance().orElse(0) <= 100) {
                    assertThat(games.whenMoving(own, other))
                            .isGreaterThanOrEqualTo(probe.lower().getAsInt());
                }
                if (probe.upperDistance().orElse(0) <= 100) {
                    assertThat(games.whenWaiting(own, other))
                            .isGreaterThanOrEqualTo(-probe.upper().getAsInt());
                }
            });
        }
    }

    /** Ten seeds are the most for which no distance is more than the limit. */
    @Test
    @Tag("slow")
    void collectsItsValueInGamesFromTenSeeds() throws IOException {
        build(RuleSet.ABAPA, 10);
        Random random = new Random(1);
        LimitedGames.Player careless = (own, other) -> {
            int[] legal = houses(RuleSet.ABAPA.legalMoves(own, other));
            return legal[random.nextInt(legal.length)];
        };
        int[] games = new int[1];
        EveryBoard.of(10, 137, (own, other) -> {
            games[0]++;
            int value = tables.probe(own, other);
            assertThat(net(own, other, this::move, careless)).isGreaterThanOrEqualTo(value);
            assertThat(-net(own, other, careless, this::move)).isGreaterThanOrEqualTo(-value);
            assertThat(net(own, other, this::move, this::move)).isEqualTo(value);
        });
        assertThat(games[0]).isGreaterThan(2500);
    }

    private static int[] houses(int mask) {
        return IntStream.range(0, 6).filter(house -> (mask >>> house & 1) != 0).toArray();
    }

    /** What the first side gains in a game that is split evenly after 100 plies without a capture. */
    private static int net(long own, long other, LimitedGames.Player first, LimitedGames.Player second) {
        long[] board = {own, other};
        int net = 0;
        int sign = 1;
        for (int captureless = 0; captureless < 100; captureless++) {
            if (RuleSet.ABAPA.legalMoves(board[0], board[1]) == 0) {
                return net + sign * (Row.sum(board[0]) - Row.sum(board[1]));
            }
            int house = (sign > 0 ? first : second).move(board[0], board[1]);
            int captured = Rules.captured(RuleSet.ABAPA.sow(board[0], board[1], house, board, 0));
            board[1] = Row.houses(board[1]);
            net += sign * captured;
            sign = -sign;
            captureless = captured > 0 ? -1 : captureless;
        }
        return net;
    }

    private int move(long own, long other) {
        try {
            return player.move(position(own, other));
        } catch (TableException e) {
            throw new UncheckedIOException(e);
        }
    }

    private Position position(long own, long other) {
        return Position.of(tables.rules().game(), houses(own), houses(other), 0, 0, Side.SOUTH);
    }

    private static int[] houses(long row) {
        int[] houses = new int[6];
        for (int house = 0; house < houses.length; house++) {
            houses[house] = Row.seeds(row, house);
        }
        return houses;
    }

    /** Distances as they are defined, worked out by trying ever more plies on all boards. */
    @ParameterizedTest
    @ValueSource(strings = {"abapa", "ouril", "awari"})
    void distancesAreRight(String name) throws IOException {
        RuleSet rules = (RuleSet) RulesByName.of(name);
        build(rules, 4);
        Map<List<Long>, Integer> distances = new HashMap<>();
        boolean[] more = {true};
        for (int plies = 0; more[0]; plies++) {
            int now = plies;
            more[0] = plies == 0;
            Map<List<Long>, Integer> found = new HashMap<>();
            EveryBoard.of(4, 1, (own, other) -> {
                if (!distances.containsKey(List.of(own, other)) && within(rules, own, other, distances)) {
                    found.put(List.of(own, other), now);
                    more[0] = true;
                }
            });
            distances.putAll(found);
        }
        EveryBoard.of(4, 1, (own, other) -> {
            Integer plies = distances.get(List.of(own, other));
            OptionalInt expected = plies == null ? OptionalInt.empty() : OptionalInt.of(plies);
            assertThat(probe(own, other).distance())
                    .as(position(own, other).toString())
                    .isEqualTo(expected);
        });
    }

    /** Whether the favoured side has its capture or end now, or after a ply at a board found before. */
    private boolean within(RuleSet rules, long own, long other, Map<List<Long>, Integer> found) {
        int value = tables.probe(own, other);
        int legal = rules.legalMoves(own, other);
        if (value == 0 || legal == 0) {
            return value != 0;
        }
        // Nothing is found before ply 0 but ends; captures take one ply.
        boolean captures = !found.isEmpty();
        boolean all = true;
        boolean one = false;
        for (MoveValue move : probe(own, other).moves()) {
            long[] next = new long[2];
            boolean captured = Rules.captured(rules.sow(own, other, move.house(), next, 0)) > 0;
            boolean near = captured ? captures : found.containsKey(List.of(next[0], next[1]));
            all &= near;
            one |= near && move.value() == value;
        }
        return value > 0 ? one : all;
    }

    private Probe probe(long own, long other) {
        try {
            return player.probe(position(own, other));
        } catch (TableException e) {
            throw new UncheckedIOException(e);
        }
    }

    @Test
    void kalahNeedsNoDistances() throws IOException {
        build(new Kalah(4, true), 3);
        Position position = Position.parseAnyTotal(
                "0-0-0-0-1-1-1-0-0-0-0-0-0-0-S", tables.rules().game());
        assertThat(player.probe(position)).isEqualTo(tables.probe(position));
    }

    @Test
    void noMoveOnAFinishedBoard() throws IOException {
        build(RuleSet.ABAPA, 1);
        Position over = Position.parseAnyTotal("0-0-0-0-0-0-1-0-0-0-0-0-0-0-S", RuleSet.ABAPA);
        assertThat(player.probe(over).distance()).hasValue(0);
        assertThatThrownBy(() -> player.move(over))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("no move is legal");
    }
}
