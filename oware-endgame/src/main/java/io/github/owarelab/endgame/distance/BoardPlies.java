package io.github.owarelab.endgame.distance;

import io.github.owarelab.endgame.file.Reach;
import io.github.owarelab.endgame.rank.RowRank;
import java.lang.invoke.MethodHandles;
import java.lang.invoke.VarHandle;
import java.util.Arrays;

/**
 * Two bytes for each board of a layer, its distance in plies or what else is known of it. Blocks, the other's rows in them and
 * the mover's rows in those are ordered as in a layer file. Many threads may change them at once.
 */
final class BoardPlies {
    /** Of a board that has no distance. */
    static final short NONE = -1;

    /** Of a board that is won as soon as one move reaches what wins it. */
    static final short OPEN = -2;

    /** Less moves that still delay: of a board that is lost when there is none left. */
    static final short LOST = -3;

    private static final int BITS = 0xFFFF;
    private static final VarHandle SHORTS = MethodHandles.arrayElementVarHandle(short[].class);

    private final short[][] blocks;
    private final int[] lengths;

    /** No board has a distance. */
    BoardPlies(int seeds) {
        blocks = new short[seeds + 1][];
        lengths = new int[seeds + 1];
        for (int sum = 0; sum <= seeds; sum++) {
            lengths[sum] = RowRank.count(sum);
            blocks[sum] = new short[Math.multiplyExact(lengths[sum], RowRank.count(seeds - sum))];
            Arrays.fill(blocks[sum], NONE);
        }
    }

    /** The boards on which the mover's row holds a sum. */
    short[] block(int moverSum) {
        return blocks[moverSum];
    }

    /** Where in its block the boards with an other's row begin, a board for each mover's row. */
    int slice(int moverSum, int otherRank) {
        return otherRank * lengths[moverSum];
    }

    /** How far they go. */
    Reach reach() {
        int longest = 0;
        long beyond = 0;
        for (short[] block : blocks) {
            for (short distance : block) {
                longest = Math.max(longest, distance);
                beyond += distance > Reach.LIMIT ? 1 : 0;
            }
        }
        return new Reach(longest, beyond);
    }

    /**
     * Takes away moves that delay; true if none is left. Compares bits, since compiled code of Java 17 may leave the upper half of
     * what an atomic addition to a short returns as it was.
     */
    static boolean release(short[] block, int at, int moves) {
        int before = (short) SHORTS.getAndAdd(block, at, (short) moves);
        return (before + moves & BITS) == (LOST & BITS);
    }
}
