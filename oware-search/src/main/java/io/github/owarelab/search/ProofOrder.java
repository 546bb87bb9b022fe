package io.github.owarelab.search;

import io.github.owarelab.board.Row;
import io.github.owarelab.rules.Rules;

/**
 * The order in which a {@link ProofSearch} tries moves: those that keep the turn first, the right-most before all, then by a score.
 * The weights were tuned on boards of Kalah with 24 to 31 seeds.
 */
final class ProofOrder {
    private static final int PER_SEED_GAINED = 29;
    private static final int PER_HOUSE = 4;
    private static final int PER_REPLY = -19;
    private static final int PER_OCCUPIED_HOUSE = 7;
    private static final int PER_EXACT_HOUSE = 2;
    private static final int PER_EXACT_HOUSE_OF_OTHER = -8;
    private static final int PER_SEED_OF_OTHER = -1;
    private static final int PER_SEED_THREATENED = 3;
    private static final int PER_SEED_THREATENED_BY_OTHER = 2;

    private final Rules rules;

    ProofOrder(Rules rules) {
        this.rules = rules;
    }

    /**
     * The best of the moves left.
     *
     * @param withThreats whether to look for threatened captures, which costs more than a small board is worth
     */
    int choose(ProofPly ply, boolean withThreats) {
        int keeping = ply.left & ply.keeps;
        if (keeping != 0) {
            return 31 - Integer.numberOfLeadingZeros(keeping);
        }
        if (!ply.ordered && (ply.left & ply.left - 1) != 0) {
            for (int rest = ply.left; rest != 0; rest &= rest - 1) {
                score(ply, Integer.numberOfTrailingZeros(rest), withThreats);
            }
            ply.ordered = true;
        }
        return ply.bestLeft();
    }

    /** How soon the board after a move is likely to be settled in favour of the side that made it. */
    private void score(ProofPly ply, int house, boolean withThreats) {
        long own = ply.nextOther(house);
        long other = ply.nextOwn(house);
        int replies = ply.replies[house];
        int occupied = Row.occupied(own);
        ply.scores[house] = PER_SEED_GAINED * ply.gains[house]
                + PER_HOUSE * house
                + PER_REPLY * Integer.bitCount(replies)
                + PER_OCCUPIED_HOUSE * Integer.bitCount(occupied)
                + PER_EXACT_HOUSE * rules.exactHouses(own)
                + PER_EXACT_HOUSE_OF_OTHER * rules.exactHouses(other)
                + PER_SEED_OF_OTHER * Row.sum(other)
                + (withThreats ? threats(own, other, occupied, replies) : 0);
    }

    private int threats(long own, long other, int occupied, int replies) {
        return PER_SEED_THREATENED * threatened(own, other, occupied)
                + PER_SEED_THREATENED_BY_OTHER * threatened(other, own, replies);
    }

    /** The most seeds that a sowing within the own row takes, its last one included. */
    private int threatened(long own, long other, int moves) {
        int most = 0;
        for (int rest = moves; rest != 0; rest &= rest - 1) {
            int house = Integer.numberOfTrailingZeros(rest);
            int last = house + Row.seeds(own, house);
            if (last < rules.houses() && (moves >>> last & 1) == 0) {
                int taken = Row.seeds(other, rules.houses() - 1 - last);
                most = Math.max(most, taken == 0 ? 0 : taken + 1);
            }
        }
        return most;
    }
}
