package io.github.owarelab.endgame.build;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.Map;
import java.util.concurrent.CancellationException;
import java.util.concurrent.ConcurrentHashMap;
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

    @Test
    void ofTwoJobsEachRunsItsOwnTasks() {
        for (int size = 2; size <= 4; size++) {
            AtomicInteger ofOne = new AtomicInteger();
            AtomicInteger ofOther = new AtomicInteger();
            try (Team team = new Team(size, new AtomicBoolean())) {
                for (int round = 0; round < 100; round++) {
                    team.runBoth(() -> addUp(team, 10, ofOne), () -> addUp(team, 100, ofOther));
                }
            }
            assertThat(ofOne).hasValue(100 * 45);
            assertThat(ofOther).hasValue(100 * 4950);
        }
    }

    private static void addUp(Team team, int end, AtomicInteger sum) {
        for (int task = 0; task < end; task += 10) {
            team.run(task, task + 10, (worker, number) -> sum.addAndGet(number));
        }
    }

    @Test
    void noTwoThreadsOfARunHaveTheSameNumber() {
        try (Team team = new Team(3, new AtomicBoolean())) {
            team.runBoth(() -> checkNumbers(team), () -> checkNumbers(team));
        }
    }

    private static void checkNumbers(Team team) {
        Map<Integer, Thread> threads = new ConcurrentHashMap<>();
        for (int round = 0; round < 1000; round++) {
            team.run(0, 20, (worker, task) -> {
                Thread thread = threads.putIfAbsent(worker, Thread.currentThread());
                assertThat(thread).isIn(null, Thread.currentThread());
            });
        }
    }

    @Test
    void whenAJobFailsTheOtherStops() {
        IllegalStateException failure = new IllegalStateException("failed");
        Runnable fails = () -> {
            throw failure;
        };
        try (Team team = new Team(2, new AtomicBoolean())) {
            Runnable endless = () -> {
                while (true) {
                    team.run(0, 10, (worker, task) -> {});
                }
            };
            assertThatThrownBy(() -> team.runBoth(fails, endless)).isSameAs(failure);
            assertThatThrownBy(() -> team.runBoth(endless, fails)).isSameAs(failure);
            team.run(0, 10, (worker, task) -> {});
        }
    }
}
