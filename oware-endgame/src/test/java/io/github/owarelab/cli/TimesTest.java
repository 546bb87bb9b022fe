package io.github.owarelab.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.Duration;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import picocli.CommandLine.TypeConversionException;

class TimesTest {
    @ParameterizedTest
    @CsvSource({"5,5000", "0.5,500", ".5,500", ".25m,15000", "250ms,250", "1.5s,1500", "2m,120000", "1h,3600000", "0,0"
    })
    void readsUnits(String text, long milliseconds) {
        assertThat(new Times().convert(text)).isEqualTo(Duration.ofMillis(milliseconds));
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "s", "-1", "1 s", "5x", "1e3", "9999999999", ".", "5.", ".s"})
    void refusesAnythingElse(String text) {
        assertThatThrownBy(() -> new Times().convert(text)).isInstanceOf(TypeConversionException.class);
    }

    @Test
    void countsPerSecond() {
        assertThat(Times.perSecond(10, Duration.ofMillis(2500))).isEqualTo(4);
        assertThat(Times.perSecond(10, Duration.ZERO)).isZero();
    }
}
