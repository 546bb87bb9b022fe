package io.github.owarelab.reference;

import io.github.owarelab.rules.Rules;
import java.util.ArrayList;
import java.util.List;

/** A game as a list of boards, with its ending written from the description of the rules. */
public final class SlowHistory {
    private final Rules rules;
    private final SlowGame game;
    private final List<SlowBoard> boards = new ArrayList<>();
    private int captureless;

    public SlowHistory(Rules rules, SlowBoard start) {
        this.rules = rules;
        this.game = SlowGame.of(rules);
        boards.add(start);
    }

    public SlowBoard now() {
        return boards.get(boards.size() - 1);
    }

    public List<Integer> legal() {
        return game.legal(now());
    }

    public void play(int house) {
        SlowGame.Move move = game.play(now(), house);
        captureless = move.captured() > 0 ? 0 : captureless + 1;
        boards.add(move.after());
    }

    /** "reason south-north" in half seeds, empty while the game goes on. */
    public String result() {
        if (legal().isEmpty()) {
            return game.reason(now()) + " " + rows();
        }
        String key = now().key();
        long occurrences =
                boards.stream().filter(board -> board.key().equals(key)).count();
        if (occurrences >= rules.repetition().occurrences()) {
            return "repetition " + (rules.repetition().split() ? split() : rows());
        }
        if (rules.capturelessLimit() > 0 && captureless >= rules.capturelessLimit()) {
            return "captureless-limit " + rows();
        }
        if (rules.lengthLimit() > 0 && boards.size() - 1 >= rules.lengthLimit()) {
            return "length-limit " + rows();
        }
        return "";
    }

    private String rows() {
        return 2 * (now().stores[0] + now().row(0)) + "-" + 2 * (now().stores[1] + now().row(1));
    }

    private String split() {
        return (2 * now().stores[0] + now().inHouses()) + "-" + (2 * now().stores[1] + now().inHouses());
    }
}
