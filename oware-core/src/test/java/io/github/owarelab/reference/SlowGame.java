package io.github.owarelab.reference;

import io.github.owarelab.rules.Congkak;
import io.github.owarelab.rules.Kalah;
import io.github.owarelab.rules.RuleSet;
import io.github.owarelab.rules.Rules;
import java.util.List;

/** The rules written a second time, slowly and obviously, from their description alone; shares no code with the product. */
public interface SlowGame {
    /** What one move does. */
    record Move(SlowBoard after, int captured, boolean again, boolean passed, boolean slam) {}

    static SlowGame of(Rules rules) {
        if (rules instanceof RuleSet set) {
            return new SlowOware(set);
        }
        if (rules instanceof Kalah kalah) {
            return new SlowKalah(kalah.emptyCapture());
        }
        return new SlowCongkak(((Congkak) rules).endWhenRowEmpty());
    }

    /** Houses that may be sown, none if the game is over. */
    List<Integer> legal(SlowBoard board);

    Move play(SlowBoard board, int house);

    /** Why the game is over on a board without legal moves, in the words of the JSON output. */
    String reason(SlowBoard board);
}
