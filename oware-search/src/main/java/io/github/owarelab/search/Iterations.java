package io.github.owarelab.search;

import io.github.owarelab.game.Position;
import io.github.owarelab.tables.EndgameTables;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.function.Consumer;

/** Searches the root deeper and deeper and keeps what it found last: the work of one thread. */
final class Iterations {
    private static final int NO_MOVE = -1;
    /** Half the first window around the value of the iteration before. */
    private static final int WINDOW = Points.SEED / 2;

    /** From this depth on, values are steady enough for a window. */
    private static final int WINDOW_FROM = 4;

    private final AlphaBeta search;
    private final Position root;
    private final int houses;
    private final int lines;

    /** Moves that alone are searched for the first line, for tables tell that they bring the value nearest; 0 if they do not. */
    private final int progress;

    /** The best moves of the last finished iteration, best first. */
    private List<Finding> found = List.of();

    /** What is proved about the root, in points. */
    private int floor;

    private int ceiling;

    Iterations(AlphaBeta search, Position root, int lines) {
        this.search = search;
        this.root = root;
        this.houses = root.legalMoves();
        this.lines = Math.min(lines, Integer.bitCount(houses));
        this.progress = search.progress(root);
        int bounds = search.rootBounds(root);
        this.floor = Points.of(EndgameTables.lower(bounds));
        this.ceiling = Points.of(EndgameTables.upper(bounds));
    }

    /**
     * Searches until the deepest iteration is done, every line is proved or the search is told to stop. The iteration of one
     * ply is always finished.
     *
     * @param finished receives the lines of each finished iteration
     * @return the best move; that of an iteration cut short, if it was found there
     */
    Finding run(int firstDepth, int lastDepth, Consumer<List<Finding>> finished) {
        for (int depth = firstDepth; depth <= lastDepth && !isSettled(); depth++) {
            try {
                iterate(depth);
            } catch (Stop stop) {
                search.publish();
                return afterStop(depth);
            }
            search.publish();
            finished.accept(found);
            search.allowStop();
        }
        return found.get(0);
    }

    private void iterate(int depth) {
        search.nextIteration();
        List<Finding> now = new ArrayList<>(lines);
        int left = houses;
        for (int i = 0; i < lines; i++) {
            Finding before = i < found.size() ? found.get(i) : null;
            boolean first = i == 0;
            Finding best = first && progress != 0
                    ? byTables(searchLine(progress, before, depth, false))
                    : searchLine(left, before, depth, first);
            left &= ~(1 << best.house());
            now.add(best);
        }
        now.subList(progress == 0 ? 0 : 1, lines)
                .sort(Comparator.comparingInt(Finding::points).reversed());
        found = now;
    }

    /** Tables prove that the move brings the root's value, unless boards of the history may stand in the way. */
    private Finding byTables(Finding found) {
        return search.rootIsBound()
                ? found
                : new Finding(found.line(), floor, Bound.EXACT, floor, ceiling, true, found.depth());
    }

    /** Searches for the best of some moves, with a window around the value before that grows until the value lies in it. */
    private Finding searchLine(int left, Finding before, int depth, boolean allMoves) {
        boolean open = before == null || depth < WINDOW_FROM;
        int first = before == null ? NO_MOVE : before.house();
        int margin = WINDOW;
        int low = open ? -AlphaBeta.INFINITE : before.points() - margin;
        int high = open ? AlphaBeta.INFINITE : before.points() + margin;
        while (true) {
            int claim = search.searchRoot(root, left, first, depth, low, high);
            if (allMoves) {
                learn(claim);
            }
            int points = Claim.points(claim);
            if (points > low && points < high) {
                return finding(claim, depth, allMoves);
            }
            margin *= 4;
            first = points >= high ? Claim.move(claim) : first;
            low = points <= low ? points - margin : low;
            high = points >= high ? points + margin : high;
        }
    }

    private void learn(int claim) {
        if (Claim.lower(claim) != Claim.NONE) {
            floor = Math.max(floor, Claim.points(claim));
        }
        if (Claim.upper(claim) != Claim.NONE) {
            ceiling = Math.min(ceiling, Claim.points(claim));
        }
    }

    private Finding finding(int claim, int depth, boolean allMoves) {
        int most = Points.of(root.inHouses());
        int points = Claim.points(claim);
        boolean atLeast = Claim.lower(claim) != Claim.NONE;
        boolean atMost = Claim.upper(claim) != Claim.NONE;
        if (allMoves) {
            int kept = Math.max(floor, Math.min(ceiling, points));
            boolean settled = atLeast && points >= ceiling;
            return new Finding(search.line().fromRoot(), kept, Bound.EXACT, floor, ceiling, settled, depth);
        }
        int least = atLeast ? points : -most;
        int greatest = atMost ? points : most;
        return new Finding(search.line().fromRoot(), points, Bound.EXACT, least, greatest, atLeast && atMost, depth);
    }

    private boolean isSettled() {
        return !found.isEmpty() && found.stream().allMatch(Finding::settled);
    }

    /** The iteration was cut short: a move that had already proved better than the best before it is taken all the same. */
    private Finding afterStop(int depth) {
        Finding best = found.get(0);
        int[] line = search.line().fromRoot();
        if (line.length == 0 || line[0] == best.house() || progress != 0) {
            return best;
        }
        int points = Math.max(floor, Math.min(ceiling, search.line().rootPoints()));
        return new Finding(line, points, Bound.LOWER, floor, ceiling, false, depth);
    }
}
