package io.github.owarelab.bench;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.owarelab.bench.SprtErrors.Games;
import io.github.owarelab.cli.match.Sprt;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class SprtErrorsTest {
    /** With a standard deviation of 0.7 % in a share of 5 %. */
    @ParameterizedTest
    @CsvSource({
        "0, 10, 0.97, 0",
        "-10, 10, 0.9, 0",
        "0, 30, 0.9, 0",
        "0, 30, 0.6, 0.15",
        "-25, 25, 0.3, 0.15",
        "0, 100, 0.1, 0",
        "0, 200, 0.3, 0"
    })
    @Tag("slow")
    void theRisksAreAboutThoseAskedFor(double elo0, double elo1, double draws, double bias) {
        Sprt test = new Sprt(elo0, elo1, 0.05, 0.05);
        for (Sprt.State wrong : new Sprt.State[] {Sprt.State.ACCEPTED_ELO0, Sprt.State.ACCEPTED_ELO1}) {
            assertThat(SprtErrors.errors(test, new Games(draws, bias), wrong, 1000)
                            .share())
                    .isLessThan(1.3 * 0.05);
        }
    }
}
