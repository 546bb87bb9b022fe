package io.github.owarelab.cli;

import picocli.CommandLine.Command;
import picocli.CommandLine.ScopeType;

/** The command that holds all others; what it sets holds for them too. */
@Command(
        name = "oware",
        description = "Rules, search and endgame tables for oware and related sowing games.",
        mixinStandardHelpOptions = true,
        versionProvider = Version.class,
        scope = ScopeType.INHERIT,
        usageHelpAutoWidth = true,
        exitCodeListHeading = "%nExit codes:%n",
        exitCodeList = {
            "0:done",
            "1:files: a table that is damaged, missing or of other rules, a full disk",
            "2:a wrong option, position or move",
            "130:interrupted; nothing already finished is lost"
        })
final class OwareCommand {}
