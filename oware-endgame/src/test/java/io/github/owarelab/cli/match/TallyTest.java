package io.github.owarelab.cli.match;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.util.Arrays;
import org.junit.jupiter.api.Test;

class TallyTest {
    /** Twenty pairs of each score. */
    private static Tally even() {
        Tally tally = new Tally();
        for (int i = 0; i < 20; i++) {
            for (int[] pair : new int[][] {{0, 0}, {0, 1}, {1, 1}, {1, 2}, {2, 2}}) {
                tally.add(pair[0]);
                tally.add(pair[1]);
            }
        }
        return tally;
    }

    private static Tally of(int... games) {
        Tally tally = new Tally();
        for (int halves : games) {
            tally.add(halves);
        }
        return tally;
    }

    @Test
    void eloIsLogistic() {
        assertThat(Elo.score(0)).isEqualTo(0.5);
        assertThat(Elo.score(400)).isEqualTo(10.0 / 11, within(1e-12));
        assertThat(Elo.difference(10.0 / 11)).isEqualTo(400, within(1e-9));
        assertThat(Elo.difference(0.9)).isEqualTo(381.697, within(1e-3));
        assertThat(Elo.difference(1)).isInfinite();
    }

    @Test
    void gamesAreCountedAndPaired() {
        Tally tally = of(2, 0, 1, 1, 2, 2, 0);

        assertThat(tally.wins()).isEqualTo(3);
        assertThat(tally.draws()).isEqualTo(2);
        assertThat(tally.losses()).isEqualTo(2);
        assertThat(tally.pairs()).containsExactly(0, 0, 2, 0, 1);
        assertThat(tally.score()).isEqualTo(4.0 / 7);
    }

    @Test
    void theErrorIsThatOfPairs() {
        assertThat(even().elo()).isZero();
        // Variance of a pair 1/8; 1.96 sqrt(1/8 / 99) = 0.06964; 400 log10(0.56964 / 0.43036) = 48.71.
        assertThat(even().eloError()).isEqualTo(48.71, within(0.01));
    }

    @Test
    void fewGamesTellNothing() {
        assertThat(new Tally().elo()).isNaN();
        assertThat(of(2).elo()).isInfinite();
        assertThat(of(2).eloError()).isNaN();
        assertThat(of(2, 0).eloError()).isNaN();
        assertThat(of(2, 0, 0, 2, 1, 1).eloError()).isNaN();
    }

    @Test
    void theTestWeighsTwoDifferences() {
        Sprt sprt = new Sprt(0, 10, 0.05, 0.05);

        assertThat(sprt.lower()).isEqualTo(-2.944, within(1e-3));
        assertThat(sprt.upper()).isEqualTo(2.944, within(1e-3));
        assertThat(sprt.logLikelihoodRatio(new Tally())).isZero();
        // 100 pairs of variance 1/8, s1 - s0 = 0.0143871: about -100 * 0.0143871^2 / (2 / 8) = -0.082795, were they
        // normal.
        assertThat(sprt.logLikelihoodRatio(even())).isEqualTo(-0.0828170, within(1e-7));
        assertThat(sprt.state(even())).isEqualTo(Sprt.State.OPEN);
    }

    @Test
    void aClearMatchIsDecided() {
        int[] wins = new int[60];
        Arrays.fill(wins, 2);

        assertThat(new Sprt(0, 50, 0.05, 0.05).state(of(wins))).isEqualTo(Sprt.State.ACCEPTED_ELO1);
        assertThat(new Sprt(0, 50, 0.05, 0.05).state(of(new int[60]))).isEqualTo(Sprt.State.ACCEPTED_ELO0);
        assertThat(new Sprt(-25, 25, 0.05, 0.05).logLikelihoodRatio(even())).isEqualTo(0, within(1e-9));
    }

    @Test
    void sprtDecidesNothingAfterFewGames() {
        Sprt sprt = new Sprt(0, 50, 0.05, 0.05);

        assertThat(sprt.state(of(2, 2))).isEqualTo(Sprt.State.OPEN);
        assertThat(sprt.state(of(new int[38]))).isEqualTo(Sprt.State.OPEN);
        assertThat(sprt.state(of(new int[40]))).isEqualTo(Sprt.State.ACCEPTED_ELO0);
    }

    /** If a pair scores more than 1 by 0.0287742 on average, at least as many are not drawn: 20 ln (1 - 0.0287742) = -0.584. */
    @Test
    void drawnPairsTellLittle() {
        int[] draws = new int[40];
        Arrays.fill(draws, 1);

        assertThat(new Sprt(0, 10, 0.05, 0.05).logLikelihoodRatio(of(draws))).isBetween(-0.584, -0.570);
        assertThat(new Sprt(0, 10, 0.05, 0.05).state(of(draws))).isEqualTo(Sprt.State.OPEN);
    }

    @Test
    void aTestMustMakeSense() {
        assertThatThrownBy(() -> new Sprt(5, 5, 0.05, 0.05))
                .hasMessage("elo0 is less than elo1, but they are 5.0 and 5.0");
        assertThatThrownBy(() -> new Sprt(0, 5, 0, 0.05))
                .hasMessage("alpha and beta lie between 0 and 0.5, but they are 0.0 and 0.05");
    }
}
