package io.github.owarelab.cli.match;

import java.io.IOException;

/** An engine has gone or is silent; it is killed and plays no more. */
final class EngineFailure extends IOException {
    private static final long serialVersionUID = 1L;

    private final String reason;

    /** The reason is that of the {@link Verdict} on the game. */
    EngineFailure(String reason, String message) {
        super(message);
        this.reason = reason;
    }

    String reason() {
        return reason;
    }
}
