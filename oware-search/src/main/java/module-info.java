/** Game-tree search for oware. */
module io.github.owarelab.search {
    requires transitive io.github.owarelab.core;

    exports io.github.owarelab.search;

    uses io.github.owarelab.tables.EndgameTablesProvider;
}
