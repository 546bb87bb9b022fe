package io.github.owarelab.search;

import io.github.owarelab.game.Game;
import io.github.owarelab.game.Position;
import io.github.owarelab.game.Score;
import io.github.owarelab.game.Side;
import java.util.OptionalInt;

/** The exact value of a game by trying everything to the end with the checked rules; for small boards and short limits. */
final class SlowSearch {
    private static final int MORE_THAN_ANY = 1000;

    private final Game game;
    private int left;

    private SlowSearch(Game game, int mostNodes) {
        this.game = game;
        this.left = mostNodes;
    }

    /** The net value in seeds from the mover's view; empty if so many nodes do not suffice. */
    static OptionalInt netValue(Game game, int mostNodes) {
        SlowSearch search = new SlowSearch(game, mostNodes);
        int halves = search.southLead(-MORE_THAN_ANY, MORE_THAN_ANY);
        Position root = game.position();
        int net = halves / 2 - (root.store(Side.SOUTH) - root.store(Side.NORTH));
        int value = root.toMove() == Side.SOUTH ? net : -net;
        return search.left > 0 ? OptionalInt.of(value) : OptionalInt.empty();
    }

    /** South's half seeds minus North's at the end of the game; alpha-beta, as South maximizes and North minimizes. */
    private int southLead(int low, int high) {
        if (game.result().isPresent() || --left <= 0) {
            return game.result().map(result -> lead(result.score())).orElse(0);
        }
        boolean south = game.position().toMove() == Side.SOUTH;
        int best = south ? -MORE_THAN_ANY : MORE_THAN_ANY;
        for (int house = 0; house < game.position().rules().houses() && low < high; house++) {
            if (game.position().isLegal(house)) {
                game.play(house);
                int lead = southLead(low, high);
                game.undo();
                best = south ? Math.max(best, lead) : Math.min(best, lead);
                low = south ? Math.max(low, best) : low;
                high = south ? high : Math.min(high, best);
            }
        }
        return best;
    }

    private static int lead(Score score) {
        return score.southHalves() - score.northHalves();
    }
}
