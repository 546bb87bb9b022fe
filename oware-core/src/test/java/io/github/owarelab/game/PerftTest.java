package io.github.owarelab.game;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.owarelab.rules.RuleSet;
import io.github.owarelab.rules.Rules;
import io.github.owarelab.rules.RulesByName;
import org.junit.jupiter.api.Test;

class PerftTest {
    private static final Position START = Position.start(RuleSet.ABAPA);

    @Test
    void nodesAreAllSowings() {
        Perft perft = Perft.count(RuleSet.ABAPA, START.own(), START.other(), 7);
        assertThat(perft).isEqualTo(new Perft(139157, 6 + 36 + 190 + 1014 + 5219 + 27332 + 139157));
    }

    @Test
    void noPliesAreOneLeaf() {
        assertThat(Perft.count(RuleSet.ABAPA, START.own(), START.other(), 0)).isEqualTo(new Perft(1, 0));
        assertThat(Perft.countInBulk(RuleSet.ABAPA, START.own(), START.other(), 0))
                .isEqualTo(new Perft(1, 0));
        assertThatThrownBy(() -> Perft.count(RuleSet.ABAPA, START.own(), START.other(), -1))
                .hasMessage("a depth is a number of plies, not -1");
    }

    @Test
    void aGameThatIsOverHasNoLeaves() {
        Position over = Position.parse("0-0-0-0-0-1-1-3-0-0-0-0-25-18-S", RuleSet.ABAPA);
        assertThat(Perft.count(RuleSet.ABAPA, over.own(), over.other(), 3)).isEqualTo(new Perft(0, 0));
    }

    @Test
    void itCountsWhatPlayingWouldCount() {
        for (Rules rules : RulesByName.all()) {
            Position start = Position.start(rules);
            assertThat(Perft.count(rules, start.own(), start.other(), 4).leaves())
                    .as(rules.name())
                    .isEqualTo(leaves(start, 4));
        }
    }

    private static long leaves(Position position, int depth) {
        if (depth == 0) {
            return 1;
        }
        long leaves = 0;
        for (int left = position.legalMoves(); left != 0; left &= left - 1) {
            leaves += leaves(position.play(Integer.numberOfTrailingZeros(left)), depth - 1);
        }
        return leaves;
    }
}
