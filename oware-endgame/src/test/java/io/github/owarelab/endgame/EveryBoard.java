package io.github.owarelab.endgame;

import io.github.owarelab.endgame.rank.RowRank;

/** Visits boards of a layer, those too that no move leads to. */
final class EveryBoard {
    /** What is done to a board. */
    interface Visitor {
        void visit(long own, long other);
    }

    private EveryBoard() {}

    /** Visits one of so many boards, 1 for all. */
    static void of(int seeds, int step, Visitor visitor) {
        int left = 0;
        for (int sum = 0; sum <= seeds; sum++) {
            long[] others = RowRank.rows(seeds - sum);
            for (long own : RowRank.rows(sum)) {
                for (; left < others.length; left += step) {
                    visitor.visit(own, others[left]);
                }
                left -= others.length;
            }
        }
    }
}
