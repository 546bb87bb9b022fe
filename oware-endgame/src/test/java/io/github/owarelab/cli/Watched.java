package io.github.owarelab.cli;

import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;

/** Keeps what is printed and interrupts the run as soon as a text appears. */
final class Watched extends ByteArrayOutputStream {
    private final String text;
    private final Interruption interruption;

    Watched(String text, Interruption interruption) {
        this.text = text;
        this.interruption = interruption;
    }

    @Override
    public void flush() {
        if (toString(StandardCharsets.UTF_8).contains(text)) {
            interruption.request();
        }
    }
}
