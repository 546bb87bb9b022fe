package io.github.owarelab.cli;

import java.util.Objects;
import picocli.CommandLine.IVersionProvider;

/** The version of the jar. */
final class Version implements IVersionProvider {
    @Override
    public String[] getVersion() {
        String version = Version.class.getPackage().getImplementationVersion();
        return new String[] {"oware " + Objects.requireNonNullElse(version, "(not from a jar)")};
    }
}
