package io.github.owarelab.game;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.owarelab.rules.Kalah;
import io.github.owarelab.rules.RuleSet;
import io.github.owarelab.rules.Rules;
import io.github.owarelab.rules.RulesByName;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Random;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class GameTextTest {
    /** As an existing board writes it: the last move counts a seed too many. */
    private static final String OF_A_BOARD = """
            [Variant "Oware Abapa"]
            [Event "?"]
            [South "Ama \\"the hare\\""]
            [North "C:\\\\engine"]
            [Result "28-20"]
            [FEN "0-0-0-0-0-2-1-1-0-0-0-1-24-19-S"]

            1. F+5 { takes both
            and wins } ( 1. F? (or not) ) 28-20
            """;

    @Test
    void readsWhatBoardsSave() {
        GameText text = GameText.parse(OF_A_BOARD);

        assertThat(text.game().moves()).isEqualTo("F");
        assertThat(text.game().start()).hasToString("0-0-0-0-0-2-1-1-0-0-0-1-24-19-S");
        assertThat(text.tags())
                .containsEntry("South", "Ama \"the hare\"")
                .containsEntry("North", "C:\\engine")
                .containsEntry("Result", "28-20");
    }

    @Test
    void writesMovesWithWhatTheyTake() {
        Map<String, String> tags = new LinkedHashMap<>();
        tags.put("South", "a \"b\" \\c");
        GameText text = new GameText(tags, Game.parse("4-4-4-4-4-4-4-4-4-4-4-4-0-0-S moves EeAfBaC", RuleSet.ABAPA));

        assertThat(text).hasToString("""
                [Variant "Oware Abapa"]
                [South "a \\"b\\" \\\\c"]
                [Result "*"]

                1. E e 2. A f+2 3. B a+2 4. C+2 *
                """);
    }

    @Test
    void unusualStartsAndSeedsAreTags() {
        String text = new GameText(
                        Map.of(), Game.parse("0-0-0-0-0-1-6-0-0-0-0-5-0-60-N", RuleSet.CASUAL.withSeedsPerHouse(6)))
                .toString();

        assertThat(text)
                .contains("[Variant \"casual\"]\n", "[Seeds \"6\"]\n", "[FEN \"0-0-0-0-0-1-6-0-0-0-0-5-0-60-N\"]\n");
        assertThat(GameText.parse(text).game().start().rules()).isEqualTo(RuleSet.CASUAL.withSeedsPerHouse(6));
    }

    @Test
    void theResultIsThatOfTheRulesIfTheyEndTheGame() {
        Game over = Game.parse("0-0-0-0-0-1-1-0-0-0-0-0-23-23-S moves F", RuleSet.ABAPA);
        Game open = new Game(Position.start(RuleSet.ABAPA));

        assertThat(new GameText(Map.of("Result", "9-9"), over).result())
                .isEqualTo(over.result().get().score().toString());
        assertThat(new GameText(Map.of("Result", "25-23"), open).result()).isEqualTo("25-23");
        assertThat(new GameText(Map.of(), open).result()).isEqualTo("*");
    }

    @Test
    void bonusMovesAreNumberedLikeAllOthers() {
        Game game = new Game(Position.start(new Kalah(4, false))).play("CFa");

        assertThat(new GameText(Map.of(), game).toString()).endsWith("1. C F 2. a *\n");
    }

    @Test
    void aTextMayHoldManyGames() {
        String two = new GameText(Map.of("Round", "1"), new Game(Position.start(RuleSet.ABAPA)).play("Ff")) + "\n"
                + new GameText(Map.of("Round", "2"), new Game(Position.start(RuleSet.WARI)).play("A"));

        assertThat(GameText.parseAll(two))
                .extracting(text -> text.game().moves())
                .containsExactly("Ff", "A");
        assertThat(GameText.parseAll(two.replace("*", ""))).hasSize(2);
        assertThat(GameText.parseAll(" \n")).isEmpty();
        assertThatThrownBy(() -> GameText.parse(two)).hasMessage("there should be one game, but there are 2");
        assertThatThrownBy(() -> GameText.parse("")).hasMessage("there should be one game, but there are 0");
    }

    @Test
    void tagsMustBeWritable() {
        Game game = new Game(Position.start(RuleSet.ABAPA));

        assertThatThrownBy(() -> new GameText(Map.of("a b", "c"), game))
                .hasMessage("the name of a tag has letters, digits and underscores only, not 'a b'");
        assertThatThrownBy(() -> new GameText(Map.of("a", "b\nc"), game)).hasMessage("tag a has more than one line");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "1. F F | line 1: ply 2: move 'F' is a house of South, but North is to move, with a to f",
                "1. F f_2. E e_3. X | line 3: ply 5: move 'X' is unknown: South moves with A to F",
                "1. F f 2. F | line 1: ply 3: move 'F' is not legal: the house is empty",
                "1. E e 2. A f 3. B a_4. C+3 c | line 2: ply 7: C takes 2, not 3",
                "1. F_{ never | line 2: the comment that begins here has no '}'",
                "1. F_( never | line 2: the variation that begins here has no ')'",
                "[Variant abapa] 1. F | line 1: a tag is [Name \"value\"], which '[Variant' does not begin",
                "1. F #7 | line 1: '#7' is no move, number, comment, tag or result",
                "[Variant \"chess\"]_1. F | line 2: tag Variant: no rules are named 'chess'; there are abapa,"
                        + " abapa-threefold, wari, ouril, casual, awari, kalah, kalah-empty-capture, congkak,"
                        + " congkak-row-ends, congkak6, congkak6-row-ends",
                "[FEN \"1-2\"]_1. F | line 2: tag FEN: a position of abapa has 15 parts joined by '-'"
                        + " (12 houses, 2 stores, side to move), not 2",
                "[Seeds \"x\"]_1. F | line 2: tag Seeds: 'x' is not a number of seeds",
            })
    void errorsNameTheLine(String text, String sentence) {
        String names =
                String.join(", ", RulesByName.all().stream().map(Rules::name).toList());
        String expected = sentence.replaceFirst("there are .*", "there are " + names);

        assertThatThrownBy(() -> GameText.parse(text.replace('_', '\n'))).hasMessage(expected);
    }

    @Property(tries = 300)
    void whatIsWrittenIsRead(@ForAll long seed, @ForAll @IntRange(max = 200) int plies) {
        Random random = new Random(seed);
        List<Rules> all = RulesByName.all();
        Game game = new Game(Position.start(all.get(random.nextInt(all.size()))));
        while (game.plies() < plies && game.result().isEmpty()) {
            int[] legal =
                    random.ints(0, 7).filter(game.position()::isLegal).limit(1).toArray();
            game.play(legal[0]);
        }
        String text = new GameText(Map.of("Seed", String.valueOf(seed)), game).toString();

        assertThat(text.lines()).allMatch(line -> line.length() <= 80);
        GameText read = GameText.parse(text);
        assertThat(read.game()).hasToString(game.toString());
        assertThat(read.game().position()).isEqualTo(game.position());
        assertThat(read).hasToString(text);
    }
}
