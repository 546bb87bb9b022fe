package io.github.owarelab.cli;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class BenchCommandTest {
    @Test
    void printsOneObject() {
        Run run = Run.of("bench", "--json");

        assertThat(run.exit()).isZero();
        assertThat(run.timelessLines())
                .hasSize(1)
                .first()
                .asString()
                .matches("\\{\"nodes\":[0-9]+,\"seconds\":T,\"nps\":T,\"signature\":\"[0-9a-f]{8}\"}");
    }
}
