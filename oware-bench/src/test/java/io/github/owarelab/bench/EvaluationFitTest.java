package io.github.owarelab.bench;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.owarelab.game.Position;
import io.github.owarelab.game.Side;
import io.github.owarelab.rules.RuleSet;
import java.util.Random;
import org.junit.jupiter.api.Test;

class EvaluationFitTest {
    private static final int ROUNDS = 150;

    @Test
    void learnsWhatTwoHousesMakeTogether() {
        Samples samples = new Samples();
        Random random = new Random(3);
        for (int i = 0; i < 20_000; i++) {
            Position position = position(random);
            boolean both = position.seeds(Side.SOUTH, 0) > 2 && position.seeds(Side.NORTH, 5) > 2;
            samples.add(position, both ? 5 : -3);
        }
        NetworkFit fit = new NetworkFit(samples, random);
        double before = fit.leftOutError();
        for (int i = 0; i < ROUNDS; i++) {
            fit.round((double) i / ROUNDS);
        }
        assertThat(fit.leftOutError()).isLessThan(before / 20);
    }

    @Test
    void theSameArgumentsGiveTheSameWeights() {
        assertThat(weightsOfFewGames()).isEqualTo(weightsOfFewGames());
    }

    private static String weightsOfFewGames() {
        Random random = new Random(4);
        Samples samples = EvaluationFit.play(new SelfPlay(RuleSet.ABAPA, 100, random), 3);
        assertThat(samples.count()).isGreaterThan(10);
        NetworkFit fit = new NetworkFit(samples, random);
        fit.round(0);
        return fit.network().text();
    }

    private static Position position(Random random) {
        return Position.of(
                RuleSet.ABAPA,
                random.ints(6, 0, 5).toArray(),
                random.ints(6, 0, 5).toArray(),
                0,
                0,
                Side.SOUTH);
    }
}
