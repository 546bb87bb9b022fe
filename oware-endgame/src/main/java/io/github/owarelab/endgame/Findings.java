package io.github.owarelab.endgame;

import io.github.owarelab.board.Row;
import io.github.owarelab.endgame.verify.VerifierListener;
import io.github.owarelab.game.Position;
import io.github.owarelab.game.Side;
import io.github.owarelab.rules.Rules;
import java.util.ArrayList;
import java.util.List;

/** Collects what a verification finds. */
final class Findings implements VerifierListener {
    private static final int MOST_LISTED = 100;

    private final Rules rules;
    private final VerifyListener listener;
    private final long boardsInAll;
    private final List<Verification.Failure> first = new ArrayList<>();
    private long boards;
    private long failures;

    Findings(Rules rules, long boardsInAll, VerifyListener listener) {
        this.rules = rules;
        this.boardsInAll = boardsInAll;
        this.listener = listener;
    }

    synchronized Verification result() {
        return new Verification(boards, failures, first);
    }

    @Override
    public synchronized void checked(int seeds, long more) {
        boards += more;
        listener.progress(seeds, boards, boardsInAll);
    }

    @Override
    public synchronized void wrongValue(long own, long other, String what, int expected, int found) {
        failures++;
        if (first.size() < MOST_LISTED) {
            int seeds = Row.sum(own) + Row.sum(other);
            first.add(new Verification.Failure(seeds, text(own, other), what, expected, found));
        }
    }

    private String text(long own, long other) {
        return Position.of(rules, houses(own), houses(other), 0, 0, Side.SOUTH).toString();
    }

    private int[] houses(long row) {
        int[] houses = new int[rules.houses()];
        for (int house = 0; house < houses.length; house++) {
            houses[house] = Row.seeds(row, house);
        }
        return houses;
    }

    @Override
    public synchronized void wrongCount(int seeds, String what, long expected, long found) {
        failures++;
        if (first.size() < MOST_LISTED) {
            first.add(new Verification.Failure(seeds, "", what, expected, found));
        }
    }
}
