package io.github.owarelab.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.junit.jupiter.api.Test;
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
    @ValueSource(strings = {"", "G", "-1", "1.5G", "4GB", "4 G", "x"})
    void refusesAnythingElse(String text) {
        assertThatThrownBy(() -> new Sizes().convert(text)).isInstanceOf(TypeConversionException.class);
    }

    @Test
    void readsTheLargestAndRefusesLargerOnes() {
        assertThat(new Sizes().convert("9223372036854775807")).isEqualTo(Long.MAX_VALUE);
        for (String text : List.of("9223372036854775808", "8388608T", "99999999999999G", "99999999999999999999G")) {
            assertThatThrownBy(() -> new Sizes().convert(text))
                    .hasMessage("'" + text + "' is too large a size: it is 9223372036854775807 bytes at most");
        }
    }

    @ParameterizedTest
    @CsvSource({"0,0 bytes", "1023,1023 bytes", "1024,1.0 KiB", "3650722201,3.4 GiB", "1125899906842624,1024.0 TiB"})
    void writesThemForPeople(long bytes, String text) {
        assertThat(Sizes.text(bytes)).isEqualTo(text);
    }
}
