package io.github.owarelab.cli;

import java.io.IOException;
import org.jline.terminal.spi.SystemStream;
import org.jline.terminal.spi.TerminalProvider;

/** Tells whether somebody watches the error stream or types the input. */
final class Terminal {
    private static final int USUAL_WIDTH = 80;

    private Terminal() {}

    /** Whether the standard input is a terminal that lines can be edited on. */
    static boolean isInput() {
        try {
            TerminalProvider provider = TerminalProvider.load("jni");
            return provider.isSystemStream(SystemStream.Input) && provider.isSystemStream(SystemStream.Output);
        } catch (IOException | LinkageError e) {
            // No native code for this machine.
            return false;
        }
    }

    /** The columns of the terminal that the error stream goes to, 0 if it goes elsewhere. */
    static int errorWidth() {
        try {
            TerminalProvider provider = TerminalProvider.load("jni");
            if (!provider.isSystemStream(SystemStream.Error)) {
                return 0;
            }
            int width = provider.systemStreamWidth(SystemStream.Error);
            return width > 0 ? width : USUAL_WIDTH;
        } catch (IOException | LinkageError e) {
            // No native code for this machine.
            return 0;
        }
    }
}
