package io.github.owarelab.golden;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.owarelab.game.Position;
import io.github.owarelab.game.Result;
import io.github.owarelab.game.Side;
import io.github.owarelab.game.Sowing;
import io.github.owarelab.rules.Illegality;
import io.github.owarelab.rules.Rules;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class GoldenPositionsTest {
    @ParameterizedTest
    @CsvSource({
        "abapa,225", "wari_forbid,225", "ouril,225", "awari,90", "casual,90",
        "kalah4,150", "kalah5,150", "kalah6,150", "congkak,150", "congkak6,147"
    })
    void everyLineAgrees(String file, int lines) {
        List<String> all = Golden.lines("positions/" + file + ".jsonl");
        assertThat(all).hasSize(lines);
        all.forEach(line -> check(Json.parse(line)));
    }

    private static void check(Json line) {
        String id = line.text("id");
        Position position = position(line, Golden.rules(line.text("ruleset")), side(line.text("to_move")));
        int[] legal = line.numbers("legal");
        int mask = 0;
        for (int house : legal) {
            mask |= 1 << house;
        }
        assertThat(position.legalMoves()).as(id).isEqualTo(mask);
        checkResult(id, position, line);
        checkIllegal(id, position, line);
        assertThat(line.objects("moves")).as(id).hasSize(legal.length);
        line.objects("moves").forEach(move -> checkMove(id, position, move));
    }

    private static void checkMove(String id, Position position, Json move) {
        String as = id + " move " + move.number("move");
        Sowing sowing = position.sowing(move.number("move"));
        Position after = sowing.after();
        assertThat(after).as(as).isEqualTo(position(move, position.rules(), after.toMove()));
        assertThat(after).as(as).isEqualTo(position.play(move.number("move")));
        assertThat(sowing.captured()).as(as).isEqualTo(move.number("captured"));
        assertThat(sowing.again()).as(as).isEqualTo(move.flag("again"));
        assertThat(sowing.passed()).as(as).isEqualTo(move.flag("passed"));
        checkResult(as, after, move);
        if (!move.flag("terminal")) {
            assertThat(after.toMove()).as(as).isEqualTo(side(move.text("to_move")));
        }
    }

    private static void checkResult(String as, Position position, Json expected) {
        assertThat(position.result().isPresent()).as(as).isEqualTo(expected.flag("terminal"));
        if (expected.flag("terminal")) {
            Result result = position.result().orElseThrow();
            assertThat(result.reason().text()).as(as).isEqualTo(expected.text("reason"));
            assertThat(result.score().southHalves()).as(as).isEqualTo(2 * expected.number("final_south_store"));
            assertThat(result.score().northHalves()).as(as).isEqualTo(2 * expected.number("final_north_store"));
        }
    }

    private static void checkIllegal(String id, Position position, Json line) {
        if (!line.has("illegal")) {
            return;
        }
        for (Map.Entry<?, ?> entry : line.object("illegal").fields().entrySet()) {
            int house = Integer.parseInt((String) entry.getKey());
            Illegality why = position.rules().illegality(position.own(), position.other(), house);
            assertThat(why.text()).as(id + " house " + house).isEqualTo(entry.getValue());
        }
    }

    private static Position position(Json json, Rules rules, Side toMove) {
        return Position.of(
                rules,
                json.numbers("south"),
                json.numbers("north"),
                json.number("south_store"),
                json.number("north_store"),
                toMove);
    }

    private static Side side(String name) {
        return Side.valueOf(name.toUpperCase(java.util.Locale.ROOT));
    }
}
