/** Endgame tables for oware: building, verifying and probing them, and the command line. */
module io.github.owarelab.endgame {
    requires transitive io.github.owarelab.core;
    requires it.unimi.dsi.fastutil;

    // For the command line only; the tables work without them.
    requires static com.fasterxml.jackson.core;
    requires static info.picocli;
    requires static io.github.owarelab.search;
    requires static me.tongfei.progressbar;
    requires static org.jline.reader;
    requires static org.jline.terminal;

    exports io.github.owarelab.endgame;

    provides io.github.owarelab.tables.EndgameTablesProvider with
            io.github.owarelab.endgame.AutomaticTables;

    opens io.github.owarelab.cli to
            info.picocli;
}
