package io.github.owarelab.game;

import static io.github.owarelab.reference.Boards.board;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.owarelab.rules.Congkak;
import io.github.owarelab.rules.RuleSet;
import org.junit.jupiter.api.Test;

class PositionTest {
    private static final String TEXT = "0-1-2-3-4-5-6-7-8-9-1-2-0-0-N";

    @Test
    void theStartHasAllHousesFull() {
        assertThat(Position.start(RuleSet.ABAPA)).hasToString("4-4-4-4-4-4-4-4-4-4-4-4-0-0-S");
        assertThat(Position.start(RuleSet.CASUAL.withSeedsPerHouse(6))).hasToString("6-6-6-6-6-6-6-6-6-6-6-6-0-0-S");
        assertThat(Position.start(new Congkak(7, 7, false))).hasToString("7-7-7-7-7-7-7-7-7-7-7-7-7-7-0-0-S");
    }

    @Test
    void theTextNamesSouthFirstWhoeverMoves() {
        Position position = Position.parse(TEXT, RuleSet.ABAPA);
        assertThat(position.toMove()).isEqualTo(Side.NORTH);
        assertThat(position.seeds(Side.SOUTH, 5)).isEqualTo(5);
        assertThat(position.seeds(Side.NORTH, 0)).isEqualTo(6);
        assertThat(position.own()).isEqualTo(0x00_00_02_01_09_08_07_06L);
        assertThat(position.other()).isEqualTo(0x00_00_05_04_03_02_01_00L);
        assertThat(position).hasToString(TEXT);
    }

    @Test
    void spaceAroundTheTextDoesNotMatter() {
        assertThat(Position.parse("  " + TEXT + "\n", RuleSet.ABAPA)).hasToString(TEXT);
    }

    @Test
    void sumsCountSeeds() {
        Position position = Position.parseAnyTotal("1-0-0-0-0-2-0-0-3-0-0-0-7-9-S", RuleSet.ABAPA);
        assertThat(position.inHouses()).isEqualTo(6);
        assertThat(position.inRow(Side.SOUTH)).isEqualTo(3);
        assertThat(position.inRow(Side.NORTH)).isEqualTo(3);
        assertThat(position.store(Side.NORTH)).isEqualTo(9);
        assertThat(position.total()).isEqualTo(22);
    }

    @Test
    void aMajorityIsHalfOfTheRulesEvenWithOtherTotals() {
        assertThat(Position.parseAnyTotal("0-0-0-0-0-1-0-0-0-0-0-1-12-0-S", RuleSet.ABAPA)
                        .result())
                .isEmpty();
        assertThat(Position.parseAnyTotal("0-0-0-0-0-1-0-0-0-0-0-1-25-0-S", RuleSet.ABAPA)
                        .result())
                .isPresent();
        assertThat(Position.parseAnyTotal("0-0-0-0-0-60-0-0-0-0-0-40-20-7-S", RuleSet.ABAPA)
                        .total())
                .isEqualTo(127);
    }

    @Test
    void equalPositionsHaveEqualRulesBoardAndMover() {
        Position position = Position.parse(TEXT, RuleSet.ABAPA);
        assertThat(position)
                .isEqualTo(Position.parse(TEXT, RuleSet.ABAPA))
                .hasSameHashCodeAs(Position.parse(TEXT, RuleSet.ABAPA));
        assertThat(position).isNotEqualTo(Position.parse(TEXT, RuleSet.WARI));
        assertThat(position).isNotEqualTo(Position.parse(TEXT.replace('N', 'S'), RuleSet.ABAPA));
        assertThat(position).isNotEqualTo(Position.parse(TEXT.replace("9-1", "8-2"), RuleSet.ABAPA));
        assertThat(position).isNotEqualTo(TEXT);
    }

    @Test
    void numbersAreCheckedToo() {
        int[] row = {4, 4, 4, 4, 4, 4};
        assertThatThrownBy(() -> Position.of(RuleSet.ABAPA, new int[7], row, 0, 0, Side.SOUTH))
                .hasMessage("a row of abapa has 6 houses, not 7");
        assertThatThrownBy(() -> Position.of(RuleSet.ABAPA, row, new int[] {0, 0, -3, 0, 0, 0}, 0, 0, Side.SOUTH))
                .hasMessage("house c is -3, but seeds cannot be negative");
        assertThatThrownBy(() -> Position.of(RuleSet.ABAPA, row, row, Integer.MAX_VALUE, 0, Side.SOUTH))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("more than the 127");
    }

    @Test
    void onlyHousesOfTheMoverCanBeLegal() {
        Position start = Position.start(RuleSet.ABAPA);
        assertThat(start.legalMoves()).isEqualTo(0b111111);
        assertThat(start.isLegal(5)).isTrue();
        assertThat(start.isLegal(6)).isFalse();
        assertThat(start.isLegal(-1)).isFalse();
        assertThat(start.isLegal(32)).isFalse();
        assertThatThrownBy(() -> start.play(6)).hasMessage("there is no house number 6: a row has houses 0 to 5");
        assertThatThrownBy(() -> start.seeds(Side.SOUTH, 6)).isInstanceOf(IndexOutOfBoundsException.class);
    }

    @Test
    void exposedHousesHoldOneOrTwoAndCanBeReached() {
        Position position = board(RuleSet.ABAPA, "0 0 0 0 2 3 | 1 0 2 3 1 0");
        assertThat(Moves.text(Side.NORTH, position.exposed(Side.NORTH))).isEqualTo("ac");
        Position other = board(RuleSet.ABAPA, "2 1 5 0 2 1 | 0 0 0 0 2 1");
        assertThat(Moves.text(Side.SOUTH, other.exposed(Side.SOUTH))).isEqualTo("A");
    }
}
