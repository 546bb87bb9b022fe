package io.github.owarelab.cli;

import picocli.CommandLine.Command;

/** The commands about endgame tables. */
@Command(name = "tables", description = "Builds, checks and asks endgame tables.")
final class TablesCommand {}
