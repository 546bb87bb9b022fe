package io.github.owarelab.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import picocli.CommandLine.TypeConversionException;

class SizesTest {
    @ParameterizedTest
    @CsvSource({"0,0", "12345,12345", "1K,1024", "512M,536870912", "4g,4294967296", "1T,1099511627776"})
    void readsUnits(String text, long bytes) {
        assertThat(new Sizes().convert(text)).isEqualTo(bytes);
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "G", "-1", "1.5G", "4GB", "4 G", "x", "99999999999T", "1234567890123"})
    void refusesAnythingElse(String text) {
        assertThatThrownBy(() -> new Sizes().convert(text)).isInstanceOf(TypeConversionException.class);
    }

    @ParameterizedTest
    @CsvSource({"0,0 bytes", "1023,1023 bytes", "1024,1.0 KiB", "3650722201,3.4 GiB", "1125899906842624,1024.0 TiB"})
    void writesThemForPeople(long bytes, String text) {
        assertThat(Sizes.text(bytes)).isEqualTo(text);
    }
}
