package io.github.owarelab.endgame.rank;

/** Binomial coefficients as far as boards of up to 72 seeds need them. */
public final class Binomials {
    private static final int MOST = 96;
    private static final int MOST_CHOSEN = 12;
    private static final long[][] CHOOSE = new long[MOST + 1][MOST_CHOSEN + 1];

    static {
        for (int n = 0; n <= MOST; n++) {
            CHOOSE[n][0] = 1;
            for (int k = 1; k <= Math.min(n, MOST_CHOSEN); k++) {
                CHOOSE[n][k] = CHOOSE[n - 1][k - 1] + CHOOSE[n - 1][k];
            }
        }
    }

    private Binomials() {}

    /**
     * In how many ways k things can be chosen from n.
     *
     * @param n 0 to 96
     * @param k 0 to 12
     * @return the coefficient, 0 if k is more than n
     */
    public static long choose(int n, int k) {
        return CHOOSE[n][k];
    }
}
