package io.github.owarelab.search;

import io.github.owarelab.board.Row;
import io.github.owarelab.rules.Rules;

/** One ply of a {@link ProofSearch}: a board, the value it shall reach, and its moves. Values are net seeds, mover's view. */
final class ProofPly {
    private static final int MOVES = 8;

    /** The ply before, null at the root. */
    final ProofPly previous;

    private ProofPly next;

    long own;
    long other;
    /** Of the board, in the table of proofs. */
    long key;
    /** Boards searched when this one was begun. */
    long before;
    /** Seeds in the houses. */
    int seeds;
    /** The value to be reached. */
    int aim;
    /** The most that the settled moves reach. */
    int best;
    /** Bit i is set if house i is still to be searched. */
    int left;
    /** The house sown to the next ply. */
    int house;

    /** The boards that the moves lead to, two words each. */
    final long[] boards = new long[2 * MOVES];
    /** Bit i is set if house i keeps the turn. */
    int keeps;
    /** Seeds that each move brings into the mover's store. */
    final int[] gains = new int[MOVES];
    /** What tables or recent proofs say of each board. */
    final int[] answers = new int[MOVES];
    /** The key of each board in the table of proofs. */
    final long[] keys = new long[MOVES];

    /** The moves of the side to move next. */
    final int[] replies = new int[MOVES];
    /** Whether the moves have scores. */
    boolean ordered;

    final int[] scores = new int[MOVES];

    ProofPly(ProofPly previous) {
        this.previous = previous;
    }

    void begin(long newOwn, long newOther, long newKey, long searched, int newSeeds, int newAim) {
        own = newOwn;
        other = newOther;
        key = newKey;
        before = searched;
        seeds = newSeeds;
        aim = newAim;
    }

    /** Sows a house without searching it yet. */
    void sow(Rules rules, int move) {
        int again = Rules.keepsTurn(rules.sow(own, other, move, boards, 2 * move)) ? 1 : 0;
        keeps = keeps & ~(1 << move) | again << move;
        gains[move] = Row.store(boards[2 * move + 1 - again]) - Row.store(own);
    }

    long nextOwn(int move) {
        return boards[2 * move];
    }

    long nextOther(int move) {
        return boards[2 * move + 1];
    }

    /** Seeds in the houses after a move. */
    int nextSeeds(int move) {
        return seeds - gains[move];
    }

    /** The value that the next board shall reach: more than lets this one reach its own, if the turn changes. */
    int nextAim(int move) {
        int turns = turns(move);
        return (aim - gains[move] ^ turns) - 2 * turns;
    }

    /** All bits set if a move gives the turn away, none if it keeps it. */
    int turns(int move) {
        return (keeps >>> move & 1) - 1;
    }

    /** What a lower bound of the next board (an upper one if the turn changes) means for this one. */
    int value(int move, int nextValue) {
        int turns = turns(move);
        return gains[move] + ((nextValue ^ turns) - turns);
    }

    /** The ply after one of the moves left. */
    ProofPly descend(int move, long searched) {
        house = move;
        left &= ~(1 << house);
        if (next == null) {
            next = new ProofPly(this);
        }
        next.begin(nextOwn(house), nextOther(house), keys[house], searched, nextSeeds(house), nextAim(house));
        return next;
    }

    /** The move with the highest score of those left. */
    int bestLeft() {
        int found = Integer.numberOfTrailingZeros(left);
        for (int rest = left & left - 1; rest != 0; rest &= rest - 1) {
            int move = Integer.numberOfTrailingZeros(rest);
            if (scores[move] > scores[found]) {
                found = move;
            }
        }
        return found;
    }
}
