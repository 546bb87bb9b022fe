package io.github.owarelab.endgame;

import io.github.owarelab.endgame.file.StoredGame;
import io.github.owarelab.rules.Rules;

/**
 * The moves that tables are made for. Seeds per house, repetition and limits of a game make no difference to them.
 *
 * @param game a game with these moves: the first preset, or else a rule set named after its parameters, such as {@code
 *     capture-only-if-all-single}, with an even split and no limits
 */
public record TableRules(Rules game) {
    /**
     * The moves of a game.
     *
     * @param game a game of the Oware family or Kalah; the record holds the one that stands for all with its moves
     * @throws IllegalArgumentException if there are no tables of this game
     */
    public TableRules {
        game = StoredGame.representative(game);
    }

    /**
     * The moves of a game.
     *
     * @param game its rules
     * @return its moves
     * @throws IllegalArgumentException if there are no tables of this game
     */
    public static TableRules of(Rules game) {
        return new TableRules(game);
    }

    /**
     * Whether a game has these moves.
     *
     * @param rules the rules of the game
     * @return true if these tables are about it
     */
    public boolean matches(Rules rules) {
        return StoredGame.isStored(rules) && of(rules).equals(this);
    }

    /**
     * The name of the game that stands for all with these moves.
     *
     * @return for example {@code abapa}
     */
    public String name() {
        return game.name();
    }

    /**
     * Whether split values are facts about a board under the repetition rule of a game with these moves.
     *
     * @param rules the rules of the game
     * @return true if repetition splits evenly or no board can come back
     */
    boolean splitIsExact(Rules rules) {
        return rules.repetition().split() || !StoredGame.cycles(rules);
    }
}
