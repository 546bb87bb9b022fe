package io.github.owarelab.search;

import io.github.owarelab.game.Game;
import io.github.owarelab.rules.Kalah;
import io.github.owarelab.rules.RuleSet;
import io.github.owarelab.rules.Rules;
import java.time.Duration;
import java.util.List;
import java.util.function.Consumer;

/**
 * A fixed amount of work that tells how fast a search is and whether it still behaves as before: fixed positions searched to
 * a fixed depth, each by a new searcher on one thread without endgame tables.
 */
public final class Bench {
    private static final int HASH_MEBIBYTES = 16;
    private static final int DEPTH = 15;

    private record Question(Rules rules, String game) {
        SearchResult ask() {
            Searcher searcher = Searcher.builder()
                    .hashMebibytes(HASH_MEBIBYTES)
                    .withoutTables()
                    .build();
            return searcher.search(Game.parse(game, rules), Limits.depth(DEPTH));
        }
    }

    private static final List<Question> QUESTIONS = List.of(
            new Question(RuleSet.ABAPA, "4-4-4-4-4-4-4-4-4-4-4-4-0-0-S"),
            new Question(RuleSet.ABAPA, "1-1-2-1-11-9-1-1-2-11-0-8-0-0-S"),
            new Question(RuleSet.ABAPA, "0-2-0-2-0-11-0-0-2-13-0-10-5-3-N moves fBb"),
            new Question(RuleSet.ABAPA, "2-1-0-2-4-1-0-0-2-0-1-15-13-7-S"),
            new Question(RuleSet.AWARI, "0-1-2-0-1-1-0-1-1-0-0-16-18-7-N"),
            new Question(RuleSet.ABAPA, "0-0-1-0-3-0-0-0-1-0-2-16-18-7-S"),
            new Question(RuleSet.AWARI, "0-0-0-0-0-0-0-3-2-1-4-0-21-17-N"),
            new Question(RuleSet.OURIL, "5-1-1-2-5-5-2-1-8-2-0-5-8-3-S"),
            new Question(new Kalah(4, false), "4-4-4-4-4-4-4-4-4-4-4-4-0-0-S"));

    /**
     * What came out.
     *
     * @param nodes boards searched
     * @param time of all searches
     * @param signature equal if the search behaves the same: made of nodes, moves and values
     */
    public record Outcome(long nodes, Duration time, String signature) {}

    private Bench() {}

    /**
     * Runs the bench.
     *
     * @return the sums over all positions
     */
    public static Outcome run() {
        return run(result -> {});
    }

    /**
     * Runs the bench.
     *
     * @param listener is told the result of each position
     * @return the sums over all positions
     */
    public static Outcome run(Consumer<SearchResult> listener) {
        long nodes = 0;
        Duration time = Duration.ZERO;
        long signature = 0;
        for (Question question : QUESTIONS) {
            SearchResult result = question.ask();
            listener.accept(result);
            nodes += result.nodes();
            time = time.plus(result.time());
            signature = 31 * (31 * (31 * signature + result.nodes()) + result.move()) + result.value();
        }
        return new Outcome(nodes, time, String.format("%08x", (int) (signature ^ signature >>> Integer.SIZE)));
    }
}
