package io.github.owarelab.cli;

import picocli.CommandLine.Option;

/** The option that makes results readable for programs. */
final class JsonOption {
    @Option(names = "--json", description = "Print one JSON object a line.")
    private boolean json;

    boolean isSet() {
        return json;
    }
}
