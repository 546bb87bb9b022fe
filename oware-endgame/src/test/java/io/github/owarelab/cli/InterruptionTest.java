package io.github.owarelab.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CancellationException;
import org.junit.jupiter.api.Test;

class InterruptionTest {
    private final Interruption interruption = new Interruption();
    private final List<String> said = new ArrayList<>();

    @Test
    void withoutWorkASignalIsTold() {
        interruption.requestAndWait(() -> said.add("interrupted"));
        assertThat(said).containsExactly("interrupted");
    }

    @Test
    void anEndThatIsDueIsNotTold() {
        interruption.finished();
        interruption.requestAndWait(() -> said.add("interrupted"));
        assertThat(said).isEmpty();
    }

    @Test
    void workIsStoppedAndItsFailureIsTheInterruption() {
        assertThatThrownBy(() -> interruption.run(
                        () -> {
                            interruption.request();
                            throw new IOException(String.join(" ", said));
                        },
                        () -> said.add("stopped")))
                .isInstanceOf(CancellationException.class);
        assertThat(said).containsExactly("stopped");
    }

    @Test
    void otherFailuresStayWhatTheyAre() {
        assertThatThrownBy(() -> interruption.run(
                        () -> {
                            throw new IOException("full");
                        },
                        () -> said.add("stopped")))
                .isInstanceOf(IOException.class)
                .hasMessage("full");
        assertThat(said).isEmpty();
    }
}
