package io.github.owarelab.search;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

/** The signature changes when the search behaves differently: change it here on purpose only. */
class BenchTest {
    @Test
    void behavesAsBefore() {
        assertThat(Bench.run().signature()).isEqualTo("33598510");
    }
}
