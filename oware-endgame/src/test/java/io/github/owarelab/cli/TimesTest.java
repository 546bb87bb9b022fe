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
    @ValueSource(strings = {"", "s", "-1", "1 s", "5x", "1e3", ".", "5.", ".s"})
    void refusesAnythingElse(String text) {
        assertThatThrownBy(() -> new Times().convert(text)).isInstanceOf(TypeConversionException.class);
    }

    @Test
    void readsTheLongestAndRefusesLongerOnes() {
        assertThat(new Times().convert("999999999.5h"))
                .isEqualTo(Duration.ofHours(999_999_999).plusMinutes(30));
        assertThatThrownBy(() -> new Times().convert("99999999999h"))
                .hasMessage("'99999999999h' is too long a time: the number is 999999999 at most, with any unit");
        assertThatThrownBy(() -> new Times().convert("1000000000"))
                .hasMessageStartingWith("'1000000000' is too long a time: ");
    }

    @Test
    void countsPerSecond() {
        assertThat(Times.perSecond(10, Duration.ofMillis(2500))).isEqualTo(4);
        assertThat(Times.perSecond(10, Duration.ZERO)).isZero();
    }
}
