package io.github.owarelab.rules;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.owarelab.board.Row;
import io.github.owarelab.game.Position;
import io.github.owarelab.game.Side;
import io.github.owarelab.game.Sowing;
import io.github.owarelab.reference.Positions;
import io.github.owarelab.reference.SlowBoard;
import io.github.owarelab.reference.SlowGame;
import java.util.List;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;

/** The packed rules against the slow reference, for all games and any parameters. */
class RulesProperties {
    @Provide
    Arbitrary<Position> positions() {
        return Positions.positions();
    }

    @Property(tries = 3000)
    void legalMovesAreThoseOfTheReference(@ForAll("positions") Position position) {
        SlowGame game = SlowGame.of(position.rules());
        List<Integer> legal = game.legal(SlowBoard.of(position));
        int mask = legal.stream().mapToInt(house -> 1 << house).sum();
        assertThat(position.legalMoves()).isEqualTo(mask);
        assertThat(position.result().isEmpty()).isEqualTo(mask != 0);
        position.result()
                .ifPresent(result -> assertThat(result.reason().text()).isEqualTo(game.reason(SlowBoard.of(position))));
    }

    @Property(tries = 3000)
    void everyMoveIsThatOfTheReference(@ForAll("positions") Position position) {
        SlowBoard before = SlowBoard.of(position);
        SlowGame game = SlowGame.of(position.rules());
        for (int house : game.legal(before)) {
            SlowGame.Move expected = game.play(before, house);
            Sowing sowing = position.sowing(house);
            assertThat(sowing.after().toString()).isEqualTo(expected.after().toString());
            assertThat(sowing.captured()).isEqualTo(expected.captured());
            assertThat(sowing.again()).isEqualTo(expected.again());
            assertThat(sowing.passed()).isEqualTo(expected.passed());
            assertThat(sowing.slamWithoutCapture()).isEqualTo(expected.slam() && expected.captured() == 0);
            assertThat(sowing.after()).isEqualTo(position.play(house));
        }
    }

    @Property(tries = 3000)
    void sureSeedsCanBeStoredBeforeTheOtherMoves(@ForAll("positions") Position position) {
        for (int enough = 0; enough <= Row.MOST && position.legalMoves() != 0; enough++) {
            int sure = position.rules().sureSeeds(position.own(), position.other(), enough);
            assertThat(stores(position, sure)).isTrue();
        }
    }

    private static boolean stores(Position position, int seeds) {
        for (int house = position.rules().houses() - 1; house >= 0 && seeds > 0; house--) {
            if (position.isLegal(house)) {
                Position after = position.play(house);
                Side mover = position.toMove();
                int missing = seeds - (after.store(mover) - position.store(mover));
                if (missing <= 0 || after.toMove() == mover && stores(after, missing)) {
                    return true;
                }
            }
        }
        return seeds <= 0;
    }

    @Property(tries = 1500)
    void seedsAreConserved(@ForAll("positions") Position position) {
        for (int left = position.legalMoves(); left != 0; left &= left - 1) {
            Position after = position.play(Integer.numberOfTrailingZeros(left));
            assertThat(after.total()).isEqualTo(position.total());
            assertThat(after.store(Side.SOUTH)).isGreaterThanOrEqualTo(position.store(Side.SOUTH));
            assertThat(after.store(Side.NORTH)).isGreaterThanOrEqualTo(position.store(Side.NORTH));
        }
    }

    @Property(tries = 1500)
    void aPositionAndItsMirrorAgree(@ForAll("positions") Position position) {
        Position mirror = mirror(position);
        assertThat(mirror.legalMoves()).isEqualTo(position.legalMoves());
        assertThat(mirror.own()).isEqualTo(position.own());
        for (int left = position.legalMoves(); left != 0; left &= left - 1) {
            int house = Integer.numberOfTrailingZeros(left);
            assertThat(mirror.play(house)).isEqualTo(mirror(position.play(house)));
        }
        assertThat(mirror.result().map(result -> result.score().northHalves()))
                .isEqualTo(position.result().map(result -> result.score().southHalves()));
    }

    private static Position mirror(Position position) {
        Side other = position.toMove().opposite();
        return Position.of(
                position.rules(),
                row(position, Side.NORTH),
                row(position, Side.SOUTH),
                position.store(Side.NORTH),
                position.store(Side.SOUTH),
                other);
    }

    private static int[] row(Position position, Side side) {
        int[] row = new int[position.rules().houses()];
        for (int house = 0; house < row.length; house++) {
            row[house] = position.seeds(side, house);
        }
        return row;
    }

    @Property(tries = 1500)
    void everyHouseThatMayNotBeSownHasAReason(@ForAll("positions") Position position) {
        if (position.result().isPresent()) {
            return;
        }
        for (int house = 0; house < position.rules().houses(); house++) {
            if (!position.isLegal(house)) {
                Illegality why = position.rules().illegality(position.own(), position.other(), house);
                boolean empty = Row.seeds(position.own(), house) == 0;
                assertThat(why == Illegality.EMPTY_HOUSE).isEqualTo(empty);
            }
        }
    }

    @Property(tries = 1500)
    void thePathOfASowingExplainsTheBoardAfterIt(@ForAll("positions") Position position) {
        for (int left = position.legalMoves(); left != 0; left &= left - 1) {
            Sowing sowing = position.sowing(Integer.numberOfTrailingZeros(left));
            assertThat(sowing.capturedHouses().isEmpty()).isEqualTo(sowing.captured() == 0);
            long sownIntoStores =
                    sowing.path().stream().filter(place -> place.isStore()).count();
            int gained = sowing.after().store(sowing.side()) - position.store(sowing.side());
            assertThat(gained).isEqualTo((int) sownIntoStores + sowing.captured());
            sowing.capturedHouses()
                    .forEach(place -> assertThat(sowing.after().seeds(place.side(), place.house()))
                            .isZero());
        }
    }
}
