package io.github.owarelab.bench;

import io.github.owarelab.game.Position;
import io.github.owarelab.rules.RulesByName;
import io.github.owarelab.search.Limits;
import io.github.owarelab.search.Solution;
import io.github.owarelab.search.Solver;

/** Solves the starting position of a game without endgame tables and prints each proved bound; for whole-process figures. */
public final class SolveStart {
    private static final int MEBIBYTES = 1024;

    private SolveStart() {}

    /**
     * Solves one game.
     *
     * @param args the name of the rules and the seeds per house, such as {@code kalah 4}
     */
    public static void main(String[] args) {
        Position start = Position.start(RulesByName.of(args[0], Integer.parseInt(args[1])));
        Solver solver = Solver.builder()
                .hashMebibytes(MEBIBYTES)
                .withoutTables()
                .listener(SolveStart::print)
                .build();
        System.out.println(solver.solve(start, Limits.none()).value());
    }

    private static void print(Solution proved) {
        System.out.printf(
                "%d to %d, %d nodes, %.2f s%n",
                proved.lower(), proved.upper(), proved.nodes(), proved.time().toNanos() / 1e9);
    }
}
