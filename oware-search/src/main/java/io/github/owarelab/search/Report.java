package io.github.owarelab.search;

import io.github.owarelab.game.Game;
import io.github.owarelab.game.Position;
import io.github.owarelab.game.Score;
import io.github.owarelab.game.Side;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;

/** Turns what the search found into results for the caller. */
final class Report {
    private final Position root;
    private final Watch watch;
    private final List<AlphaBeta> workers;
    private final TranspositionTable table;

    Report(Position root, Watch watch, List<AlphaBeta> workers, TranspositionTable table) {
        this.root = root;
        this.watch = watch;
        this.workers = workers;
        this.table = table;
    }

    /** The result of a game that is over: what the rows still bring. */
    static SearchResult ofEnded(Game game) {
        Position end = game.position();
        Side mover = end.toMove();
        Score score = game.result().orElseThrow().score();
        int halves = score.halves(mover) - score.halves(mover.opposite());
        int value = halves / 2 - end.store(mover) + end.store(mover.opposite());
        return new SearchResult(end, -1, value, Bound.EXACT, value, value, List.of(), 0, 0, Duration.ZERO, 0, 0, 1);
    }

    SearchResult result(Finding finding, int number) {
        return new SearchResult(
                root,
                finding.line()[0],
                Points.toSeeds(finding.points()),
                finding.bound(),
                Points.toSeeds(finding.floor()),
                Points.toSeeds(finding.ceiling()),
                variation(finding.line(), finding.depth()),
                finding.depth(),
                workers.stream().mapToLong(AlphaBeta::nodes).sum(),
                watch.elapsed(),
                workers.stream().mapToLong(AlphaBeta::tableHits).sum(),
                table.perMille(),
                number);
    }

    /** The moves as far as the game goes, continued by the transposition table up to the depth of the search. */
    private List<Integer> variation(int[] line, int depth) {
        List<Integer> houses = new ArrayList<>();
        Position at = root;
        for (int i = 0; i < Math.max(line.length, depth); i++) {
            int house = i < line.length ? line[i] : table.bestMove(table.key(at.own(), at.other()));
            if (!at.isLegal(house)) {
                break;
            }
            houses.add(house);
            at = at.play(house);
        }
        return List.copyOf(houses);
    }
}
