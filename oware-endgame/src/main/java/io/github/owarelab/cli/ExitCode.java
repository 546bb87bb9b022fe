package io.github.owarelab.cli;

/** How a run ended, as the process tells its caller. */
enum ExitCode {
    /** All done. */
    DONE(0),
    /** Files, directories or the machine: a damaged, missing or unsuitable table, a full disk, too little memory. */
    FILES(1),
    /** A wrong option, position or move. */
    INPUT(2),
    /** Stopped by a signal; what was finished is kept. */
    INTERRUPTED(130);

    private final int number;

    ExitCode(int number) {
        this.number = number;
    }

    int number() {
        return number;
    }
}
