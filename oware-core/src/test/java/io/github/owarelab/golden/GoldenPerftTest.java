package io.github.owarelab.golden;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.owarelab.game.Perft;
import io.github.owarelab.game.Position;
import io.github.owarelab.rules.Congkak;
import io.github.owarelab.rules.Rules;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/**
 * The leaf counts of independent programs. Those for Congkak stop a game once a store holds more than all seeds but four
 * houses full, an ending that one round of Congkak does not have; the counts differ from ours from ply 8 (six houses) and ply
 * 10 (seven houses) on, and agree in full when that ending is added.
 */
class GoldenPerftTest {
    private static final long SLOW_LEAVES = 20_000_000;

    private record Row(Rules rules, Position position, int depth, long leaves) {
        static Row parse(String line) {
            String[] fields = line.split("\t");
            Rules rules = Golden.rules(fields[0]);
            Rules counted = rules instanceof Congkak congkak ? new DecidedCongkak(congkak) : rules;
            Position position = Position.parseAnyTotal(fields[1], counted);
            return new Row(counted, position, Integer.parseInt(fields[2]), Long.parseLong(fields[3]));
        }

        boolean isSlow() {
            return leaves > SLOW_LEAVES;
        }

        void check() {
            Perft all = Perft.count(rules, position.own(), position.other(), depth);
            assertThat(all.leaves()).as("%s", this).isEqualTo(leaves);
            assertThat(Perft.countInBulk(rules, position.own(), position.other(), depth))
                    .isEqualTo(all);
        }
    }

    private static final List<Row> ROWS =
            Golden.lines("perft.tsv").stream().map(Row::parse).toList();

    @Test
    void everyRowAgrees() {
        assertThat(ROWS).hasSize(207);
        ROWS.stream().filter(row -> !row.isSlow()).forEach(Row::check);
    }

    @Test
    @Tag("slow")
    void everyDeepRowAgrees() {
        List<Row> deep = ROWS.stream().filter(Row::isSlow).toList();
        assertThat(deep).hasSize(12);
        deep.forEach(Row::check);
    }
}
