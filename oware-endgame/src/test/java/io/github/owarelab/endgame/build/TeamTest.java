package io.github.owarelab.endgame.build;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.concurrent.CancellationException;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Test;

class TeamTest {
    @Test
    void everyTaskIsDoneOnce() {
        for (int size = 1; size <= 4; size++) {
            AtomicInteger sum = new AtomicInteger();
            try (Team team = new Team(size, new AtomicBoolean())) {
                team.run(10, 110, (worker, task) -> sum.addAndGet(task));
            }
            assertThat(sum).hasValue(5950);
        }
    }

    @Test
    void whatATaskThrowsIsThrown() {
        for (int size = 1; size <= 4; size++) {
            UncheckedIOException damage = new UncheckedIOException(new IOException("damaged"));
            try (Team team = new Team(size, new AtomicBoolean())) {
                assertThatThrownBy(() -> team.run(0, 100, (worker, task) -> {
                            if (task >= 50) {
                                throw damage;
                            }
                        }))
                        .isSameAs(damage);
            }
        }
    }

    @Test
    void aStoppedTeamSaysSo() {
        AtomicBoolean stopped = new AtomicBoolean();
        try (Team team = new Team(2, stopped)) {
            assertThatThrownBy(() -> team.run(0, 100, (worker, task) -> stopped.set(true)))
                    .isInstanceOf(CancellationException.class);
        }
    }
}
